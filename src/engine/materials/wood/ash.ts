import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const ASH: WoodSpecies = {
  stops: ["#6b4b2c", "#a17c52", "#cdb085", "#ddc6a0", "#e8d6b7"],
  tile: 0.5,
  rings: 19,
  figure: [0.5, 0.9],
  fineness: 120,
  ground: 0.76,
  late: 0.62,
  fibre: 0.13,
  pores: 0.42,
  drift: 0.06,
  roughness: 0.48,
};

/** Ash: pale, with strong brown cathedrals of coarse pores. Takes colours as a stain. */
export const ash: Material = {
  id: "ash",
  class: "wood",
  words: ["ash wood", "ash tree wood", "elm wood", "hickory"],
  tileSize: ASH.tile,
  shade: (context) => shadeSolidWood(ASH, context),
};
