import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const BEECH: WoodSpecies = {
  stops: ["#8f5a36", "#b27d52", "#c8976c", "#d6ab83", "#e0bb97"],
  tile: 0.4,
  rings: 16,
  figure: [0.3, 0.7],
  fineness: 170,
  ground: 0.62,
  late: 0.2,
  fibre: 0.09,
  pores: 0.05,
  drift: 0.05,
  flecks: 0.5,
  roughness: 0.46,
};

/** Beech: even pinkish tan, sown with short dark ray flecks. Takes colours as a stain. */
export const beech: Material = {
  id: "beech",
  class: "wood",
  words: ["beech", "beech wood", "beechwood", "alder wood"],
  tileSize: BEECH.tile,
  shade: (context) => shadeSolidWood(BEECH, context),
};
