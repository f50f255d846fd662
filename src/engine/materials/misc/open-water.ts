import type { Field } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type RippleShape, ripples } from "../../texture/marks/ripples.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

export interface OpenWater {
  /** Metres. */
  readonly tile: number;
  /** Deep to shallow: troughs show the depth, crests the light that comes through. */
  readonly depths: readonly Rgb[];
  readonly foam: Rgb;
  /** Share of the crests that break, 0..1. */
  readonly breaking: number;
  /** Height of the waves over the tile, standard deviation times three. */
  readonly swell: number;
  readonly waves: Omit<RippleShape, "angle">;
}

/** Open water: waves from many sides, darker where they hollow, foam where they break. */
export function shadeOpenWater(kind: OpenWater, { size, draw, scale }: ShadeContext): Surface {
  const { tile, waves } = kind;
  const shape = {
    ...waves,
    longest: featureCount(waves.longest, scale),
    shortest: featureCount(waves.shortest, scale),
    angle: draw.number("wind", 0, 6.28),
  };
  const height = ripples(size, draw, shape);
  const murk = fbm(size, { cells: featureCount(8, scale), octaves: 4, seed: draw.seed32("murk") });
  const froth: Field | undefined =
    kind.breaking > 0
      ? fbm(size, { cells: featureCount(22, scale), octaves: 6, gain: 0.72, seed: draw.seed32("froth") })
      : undefined;
  const water = palette(...kind.depths);
  return paintSurface(size, tile, (texel, i) => {
    const h = height[i] as number;
    paintFrom(water, 0.42 + h * 0.36 + (murk[i] as number) * 0.14, texel);
    texel.height = tile * kind.swell * h;
    // wind ruffles the crests first
    texel.roughness = 0.065 + 0.025 * Math.max(-1, Math.min(1, h));
    if (!froth) return;
    const f = froth[i] as number;
    const crest = smoothstep(
      0.75 - kind.breaking * 0.6,
      1.15 - kind.breaking * 0.6,
      h * 0.55 + f * 0.85 + (murk[i] as number) * 0.3,
    );
    // old foam drifts in lace between the crests
    const lace = smoothstep(0.11, 0.02, Math.abs(f)) * smoothstep(0.05, 0.6, (murk[i] as number) + h * 0.4) * 0.4;
    const white = Math.min(1, crest + lace * kind.breaking * 1.6);
    blendColour(texel, kind.foam, white * 0.92);
    texel.height += tile * kind.swell * 0.06 * white * (0.6 + f * 0.4);
    texel.roughness += white * 0.55;
  });
}
