import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { foamPores } from "./foam-pores.ts";

const CHARCOAL = ["#1f2022", "#3c3d41", "#65676b"].map(fromHex);
const TILE = 0.5;
/** Pores across the tile: open cells of some three millimetres. */
const PORES = 170;
/** Wedges of a square, which two columns and rows of the grid make. */
const WEDGES = 3;

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

function shadeAcousticFoam({ size, draw, colours, scale }: ShadeContext): Surface {
  const kind = draw.pick("kind", ["pyramid", "egg crate", "wedge"] as const, [3, 1, 5]);
  const few = draw.integer("count", 3, 4);
  // squares of wedges turn by turns: an even number of them lies across the tile
  const count = kind === "wedge" ? 4 * featureCount(2, scale) : 2 * featureCount(few, scale);
  const sag = fbm(size, { cells: count, octaves: 2, seed: draw.seed32("sag") });
  const pores = foamPores(size, draw, featureCount(PORES, scale));
  const tone = evenGrid(count, count, draw.seed32("tone"));
  const foam = palette(...dye(CHARCOAL, colours[0], 0.8));
  const pitch = TILE / count;
  const shiftX = draw.number("shift x", 0.2, 0.8);
  const shiftY = draw.number("shift y", 0.2, 0.8);
  return paintSurface(size, TILE, (texel, i) => {
    const gx = (((i & (size - 1)) + 0.5) / size) * count + shiftX;
    const gy = ((Math.floor(i / size) + 0.5) / size) * count + shiftY;
    const column = Math.floor(gx);
    const row = Math.floor(gy);
    const dx = 0.5 - Math.abs(gx - column - 0.5);
    const dy = 0.5 - Math.abs(gy - row - 0.5);
    let rise: number;
    if (kind === "egg crate") rise = 0.5 + 0.25 * (cosTurn(gx) + cosTurn(gy));
    else if (kind === "pyramid") rise = Math.min(0.94, Math.min(dx, dy) * 2);
    else rise = wedge(gx, gy);
    const own = kind === "wedge" ? 0.5 : (tone[(row % count) * count + (column % count)] as number);
    const pore = pores[i] as number;
    const s = sag[i] as number;
    const low = smoothstep(0.2, 0, rise);
    paintFrom(foam, 0.42 + rise * 0.2 + (own - 0.5) * 0.1 + s * 0.1 - pore * 0.7, texel);
    shade(texel, 1 - 0.45 * low);
    texel.height = pitch * (rise * 0.85 + s * 0.015) - pore * TILE * 0.0012;
    texel.roughness = 0.93 + pore * 0.05;
  });
}

/**
 * Squares of straight wedges, turned by a quarter from one to the next: 0 in the cut between two wedges to 0.6 on their
 * edges.
 *
 * @param gx Columns of the grid, two a square.
 * @param gy Rows of it.
 */
function wedge(gx: number, gy: number): number {
  const isUpright = ((Math.floor(gx) >> 1) + (Math.floor(gy) >> 1)) & 1;
  const across = ((isUpright ? gx : gy) / 2) * WEDGES;
  const into = across - Math.floor(across);
  return 1.2 * Math.min(into, 1 - into);
}
