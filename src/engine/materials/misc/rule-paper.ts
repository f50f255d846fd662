import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

const PAPER = ["#e2ddd0", "#eeeadf", "#f5f2ea"].map(fromHex);
const INK = fromHex("#7f9dc4");
const RED = fromHex("#d0807c");
const PALE_INK = fromHex("#dfe4ea");

export interface Ruling {
  /** Metres. */
  readonly tile: number;
  /** Lines down the tile, and such across it. */
  readonly down: number;
  readonly across: number;
  /** Every how many lines one is stronger; 0 for none. */
  readonly strong: number;
  /** Where the red line of the margin runs, as a share of the tile; none where left out. */
  readonly margin?: number;
}

/** Smooth white paper printed with thin lines. Takes colours in the paper, then in the lines. */
export function rulePaper(ruling: Ruling, { size, draw, colours, scale }: ShadeContext): Surface {
  const { tile, strong, margin } = ruling;
  const down = featureCount(ruling.down, scale);
  const across = ruling.across === 0 ? 0 : featureCount(ruling.across, scale);
  const tooth = fbm(size, { cells: 190, octaves: 3, gain: 0.8, seed: draw.seed32("tooth") });
  const cloud = fbm(size, { cells: 5, octaves: 5, gain: 0.6, seed: draw.seed32("cloud") });
  const press = fbm(size, { cells: 16, octaves: 4, gain: 0.6, seed: draw.seed32("press") });
  const paper = palette(...dye(PAPER, colours[0], 0.9));
  const isDark = colours[0] !== undefined && luminance(colours[0]) < 0.3;
  const ink: Rgb = colours[1] ?? (isDark ? PALE_INK : INK);
  // a print is never thinner than what the tile can show
  const half = Math.max(0.00018 / tile, 0.6 / size);
  const lineAt = (x: number, count: number) => {
    const at = x * count;
    const near = Math.round(at);
    const isStrong = strong > 0 && near % strong === 0;
    const wide = half * (isStrong ? 1.7 : 1);
    return smoothstep(wide * 1.5, wide * 0.5, Math.abs(at - near) / count) * (isStrong ? 1 : 0.72);
  };
  return paintSurface(size, tile, (texel, i) => {
    const column = i & (size - 1);
    const t = tooth[i] as number;
    const p = press[i] as number;
    const x = (column + 0.5) / size + 0.5 / Math.max(1, across || down);
    const y = ((i - column) / size + 0.5) / size + 0.5 / down;
    const line = Math.max(lineAt(y % 1, down), across > 0 ? lineAt(x % 1, across) : 0);
    paintFrom(paper, 0.6 + 0.16 * (cloud[i] as number) + 0.14 * t, texel);
    blendColour(texel, ink, line * (0.86 + 0.14 * p + 0.08 * t));
    if (margin !== undefined) {
      const red = smoothstep(half * 1.8, half * 0.7, Math.abs((column + 0.5) / size - margin));
      blendColour(texel, RED, red * 0.85);
    }
    texel.height = tile * (0.00006 * t + 0.0002 * (cloud[i] as number));
    texel.roughness = 0.86 + 0.04 * t - 0.03 * line;
  });
}
