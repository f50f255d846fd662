import type { Material } from "../material.ts";
import { SLAB, shadeVeinedMarble, type VeinedMarble } from "./veined-marble.ts";

const STONE: VeinedMarble = {
  ground: ["#3a2418", "#573a28", "#755239", "#936e51"],
  clouds: 0.5,
  fold: 0.1,
  veins: [
    { colours: ["#c8a987", "#ead9c3"], cells: 5, stretch: 1, width: 0.05, halo: 0.16, strength: 0.9, spread: 0.65 },
    { colours: ["#b08e6b", "#d8c0a4"], cells: 9, stretch: 1, width: 0.045, halo: 0.14, strength: 0.75, spread: 0.75 },
    { colours: ["#a68462", "#cdb396"], cells: 15, stretch: 1, width: 0.04, halo: 0.1, strength: 0.5, spread: 0.7 },
  ],
};

/** Emperador: chestnut brown in a fine net of cream veins. Takes colours in the ground, then in the veins. */
export const brownMarble: Material = {
  id: "brown-marble",
  class: "marble",
  words: ["brown marble", "emperador", "emperador marble", "emperador dark marble", "dark emperador"],
  tileSize: SLAB,
  shade: (context) => shadeVeinedMarble(STONE, context),
};
