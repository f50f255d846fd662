import { paintSurface } from "../../texture/tones/paint-surface.ts";
import type { Material } from "../material.ts";
import { asphaltBed } from "./asphalt-bed.ts";

const TILE = 1;

/** Rolled asphalt: grey stones packed in black bitumen. Takes colours in all of it. */
export const asphalt: Material = {
  id: "asphalt",
  class: "concrete",
  words: ["asphalt", "tarmac", "road asphalt", "blacktop", "bitumen", "macadam", "asphalt road", "street"],
  tileSize: TILE,
  shade: (context) => paintSurface(context.size, TILE, asphaltBed(context, TILE, 96).paint),
};
