import type { Material } from "../material.ts";
import { printCamouflage, SNOWS, WOODS } from "./print-camouflage.ts";

/** Digital camouflage: blotches made of small squares. Takes colours as woodland's does. */
export const digitalCamouflage: Material = {
  id: "digital-camouflage",
  class: "fabric",
  words: [
    "digital camouflage",
    "digital camo",
    "pixel camouflage",
    "pixel camo",
    "pixelated camouflage",
    "marpat",
    "digicam",
  ],
  tileSize: 0.85,
  shade: (context) => printCamouflage(context, [...WOODS, ...SNOWS.slice(1)], 9),
};
