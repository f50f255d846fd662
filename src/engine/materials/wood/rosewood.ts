import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const ROSEWOOD: WoodSpecies = {
  stops: ["#1c0d0b", "#3a1811", "#5c2a1b", "#7a422a", "#965c3d"],
  tile: 0.4,
  rings: 20,
  figure: [0.6, 1.2],
  fineness: 150,
  ground: 0.68,
  late: 0.72,
  fibre: 0.13,
  pores: 0.3,
  drift: 0.1,
  streaks: 0.3,
  roughness: 0.26,
};

/** Rosewood: red to violet brown with flowing black lines, polished. Takes colours as a stain. */
export const rosewood: Material = {
  id: "rosewood",
  class: "wood",
  words: ["rosewood", "rose wood", "palisander", "bubinga", "padauk"],
  tileSize: ROSEWOOD.tile,
  shade: (context) => shadeSolidWood(ROSEWOOD, context),
};
