import type { Material } from "../material.ts";
import { brushMetal } from "./brushed-metal.ts";

/** Gold brushed across, as on watches. Takes colours as a coat of lacquer. */
export const brushedGold: Material = {
  id: "brushed-gold",
  class: "metal",
  words: ["brushed gold", "satin gold", "brushed brass", "satin brass"],
  tileSize: 0.25,
  shade: (context) =>
    brushMetal(context, {
      tileSize: 0.25,
      colours: [
        [0.6, 0.36, 0.1],
        [0.8, 0.54, 0.19],
        [0.9, 0.67, 0.3],
      ],
      roughness: 0.3,
      across: true,
      hairs: 180,
    }),
};
