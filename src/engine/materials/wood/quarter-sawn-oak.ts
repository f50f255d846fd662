import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const QUARTERED: WoodSpecies = {
  stops: ["#5a3d20", "#866239", "#a87d4c", "#bf9662", "#d6b482"],
  tile: 0.5,
  rings: 56,
  figure: [0.08, 0.14],
  fineness: 130,
  ground: 0.56,
  late: 0.3,
  fibre: 0.12,
  pores: 0.26,
  drift: 0.1,
  rays: 0.34,
  roughness: 0.48,
};

/** Oak sawn towards its heart: straight grain along V, and across it the silver flakes of the rays that the saw laid open. Takes colours as a stain. */
export const quarterSawnOak: Material = {
  id: "quarter-sawn-oak",
  class: "wood",
  words: [
    "quarter sawn oak",
    "quartersawn oak",
    "quarter sawn white oak",
    "quartersawn white oak",
    "quarter sawn wood",
    "tiger oak",
    "ray fleck oak",
    "oak with ray",
    "oak with ray fleck",
    "oak with medullary ray",
    "medullary ray",
    "ray fleck",
    "silver grain oak",
  ],
  tileSize: QUARTERED.tile,
  shade: (context) => shadeSolidWood(QUARTERED, context),
};
