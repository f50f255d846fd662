import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const EBONY: WoodSpecies = {
  stops: ["#120e0c", "#1e1713", "#30241c", "#54402f", "#84644a"],
  tile: 0.4,
  rings: 18,
  figure: [0.3, 1],
  fineness: 190,
  ground: 0.6,
  late: 0.5,
  fibre: 0.16,
  pores: 0.2,
  drift: 0.14,
  streaks: 0.5,
  roughness: 0.22,
};

/** Ebony: nearly black, dense, with faint brown streaks, polished. Takes colours as a stain. */
export const ebony: Material = {
  id: "ebony",
  class: "wood",
  words: ["ebony", "ebony wood", "blackwood", "black wood", "wenge"],
  tileSize: EBONY.tile,
  shade: (context) => shadeSolidWood(EBONY, context),
};
