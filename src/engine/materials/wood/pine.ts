import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const PINE: WoodSpecies = {
  stops: ["#a5672f", "#c58d4f", "#dcb57a", "#e8cb96", "#efd9ae"],
  tile: 0.6,
  rings: 34,
  figure: [0.6, 1.1],
  fineness: 110,
  ground: 0.78,
  late: 0.56,
  fibre: 0.09,
  pores: 0.06,
  drift: 0.08,
  knots: [36, 0.0135],
  roughness: 0.55,
};

/** Knotty pine: pale cream and yellow, bold orange rings that flow around brown knots. Takes colours as a stain. */
export const pine: Material = {
  id: "pine",
  class: "wood",
  words: ["pine", "pine wood", "knotty pine", "knotted wood", "softwood", "spruce", "fir wood"],
  tileSize: PINE.tile,
  shade: (context) => shadeSolidWood(PINE, context),
};
