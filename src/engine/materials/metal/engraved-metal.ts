import type { Material } from "../material.ts";
import { PLATE_TILE, shadeOrnamentPlate } from "./ornament-plate.ts";

/** Engraved plate: an ornament cut into polished brass, silver or copper, its figures hatched and blackened. Takes colours in the metal. */
export const engravedMetal: Material = {
  id: "engraved-metal",
  class: "metal",
  words: ["engraved metal", "etched metal", "metal engraving", "incised metal", "engraved plate"],
  tileSize: PLATE_TILE,
  shade: (context) => shadeOrnamentPlate(context, "sunk"),
};
