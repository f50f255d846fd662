import type { Material } from "../material.ts";
import { RUNE_TILE, shadeRunes } from "./runes.ts";

/** Blocks of stone, on each a rune cut deep, nothing in it but shade and dirt. Takes colours in the stone, then in the runes. */
export const carvedRunes: Material = {
  id: "carved-runes",
  class: "stone",
  words: [
    "carved rune",
    "engraved rune",
    "incised rune",
    "etched rune",
    "chiselled rune",
    "carved glyph",
    "carved symbol",
    "carved inscription",
  ],
  tileSize: RUNE_TILE,
  shade: (context) => shadeRunes(context, false),
};
