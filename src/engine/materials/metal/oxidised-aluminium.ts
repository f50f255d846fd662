import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Aluminium gone dull in the weather: grey, with chalky white blooms that eat in. Takes colours as an anodised coat. */
export const oxidisedAluminium: Material = {
  id: "oxidised-aluminium",
  class: "metal",
  words: ["oxidised aluminium", "oxidized aluminium", "oxidized aluminum", "corroded aluminium", "weathered aluminium"],
  tileSize: 0.4,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.4,
      colours: [
        [0.5, 0.505, 0.51],
        [0.64, 0.645, 0.65],
        [0.76, 0.765, 0.77],
      ],
      roughness: 0.36,
      uneven: 0.0002,
      grain: 0.00003,
      tarnish: { colour: [0.2, 0.2, 0.2], amount: 0.4 },
      bloom: { colour: [0.6, 0.6, 0.58], share: 0.24, relief: 0.0003 },
    }),
};
