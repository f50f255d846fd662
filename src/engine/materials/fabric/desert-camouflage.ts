import type { Material } from "../material.ts";
import { DESERTS, printCamouflage } from "./print-camouflage.ts";

/** Camouflage of deserts: sand, tan and brown. Takes colours as woodland's does. */
export const desertCamouflage: Material = {
  id: "desert-camouflage",
  class: "fabric",
  words: ["desert camouflage", "desert camo", "arid camouflage", "tan camouflage", "chocolate chip camouflage"],
  tileSize: 0.85,
  shade: (context) => printCamouflage(context, DESERTS),
};
