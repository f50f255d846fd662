import type { Material } from "../material.ts";
import { printCamouflage, SNOWS } from "./print-camouflage.ts";

/** Camouflage for snow and towns: white, greys and black. Takes colours as woodland's does. */
export const snowCamouflage: Material = {
  id: "snow-camouflage",
  class: "fabric",
  words: ["snow camouflage", "snow camo", "winter camouflage", "arctic camouflage", "urban camouflage", "urban camo"],
  tileSize: 0.85,
  shade: (context) => printCamouflage(context, SNOWS),
};
