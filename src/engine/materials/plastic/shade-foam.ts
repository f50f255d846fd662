import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { foamPores } from "./foam-pores.ts";

const CHARCOAL = ["#1f2022", "#3c3d41", "#65676b"].map(fromHex);
/** Wedges of a square, which two columns and rows of the grid make. */
const WEDGES = 3;
/** Half the cut between two panels, in columns of the grid. */
const CUT = 0.07;

/** How an absorber is cut. */
export interface FoamCut {
  /** Metres. */
  readonly tile: number;
  readonly kind: "pyramid" | "egg crate" | "wedge";
  /** Columns and rows of the grid across the tile. */
  readonly count: number;
  /** Panels across the tile, an even number that parts `count`; one piece when left out. */
  readonly panels?: number;
  /** Pores across the tile. */
  readonly pores: number;
  /** Of every second panel, dark to light. */
  readonly second?: readonly Rgb[];
}

/** Soft porous foam, cut to absorb sound. Takes colours through and through, in panels by turns. */
export function shadeFoam({ size, draw, colours, scale }: ShadeContext, cut: FoamCut): Surface {
  const { tile, kind, count, panels } = cut;
  const sag = fbm(size, { cells: count, octaves: 2, seed: draw.seed32("sag") });
  const pores = foamPores(size, draw, featureCount(cut.pores, scale));
  const tone = evenGrid(count, count, draw.seed32("tone"));
  const foam = palette(...dye(CHARCOAL, colours[0], 0.8));
  const other = cut.second ? palette(...dye(cut.second, colours[1] ?? colours[0], 0.8)) : foam;
  const pitch = tile / count;
  // of panels the tile ends in the middle of one, not in a cut
  const aside = panels ? count / panels / 2 + 0.5 : undefined;
  const shiftX = aside ?? draw.number("shift x", 0.2, 0.8);
  const shiftY = aside ?? draw.number("shift y", 0.2, 0.8);
  const wide = panels ? count / panels : 0;
  return paintSurface(size, tile, (texel, i) => {
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
    const isOther = wide > 0 && ((Math.floor(gx / wide) + Math.floor(gy / wide)) & 1) === 1;
    paintFrom(isOther ? other : foam, 0.42 + rise * 0.2 + (own - 0.5) * 0.1 + s * 0.1 - pore * 0.7, texel);
    shade(texel, 1 - 0.45 * low);
    const gap = wide > 0 ? smoothstep(CUT, CUT * 0.4, Math.min(toCut(gx, wide), toCut(gy, wide))) : 0;
    shade(texel, 1 - 0.6 * gap);
    texel.height = pitch * (rise * 0.85 + s * 0.015 - 0.25 * gap) - pore * tile * 0.0012;
    texel.roughness = 0.93 + pore * 0.05;
  });
}

/** How far a place is from the nearest cut, in columns. */
const toCut = (g: number, wide: number): number => Math.abs(g - Math.round(g / wide) * wide);

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
