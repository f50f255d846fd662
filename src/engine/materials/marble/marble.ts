import type { Rgb } from "../../math/color.ts";
import type { Material } from "../material.ts";
import { SLATY } from "./blue-marble.ts";
import { SERPENTINE } from "./green-marble.ts";
import { SLAB, shadeVeinedMarble, type VeinedMarble } from "./veined-marble.ts";

const STONE: VeinedMarble = {
  ground: ["#b9bbbd", "#d3d4d5", "#e6e6e5", "#f1f0ee"],
  clouds: 0.34,
  fold: 0.07,
  veins: [
    { colours: ["#6d7176", "#94989c"], cells: 3, stretch: 2, width: 0.05, halo: 0.5, strength: 0.85, spread: 0.75 },
    { colours: ["#7b7f84", "#9da1a4"], cells: 5, stretch: 2, width: 0.045, halo: 0.26, strength: 0.6, spread: 0.6 },
    { colours: ["#85888c", "#a3a6a9"], cells: 11, stretch: 1, width: 0.035, halo: 0.12, strength: 0.4, spread: 0.45 },
  ],
};

/** Marble that is asked for in green or in blue is clouded and veined as the stones of that colour are. */
function stoneIn(ground: Rgb | undefined): VeinedMarble {
  if (!ground) return STONE;
  const [r, g, b] = ground;
  if (g > 1.35 * r && g > 1.1 * b) return SERPENTINE;
  return b > 1.35 * r && b > 1.1 * g ? SLATY : STONE;
}

/** Carrara marble: white, clouded, with soft grey veins drawn across the slab. Takes colours in the ground, then in the veins. */
export const marble: Material = {
  id: "marble",
  class: "marble",
  words: [
    "marble",
    "white marble",
    "carrara marble",
    "carrara",
    "polished marble",
    "statuario",
    "arabescato",
    "light marble",
    "marble slab",
    "bianco marble",
  ],
  tileSize: SLAB,
  shade: (context) => shadeVeinedMarble(stoneIn(context.colours[0]), context),
};
