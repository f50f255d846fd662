import type { Material } from "../material.ts";
import { SLAB, shadeVeinedMarble, type VeinedMarble } from "./veined-marble.ts";

/** What blue marble is of. */
export const SLATY: VeinedMarble = {
  ground: ["#24384f", "#3d5874", "#647f9a", "#96abbd"],
  clouds: 0.32,
  fold: 0.08,
  veins: [
    { colours: ["#d9dde0", "#f0f0ec"], cells: 6, stretch: 2, width: 0.075, halo: 0.3, strength: 0.7, spread: 0.75 },
    { colours: ["#18263a", "#2b3c52"], cells: 9, stretch: 1, width: 0.05, halo: 0.16, strength: 0.7, spread: 0.6 },
    { colours: ["#b9c4cc", "#dfe3e4"], cells: 15, stretch: 1, width: 0.04, halo: 0.12, strength: 0.4, spread: 0.7 },
  ],
};

/** Blue marbles and quartzites: slate blue clouds, drawn out in white calcite and dark threads. Takes colours in the ground, then in the veins. */
export const blueMarble: Material = {
  id: "blue-marble",
  class: "marble",
  words: ["blue marble", "blue bahia", "azul macaubas", "azul bahia", "blue quartzite"],
  tileSize: SLAB,
  shade: (context) => shadeVeinedMarble(SLATY, context),
};
