import { featureCount } from "../../texture/feature-count.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { shadeFoam } from "./shade-foam.ts";

const TILE = 0.5;
/** Pores across the tile: open cells of some three millimetres. */
const PORES = 170;

/** Absorber of soft foam: rows of pyramids, an egg crate or wedges by the seed, porous all over. Takes colours through and through. */
export const acousticFoam: Material = {
  id: "acoustic-foam",
  class: "plastic",
  words: [
    "acoustic foam",
    "sound foam",
    "studio foam",
    "egg crate foam",
    "soundproofing",
    "soundproof foam",
    "sound absorber",
    "pyramid foam",
    "acoustic foam panel",
  ],
  tileSize: TILE,
  shade: shadeAcousticFoam,
};

function shadeAcousticFoam(context: ShadeContext): Surface {
  const { draw, scale } = context;
  const kind = draw.pick("kind", ["pyramid", "egg crate", "wedge"] as const, [3, 1, 5]);
  const few = draw.integer("count", 3, 4);
  // squares of wedges turn by turns: an even number of them lies across the tile
  const count = kind === "wedge" ? 4 * featureCount(2, scale) : 2 * featureCount(few, scale);
  return shadeFoam(context, { tile: TILE, kind, count, pores: PORES });
}
