import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { type BareMetal, bareMetal } from "./bare-metal.ts";

export interface MetalFinish extends BareMetal {
  /** Metres that hammering or casting leaves uneven. What is polished has none: waves so slow show as terraces of the normal map. */
  readonly uneven: number;
  /** Thin film in the low places, if any: its colour and how much of it there is, 0..1. */
  readonly tarnish?: { readonly colour: Rgb; readonly amount: number };
  /** Dull crust in spots, if any: colour, share of the surface 0..1, metres it rises (or eats in, when negative). */
  readonly bloom?: { readonly colour: Rgb; readonly share: number; readonly relief: number };
}

/** Bare metal as it comes from the workshop or from years of use: faint unevenness, smudges in the gloss, hairline scratches. */
export function finishMetal(context: ShadeContext, finish: MetalFinish): Surface {
  const { size, draw, scale } = context;
  const { tileSize, uneven, tarnish, bloom } = finish;
  const dents = fbm(size, { cells: featureCount(6, scale), octaves: 2, gain: 0.3, seed: draw.seed32("dents") });
  const spots = evenNoise(size, { cells: featureCount(13, scale), octaves: 6, gain: 0.78, seed: draw.seed32("spots") });
  const paintMetal = bareMetal(context, finish);
  return paintSurface(size, tileSize, (texel, i) => {
    const d = dents[i] as number;
    const p = spots[i] as number;
    paintMetal(texel, i);
    texel.height += uneven * d;
    if (tarnish) {
      const film = smoothstep(0.6, -0.9, d * 0.3 + p * 0.8) * tarnish.amount;
      blendColour(texel, tarnish.colour, film);
      texel.roughness += film * 0.28;
      texel.metalness = 1 - film * 0.12;
    }
    if (bloom) {
      const crust = smoothstep(0.3 - bloom.share * 1.2, 1.15 - bloom.share * 1.2, p + d * 0.25);
      blendColour(texel, bloom.colour, crust * 0.85);
      texel.roughness += (0.85 - texel.roughness) * crust;
      // a film, not a coat: half of it is still metal, and its border is nowhere cut
      texel.metalness *= 1 - crust * 0.3;
      texel.height += crust * bloom.relief * clamp01(0.6 + p);
    }
  });
}
