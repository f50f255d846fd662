import { fromHex, type Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import type { Texel } from "../../texture/tones/paint-surface.ts";
import { paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ShadeContext } from "../material.ts";

export interface PaintCoat {
  readonly tileSize: number;
  /** What stands in the tins, hex, when the artist names no colour. */
  readonly paints: readonly string[];
  readonly roughness: number;
}

/** Paints a brushed or sprayed coat on a texel: not metal, faintly clouded, orange peel. The artist's first colour is the paint. */
export function paintCoat({ size, draw, colours, scale }: ShadeContext, coat: PaintCoat) {
  const { tileSize, roughness } = coat;
  const peel = fbm(size, { cells: featureCount(70, scale), octaves: 2, seed: draw.seed32("peel") });
  const clouds = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.6, seed: draw.seed32("clouds") });
  const base = colours[0] ?? fromHex(draw.pick("paint", coat.paints));
  const tones = palette(...[0.72, 0.9, 1, 1.1].map((f): Rgb => [base[0] * f, base[1] * f, base[2] * f]));
  return (texel: Texel, i: number): void => {
    const p = peel[i] as number;
    const c = clouds[i] as number;
    paintFrom(tones, 0.6 + c * 0.3 + p * 0.08, texel);
    texel.roughness = roughness + c * 0.08 + p * 0.02;
    texel.height = tileSize * (p * 0.00003 + c * 0.0001);
  };
}
