import type { Material } from "../material.ts";
import { SLAB, shadeVeinedMarble, type VeinedMarble } from "./veined-marble.ts";

/** What green marble is of. */
export const SERPENTINE: VeinedMarble = {
  ground: ["#0d231a", "#173a2a", "#27543e", "#44795d"],
  clouds: 0.4,
  fold: 0.1,
  veins: [
    { colours: ["#7fae93", "#bcd3c4"], cells: 6, stretch: 2, width: 0.055, halo: 0.3, strength: 0.7, spread: 0.8 },
    { colours: ["#5f9478", "#a5c8b3"], cells: 13, stretch: 1, width: 0.045, halo: 0.14, strength: 0.4, spread: 0.75 },
    { colours: ["#08140f", "#0f2119"], cells: 8, stretch: 1, width: 0.08, halo: 0.34, strength: 0.7, spread: 0.7 },
  ],
};

/** Green serpentine marble: dark green clouds in a net of pale green and white. Takes colours in the ground, then in the veins. */
export const greenMarble: Material = {
  id: "green-marble",
  class: "marble",
  words: [
    "green marble",
    "verde marble",
    "serpentine",
    "verdi alpi",
    "rainforest green marble",
    "emerald marble",
    "serpentinite",
    "oasis green marble",
  ],
  tileSize: SLAB,
  shade: (context) => shadeVeinedMarble(SERPENTINE, context),
};
