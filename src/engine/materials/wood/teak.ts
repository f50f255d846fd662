import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const TEAK: WoodSpecies = {
  stops: ["#40230f", "#6b4120", "#8f5f31", "#a97a45", "#bf935c"],
  tile: 0.5,
  rings: 24,
  figure: [0.2, 0.7],
  fineness: 130,
  ground: 0.62,
  late: 0.42,
  fibre: 0.15,
  pores: 0.36,
  drift: 0.08,
  streaks: 0.22,
  roughness: 0.36,
};

/** Teak: golden brown, straight, with dark pencil lines and an oily sheen. Takes colours as a stain. */
export const teak: Material = {
  id: "teak",
  class: "wood",
  words: ["teak", "teak wood", "teakwood", "iroko"],
  tileSize: TEAK.tile,
  shade: (context) => shadeSolidWood(TEAK, context),
};
