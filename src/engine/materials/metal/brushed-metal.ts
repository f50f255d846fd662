import type { Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

export interface BrushedMetal {
  readonly tileSize: number;
  /** Reflectance at normal incidence, dark to light. */
  readonly colours: readonly Rgb[];
  readonly roughness: number;
  /** Brushed along U instead of V. */
  readonly across?: boolean;
  /** Hairs across the tile: 220 as sheets are sold, 120 ground by hand. */
  readonly hairs?: number;
  /** How strongly hair differs from hair, default 1. */
  readonly contrast?: number;
}

/** Metal drawn under an abrasive belt: hairs all one way, soft bands, a few deeper strokes. */
export function brushMetal({ size, draw, colours, scale }: ShadeContext, look: BrushedMetal): Surface {
  const { tileSize, roughness, across = false, hairs = 220, contrast = 1 } = look;
  const along = (cells: number, octaves: number, gain: number, name: string) => {
    const many = featureCount(cells, scale);
    const few = cells > 100 ? 2 : 1;
    return fbm(size, {
      cells: across ? few : many,
      cellsY: across ? many : few,
      octaves,
      gain,
      seed: draw.seed32(name),
    });
  };
  const hair = along(hairs, 2, 0.8, "hair");
  const band = along(28, 4, 0.7, "band");
  const smudge = fbm(size, { cells: featureCount(4, scale), octaves: 6, gain: 0.6, seed: draw.seed32("smudge") });
  const lines = scratches(size, draw, 900, 0.5, { angle: across ? 1.5708 : 0, stray: 0.035 });
  const metal = palette(...dye(look.colours, colours[0], 1));
  return paintSurface(size, tileSize, (texel, i) => {
    const h = (hair[i] as number) * contrast;
    const b = (band[i] as number) * contrast;
    const s = smudge[i] as number;
    const line = (lines[i] as number) * contrast;
    paintFrom(metal, 0.52 + h * 0.26 + b * 0.18 + s * 0.05 - line * 0.2, texel);
    texel.metalness = 1;
    texel.roughness = roughness + h * 0.07 + b * 0.04 + s * 0.05 + line * 0.08;
    texel.height = tileSize * (h * 0.00009 + b * 0.00004 - line * 0.00008);
  });
}
