import type { Material } from "../material.ts";
import { printCamouflage, WOODS } from "./print-camouflage.ts";

/** Camouflage of the woods: blotches of green, brown and black. Takes colours as the family of all four, then in the largest blotch. */
export const camouflage: Material = {
  id: "camouflage",
  class: "fabric",
  words: [
    "camouflage",
    "camo",
    "camouflage fabric",
    "woodland camouflage",
    "woodland camo",
    "jungle camouflage",
    "military fabric",
    "camo print",
  ],
  tileSize: 0.85,
  shade: (context) => printCamouflage(context, WOODS),
};
