import type { Material } from "../material.ts";
import { shadeSuiting, suitCloth } from "./suit-cloth.ts";

/** Suiting with thin pale lines at even distances. Takes colours in the cloth, then in the lines. */
export const pinstripe: Material = {
  id: "pinstripe",
  class: "fabric",
  words: [
    "pinstripe",
    "pinstripe wool",
    "pinstripe fabric",
    "pinstripe cloth",
    "pinstripe suit",
    "pinstriped suit",
    "pinstriped wool",
    "pinstriped fabric",
    "chalk stripe",
    "chalk stripe wool",
  ],
  tileSize: suitCloth.tileSize,
  shade: (context) => shadeSuiting(context, "chalk stripe"),
};
