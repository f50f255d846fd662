import type { Material } from "../material.ts";
import { PLATE_TILE, shadeOrnamentPlate } from "./ornament-plate.ts";

/** Embossed plate: an ornament driven up out of brass, silver or copper, its ground hatched and blackened, the faces polished. Takes colours in the metal. */
export const embossedMetal: Material = {
  id: "embossed-metal",
  class: "metal",
  words: [
    "embossed metal",
    "chased metal",
    "ornate metal",
    "ornamental metal",
    "repousse",
    "filigree",
    "decorative metal",
    "metal ornament",
    "pressed metal",
    "pressed tin",
    "tin ceiling",
  ],
  tileSize: PLATE_TILE,
  shade: (context) => shadeOrnamentPlate(context, "raised"),
};
