import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const MAHOGANY: WoodSpecies = {
  stops: ["#2d0f08", "#4d1d10", "#6c2e1a", "#8a4527", "#a25f3a"],
  tile: 0.5,
  rings: 14,
  figure: [0.3, 0.9],
  fineness: 140,
  ground: 0.54,
  late: 0.14,
  fibre: 0.16,
  pores: 0.46,
  drift: 0.08,
  ribbon: 0.2,
  roughness: 0.28,
};

/** Mahogany: deep red-brown with ribbons along the grain and short open pores, polished. Takes colours as a stain. */
export const mahogany: Material = {
  id: "mahogany",
  class: "wood",
  words: ["mahogany", "mahogany wood", "red wood", "redwood"],
  tileSize: MAHOGANY.tile,
  shade: (context) => shadeSolidWood(MAHOGANY, context),
};
