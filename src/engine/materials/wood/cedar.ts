import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const CEDAR: WoodSpecies = {
  stops: ["#642c15", "#934c29", "#b36c42", "#c98a60", "#d9a57f"],
  tile: 0.6,
  rings: 48,
  figure: [0.3, 0.9],
  fineness: 110,
  ground: 0.7,
  late: 0.5,
  fibre: 0.12,
  pores: 0.05,
  drift: 0.14,
  knots: [24, 0.0125],
  roughness: 0.58,
};

/** Cedar: orange and pink brown with thin dark rings and small knots. Takes colours as a stain. */
export const cedar: Material = {
  id: "cedar",
  class: "wood",
  words: ["cedar", "cedar wood", "cedarwood", "larch", "juniper wood"],
  tileSize: CEDAR.tile,
  shade: (context) => shadeSolidWood(CEDAR, context),
};
