import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/palette.ts";
import { scratches } from "../../texture/scratches.ts";
import type { ShadeContext, Surface } from "../material.ts";

export interface MetalFinish {
  readonly tileSize: number;
  /** Reflectance at normal incidence, dark to light. */
  readonly colours: readonly Rgb[];
  readonly roughness: number;
  /** Metres that hammering or casting leaves uneven. */
  readonly uneven: number;
  /** Thin film in the low places, if any: its colour and how much of it there is, 0..1. */
  readonly tarnish?: { readonly colour: Rgb; readonly amount: number };
}

/** Bare metal as it comes from the workshop: faint unevenness, smudges in the gloss, hairline scratches. */
export function finishMetal({ size, draw, colours, scale }: ShadeContext, finish: MetalFinish): Surface {
  const { tileSize, roughness, uneven, tarnish } = finish;
  const dents = fbm(size, { cells: featureCount(7, scale), octaves: 3, gain: 0.4, seed: draw.seed32("dents") });
  const smudge = fbm(size, { cells: featureCount(8, scale), octaves: 6, gain: 0.6, seed: draw.seed32("smudge") });
  const grain = fbm(size, { cells: featureCount(160, scale), octaves: 2, gain: 0.8, seed: draw.seed32("grain") });
  const lines = scratches(size, draw, 500 / (scale * scale), 0.22 * scale);
  const metal = palette(...dye(finish.colours, colours[0], 1));
  return paintSurface(size, tileSize, (texel, i) => {
    const s = smudge[i] as number;
    const d = dents[i] as number;
    const line = lines[i] as number;
    paintFrom(metal, 0.55 + s * 0.16 + (grain[i] as number) * 0.04 - line * 0.08, texel);
    texel.metalness = 1;
    texel.roughness = roughness * (1 + s * 0.3 + (grain[i] as number) * 0.08) + line * 0.07;
    texel.height = uneven * d - line * tileSize * 0.00003;
    if (tarnish) {
      const film = smoothstep(0.7, -0.95, d * 0.8 + s * 0.6) * tarnish.amount;
      blendColour(texel, tarnish.colour, film);
      texel.roughness += film * 0.28;
      texel.metalness = 1 - film * 0.12;
    }
  });
}
