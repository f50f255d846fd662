import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const WALNUT: WoodSpecies = {
  stops: ["#1d110b", "#382317", "#543724", "#714c33", "#8d6747"],
  tile: 0.5,
  rings: 22,
  figure: [0.35, 0.7],
  fineness: 200,
  ground: 0.66,
  late: 0.36,
  fibre: 0.17,
  pores: 0.4,
  drift: 0.1,
  streaks: 0.3,
  roughness: 0.42,
};

/** Black walnut: chocolate brown with purple-black streaks and flowing cathedrals. Takes colours as a stain. */
export const walnut: Material = {
  id: "walnut",
  class: "wood",
  words: ["walnut", "walnut wood", "dark wood", "american walnut", "black walnut"],
  tileSize: WALNUT.tile,
  shade: (context) => shadeSolidWood(WALNUT, context),
};
