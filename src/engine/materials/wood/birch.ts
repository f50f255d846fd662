import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const BIRCH: WoodSpecies = {
  stops: ["#b48b56", "#cfac78", "#dfc294", "#e8d1a9", "#efddbd"],
  tile: 0.5,
  rings: 12,
  figure: [0.7, 1.3],
  fineness: 190,
  ground: 0.66,
  late: 0.34,
  fibre: 0.1,
  pores: 0.06,
  drift: 0.1,
  curl: 0.07,
  roughness: 0.46,
};

/** Birch: pale cream, fine and even, with a silky ripple across the grain. Takes colours as a stain. */
export const birch: Material = {
  id: "birch",
  class: "wood",
  words: ["birch wood", "birch", "blond wood", "poplar wood", "aspen wood"],
  tileSize: BIRCH.tile,
  shade: (context) => shadeSolidWood(BIRCH, context),
};
