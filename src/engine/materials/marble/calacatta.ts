import type { Material } from "../material.ts";
import { SLAB, shadeVeinedMarble, type VeinedMarble } from "./veined-marble.ts";

const STONE: VeinedMarble = {
  ground: ["#d6d3cd", "#e6e4df", "#f0eeea", "#f6f4f1"],
  clouds: 0.24,
  fold: 0.09,
  veins: [
    { colours: ["#a8803c", "#c9a55c"], cells: 3, stretch: 2, width: 0.07, halo: 0.3, strength: 0.85, spread: 1 },
    { colours: ["#55565a", "#87807a"], cells: 4, stretch: 2, width: 0.035, halo: 0.4, strength: 0.8, spread: 0.8 },
    { colours: ["#b8935a", "#d0b482"], cells: 9, stretch: 1, width: 0.045, halo: 0.12, strength: 0.6, spread: 0.5 },
  ],
};

/** Calacatta gold: pure white with a few bold veins, grey in the middle and gold at the rim. Takes colours in the ground, then in the veins. */
export const calacatta: Material = {
  id: "calacatta",
  class: "marble",
  words: [
    "calacatta marble",
    "calacatta",
    "gold veined marble",
    "golden vein marble",
    "calacatta gold",
    "luxury marble",
    "marble with gold vein",
  ],
  tileSize: SLAB,
  shade: (context) => shadeVeinedMarble(STONE, context),
};
