import type { Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import type { Texel } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ShadeContext } from "../material.ts";

export interface BareMetal {
  readonly tileSize: number;
  /** Reflectance at normal incidence, dark to light. */
  readonly colours: readonly Rgb[];
  readonly roughness: number;
  /** Hairlines on the tile. Default 500. */
  readonly scratches?: number;
  /** Of the longest hairline, in shares of the tile. Default 0.22. */
  readonly scratchLength?: number;
  /** How deep and bright the hairlines are: 1 just seen, 4 scored. */
  readonly scored?: number;
  /** Metres of fine relief: none rolled, 0.0001 blasted or cast in sand. */
  readonly grain?: number;
  /** How cloudy tone and gloss are: default 1. */
  readonly smudge?: number;
}

/** Paints bare metal on a texel: smudges in the gloss, hairline scratches, a fine grain. The artist's first colour dyes it. */
export function bareMetal({ size, draw, colours, scale }: ShadeContext, look: BareMetal) {
  const { tileSize, roughness, grain = 0, smudge: cloudy = 1, scored = 1 } = look;
  // wiped along, so that no clouds hang in it: sheet is rolled, and hands and rags go to and fro
  const smudge = fbm(size, {
    cells: featureCount(7, scale),
    cellsY: featureCount(22, scale),
    octaves: 6,
    gain: 0.74,
    seed: draw.seed32("smudge"),
  });
  const fine = fbm(size, { cells: featureCount(160, scale), octaves: 2, gain: 0.8, seed: draw.seed32("grain") });
  const lines = scratches(size, draw, (look.scratches ?? 500) / (scale * scale), (look.scratchLength ?? 0.22) * scale);
  const metal = palette(...dye(look.colours, colours[0], 1));
  const depth = tileSize * 0.00003 * scored;
  // a hairline is dark, a fresh score bright
  const glint = scored > 1 ? 1.3 + 0.16 * Math.max(0, scored - 3) : -0.08;
  const speckle = grain > 0 ? 0.36 : 0.05;
  return (texel: Texel, i: number): void => {
    const s = (smudge[i] as number) * cloudy;
    const g = fine[i] as number;
    const line = lines[i] as number;
    paintFrom(metal, 0.55 + s * 0.075 + g * speckle + line * glint, texel);
    texel.metalness = 1;
    texel.roughness = roughness * (1 + s * 0.3 + g * 0.08) + line * 0.07;
    texel.height = g * grain - line * depth;
  };
}
