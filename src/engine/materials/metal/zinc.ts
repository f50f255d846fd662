import type { Material } from "../material.ts";
import { finishMetal } from "./metal-finish.ts";

/** Weathered zinc roofing: matte blue-grey with pale clouds and white specks. Takes colours as a coat of lacquer. */
export const zinc: Material = {
  id: "zinc",
  class: "metal",
  words: ["zinc", "zinc sheet", "titanium zinc"],
  tileSize: 0.5,
  shade: (context) =>
    finishMetal(context, {
      tileSize: 0.5,
      colours: [
        [0.3, 0.33, 0.36],
        [0.42, 0.455, 0.485],
        [0.54, 0.575, 0.6],
      ],
      roughness: 0.46,
      uneven: 0.0002,
      scratches: 200,
      smudge: 1.6,
      tarnish: { colour: [0.2, 0.22, 0.25], amount: 0.35 },
      bloom: { colour: [0.62, 0.63, 0.63], share: 0.1, relief: 0.0001 },
    }),
};
