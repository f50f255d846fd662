import type { Material } from "../material.ts";
import { shadeSolidWood, type WoodSpecies } from "./solid-wood.ts";

const MAPLE: WoodSpecies = {
  stops: ["#9c6a38", "#c0935a", "#d7b27c", "#e5c899", "#efdbb5"],
  tile: 0.5,
  rings: 22,
  figure: [0.7, 1.2],
  fineness: 200,
  ground: 0.7,
  late: 0.42,
  fibre: 0.12,
  pores: 0.05,
  drift: 0.06,
  curl: 0.09,
  roughness: 0.34,
};

/** Curly maple: pale honey with bright bars across the grain. Takes colours as a stain. */
export const maple: Material = {
  id: "maple",
  class: "wood",
  words: ["maple", "maple wood", "curly maple", "tiger maple", "sycamore wood"],
  tileSize: MAPLE.tile,
  shade: (context) => shadeSolidWood(MAPLE, context),
};
