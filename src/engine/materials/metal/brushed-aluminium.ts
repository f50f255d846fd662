import type { Material } from "../material.ts";
import { brushMetal } from "./brushed-metal.ts";

/** Aluminium brushed across, bright and cool. Takes colours as an anodised coat. */
export const brushedAluminium: Material = {
  id: "brushed-aluminium",
  class: "metal",
  words: ["brushed aluminium", "brushed aluminum", "anodised aluminium", "anodized aluminum"],
  tileSize: 0.25,
  shade: (context) =>
    brushMetal(context, {
      tileSize: 0.25,
      // measured F0 of aluminium: 0.91, 0.92, 0.92, less what the grooves swallow
      colours: [
        [0.56, 0.57, 0.58],
        [0.77, 0.78, 0.79],
        [0.89, 0.895, 0.9],
      ],
      roughness: 0.28,
      across: true,
      hairs: 160,
    }),
};
