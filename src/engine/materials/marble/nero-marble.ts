import type { Material } from "../material.ts";
import { SLAB, shadeVeinedMarble, type VeinedMarble } from "./veined-marble.ts";

const STONE: VeinedMarble = {
  ground: ["#0d0d0f", "#151517", "#1e1e21", "#2a2a2e"],
  clouds: 0.3,
  fold: 0.08,
  veins: [
    { colours: ["#c9c7c3", "#efeeeb"], cells: 9, stretch: 1, width: 0.06, halo: 0.12, strength: 0.9, spread: 0.66 },
    { colours: ["#9c9a97", "#d9d7d3"], cells: 11, stretch: 1, width: 0.05, halo: 0.1, strength: 0.8, spread: 0.6 },
    { colours: ["#7f7d7a", "#b5b3af"], cells: 16, stretch: 1, width: 0.03, halo: 0.06, strength: 0.55, spread: 0.5 },
  ],
};

/** Nero Marquina: black, crossed by sharp white veins, broad ones and hairs. Takes colours in the ground, then in the veins. */
export const neroMarble: Material = {
  id: "nero-marble",
  class: "marble",
  words: [
    "black marble",
    "nero marquina",
    "nero marble",
    "dark marble",
    "nero",
    "black and white marble",
    "portoro",
    "black marble with white vein",
  ],
  tileSize: SLAB,
  shade: (context) => shadeVeinedMarble(STONE, context),
};
