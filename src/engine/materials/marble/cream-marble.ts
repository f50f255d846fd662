import type { Material } from "../material.ts";
import { SLAB, shadeVeinedMarble, type VeinedMarble } from "./veined-marble.ts";

const STONE: VeinedMarble = {
  ground: ["#cfb892", "#dcc9a8", "#e6d7bb", "#efe5d0"],
  clouds: 0.42,
  fold: 0.09,
  veins: [
    { colours: ["#a8804f", "#c49e6c"], cells: 6, stretch: 1, width: 0.022, halo: 0.16, strength: 0.75, spread: 0.5 },
    { colours: ["#f4ede0", "#faf6ee"], cells: 8, stretch: 1, width: 0.04, halo: 0.2, strength: 0.6, spread: 0.6 },
    { colours: ["#b38d5f", "#c9a67a"], cells: 13, stretch: 1, width: 0.02, halo: 0.07, strength: 0.5, spread: 0.45 },
  ],
};

/** Crema Marfil: even ivory and cream clouds, hairlines of cinnamon and of calcite. Takes colours in the ground, then in the veins. */
export const creamMarble: Material = {
  id: "cream-marble",
  class: "marble",
  words: [
    "cream marble",
    "beige marble",
    "crema marfil",
    "crema marfil marble",
    "botticino",
    "botticino marble",
    "perlato marble",
    "ivory marble",
  ],
  tileSize: SLAB,
  shade: (context) => shadeVeinedMarble(STONE, context),
};
