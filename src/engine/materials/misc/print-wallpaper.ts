import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendPaint, type Palette, paintFrom, shade } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** What is printed on a place of the paper. */
export interface Print {
  /** Number of the ink, and how fully it covers, 0..1. */
  ink: number;
  cover: number;
  /** Darker or lighter within the ink, about -0.5..0.5. */
  tone: number;
  /** How far the print is embossed, 0..1. */
  relief: number;
}

/** A wallpaper: its ground, its inks, and what is printed at x, y in tiles. */
export interface Wallpaper {
  readonly ground: Palette;
  readonly inks: readonly Palette[];
  readonly printAt: (x: number, y: number, print: Print, index: number) => void;
  /** Of the print; the ground is matte. */
  readonly gloss?: number;
}

/** Metres a wallpaper tile spans. */
export const WALLPAPER_TILE = 1;

/** Lighter and darker shades of an ink as a palette's stops. */
export const inkStops = (colour: Rgb): Rgb[] =>
  [0.72, 1, 1.16].map((k) => colour.map((c) => Math.min(0.85, c * k)) as [number, number, number]);

/** Lengths hung side by side on a tile, and half the joint between two, in tiles. */
const LENGTHS = 2;
const BUTT = 0.0011;

/** Prints wallpaper: smooth paper hung in lengths edge to edge, softly yellowed, the print slightly raised and glossier. */
export function printWallpaper({ size, draw, scale }: ShadeContext, look: Wallpaper): Surface {
  const { ground, inks, printAt, gloss = 0.22 } = look;
  const tooth = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.9, seed: draw.seed32("tooth") });
  const age = fbm(size, { cells: 4, octaves: 6, gain: 0.55, seed: draw.seed32("age") });
  const seam = draw.number("seam", 0.1, 0.4);
  const print: Print = { ink: 0, cover: 0.5, tone: 0.5, relief: 0.5 };
  const layer = { r: 0.5, g: 0.5, b: 0.5 };
  return paintSurface(size, WALLPAPER_TILE, (texel, i) => {
    const column = i & (size - 1);
    const t = tooth[i] as number;
    const a = age[i] as number;
    print.ink = 0;
    print.cover = 0;
    print.tone = 0;
    print.relief = 0;
    const x = (column + 0.5) / size;
    const length = (x + seam) * LENGTHS;
    const aside = Math.abs(length - Math.round(length)) / LENGTHS;
    // edges lift a little where two lengths meet, and keep the dirt
    const butt = smoothstep(BUTT + 0.8 / size, 0, aside);
    const lifted = smoothstep(0.02, 0.002, aside);
    printAt(x, ((i - column) / size + 0.5) / size, print, i);
    paintFrom(ground, 0.55 + 0.1 * a + 0.06 * t, texel);
    // ink breaks over the tooth of the paper
    const cover = print.cover * (1 - 0.14 * smoothstep(0.1, 0.8, t));
    if (cover > 0) {
      paintFrom(inks[print.ink] ?? ground, 0.52 + print.tone + 0.14 * a + 0.07 * t, layer);
      blendPaint(texel, layer, cover);
    }
    shade(texel, 1 - 0.3 * butt * (0.7 + 0.3 * a));
    texel.height = 0.0007 * print.relief + 0.00005 * t + 0.0003 * a + 0.0005 * lifted - 0.0007 * butt;
    texel.roughness = 0.78 + 0.04 * t - gloss * cover + 0.12 * butt;
  });
}
