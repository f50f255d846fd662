import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const CHERRY: WoodSpecies = {
  stops: ["#5c2812", "#854323", "#a55f36", "#ba7a4c", "#c98f61"],
  tile: 0.5,
  rings: 16,
  figure: [0.6, 1.2],
  fineness: 190,
  ground: 0.6,
  late: 0.3,
  fibre: 0.11,
  pores: 0.12,
  drift: 0.12,
  flecks: 0.2,
  roughness: 0.38,
};

/** Cherry: even, silky red-brown, fine grain, dark gum flecks. Takes colours as a stain. */
export const cherry: Material = {
  id: "cherry",
  class: "wood",
  words: ["cherry wood", "cherrywood", "cherry tree wood"],
  tileSize: CHERRY.tile,
  shade: (context) => shadeSolidWood(CHERRY, context),
};
