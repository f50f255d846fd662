import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const ZEBRAWOOD: WoodSpecies = {
  stops: ["#2a190e", "#523620", "#9b744a", "#c9a673", "#dcbf90"],
  tile: 0.5,
  rings: 22,
  figure: [0.1, 0.5],
  fineness: 130,
  ground: 0.82,
  late: 1.05,
  fibre: 0.1,
  pores: 0.3,
  drift: 0.08,
  roughness: 0.36,
};

/** Zebrawood: straight black-brown stripes on straw yellow. Takes colours as a stain. */
export const zebrawood: Material = {
  id: "zebrawood",
  class: "wood",
  words: ["zebrawood", "zebrano", "zebra wood", "striped wood"],
  tileSize: ZEBRAWOOD.tile,
  shade: (context) => shadeSolidWood(ZEBRAWOOD, context),
};
