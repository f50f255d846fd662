import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const OAK: WoodSpecies = {
  stops: ["#5a3a1e", "#8a6036", "#ae7f4b", "#c59860", "#d3ab76"],
  tile: 0.5,
  rings: 62,
  figure: [0.28, 0.5],
  crown: [0.3, 0.55],
  fineness: 190,
  ground: 0.66,
  late: 0.34,
  fibre: 0.17,
  pores: 0.42,
  drift: 0.07,
  roughness: 0.5,
};

/** A plain oak face, grain along V, oiled: open pores, cathedrals, silver rays. Takes colours as a stain. */
export const oak: Material = {
  id: "oak",
  class: "wood",
  words: ["wood", "oak", "wooden", "timber", "oak wood", "light wood", "hardwood"],
  tileSize: OAK.tile,
  shade: (context) => shadeSolidWood(OAK, context),
};
