import type { Material } from "../material.ts";
import { SLAB, shadeVeinedMarble, type VeinedMarble } from "./veined-marble.ts";

const STONE: VeinedMarble = {
  ground: ["#5c2119", "#85382b", "#a85745", "#c6826e"],
  clouds: 0.55,
  fold: 0.1,
  veins: [
    { colours: ["#e0cfc4", "#f2e9e2"], cells: 7, stretch: 1, width: 0.06, halo: 0.2, strength: 0.9, spread: 0.6 },
    { colours: ["#3a1410", "#5c261d"], cells: 6, stretch: 2, width: 0.06, halo: 0.24, strength: 0.7, spread: 0.7 },
    { colours: ["#d2b0a2", "#ead5cb"], cells: 12, stretch: 1, width: 0.035, halo: 0.1, strength: 0.6, spread: 0.6 },
  ],
};

/** Rosso: brick-red and rose clouds, white calcite veins, dark seams. Takes colours in the ground, then in the veins. */
export const redMarble: Material = {
  id: "red-marble",
  class: "marble",
  words: ["red marble", "rosso marble", "rosso verona", "rosa marble", "burgundy marble"],
  tileSize: SLAB,
  shade: (context) => shadeVeinedMarble(STONE, context),
};
