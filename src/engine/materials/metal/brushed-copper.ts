import type { Material } from "../material.ts";
import { brushMetal } from "./brushed-metal.ts";

/** Copper brushed along V. Takes colours as a coat of lacquer. */
export const brushedCopper: Material = {
  id: "brushed-copper",
  class: "metal",
  words: ["brushed copper", "satin copper", "brushed rose gold"],
  tileSize: 0.25,
  shade: (context) =>
    brushMetal(context, {
      tileSize: 0.25,
      colours: [
        [0.52, 0.22, 0.13],
        [0.76, 0.37, 0.23],
        [0.9, 0.53, 0.37],
      ],
      roughness: 0.3,
      hairs: 180,
    }),
};
