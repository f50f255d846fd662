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
  const count = 2 * featureCount(draw.integer("count", 3, 4), scale);
  const kind = draw.pick("kind", ["pyramid", "egg crate", "wedge"] as const, [5, 1, 3]);
  const sway = fbm(size, { cells: 5, octaves: 3, seed: draw.seed32("sway") });
  const sag = fbm(size, { cells: count, octaves: 2, seed: draw.seed32("sag") });
  const pores = foamPores(size, draw, featureCount(90, scale));
  const tone = evenGrid(count, count, draw.seed32("tone"));
  const foam = palette(...dye(CHARCOAL, colours[0], 0.8));
  const pitch = TILE / count;
  const shiftX = draw.number("shift x", 0.2, 0.8);
  const shiftY = draw.number("shift y", 0.2, 0.8);
  return paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.06;
    const gx = (((i & (size - 1)) + 0.5) / size) * count + shiftX + bend;
    const gy = ((Math.floor(i / size) + 0.5) / size) * count + shiftY - bend;
    const column = Math.floor(gx);
    const row = Math.floor(gy);
    const dx = 0.5 - Math.abs(gx - column - 0.5);
    const dy = 0.5 - Math.abs(gy - row - 0.5);
    let rise: number;
    if (kind === "egg crate") rise = 0.5 + 0.25 * (cosTurn(gx) + cosTurn(gy));
    else if (kind === "pyramid") rise = Math.min(0.94, Math.min(dx, dy) * 2);
    // panels of four wedges, turned by a quarter from one to the next
    else rise = Math.min(0.94, 2 * (((column >> 1) + (row >> 1)) & 1 ? dx : dy));
    const own = tone[(row % count) * count + (column % count)] as number;
    const pore = pores[i] as number;
    const s = sag[i] as number;
    const low = smoothstep(0.35, 0, rise);
    paintFrom(foam, 0.4 + rise * 0.3 + (own - 0.5) * 0.1 + s * 0.1 - pore * 0.7, texel);
    shade(texel, 1 - 0.45 * low);
    texel.height = pitch * (rise * 0.85 + s * 0.03) - pore * TILE * 0.0022;
    texel.roughness = 0.93 + pore * 0.05;
  });
}
