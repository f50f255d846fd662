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
        [0.38, 0.385, 0.39],
        [0.52, 0.525, 0.53],
        [0.64, 0.645, 0.65],
      ],
      roughness: 0.45,
      uneven: 0.0002,
      grain: 0.00003,
      tarnish: { colour: [0.2, 0.2, 0.2], amount: 0.4 },
      bloom: { colour: [0.44, 0.44, 0.43], share: 0.32, relief: 0.0003 },
    }),
};
