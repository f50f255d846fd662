import { cellsKernel } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { shade } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import type { ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

export interface HammeredMetal {
  readonly tileSize: number;
  /** Reflectance at normal incidence, dark to light. */
  readonly colours: readonly Rgb[];
  readonly roughness: number;
  /** Blows across the tile. */
  readonly blows: number;
  /** Metres a blow is deep. */
  readonly depth: number;
  /** What stays dark in the ridges between the blows, 0..1. */
  readonly patina: number;
}

/** Metal beaten with a round hammer: shallow bowls that meet in soft ridges, each bowl with a gloss of its own. */
export function hammerMetal(context: ShadeContext, look: HammeredMetal): Surface {
  const { size, draw, scale } = context;
  const { tileSize, depth, patina } = look;
  const count = featureCount(look.blows, scale);
  const { nearest, border, index } = cellsKernel(
    size,
    { cellsX: count, cellsY: count, jitter: 0.85, seed: draw.seed32("blows") },
    ["nearest", "border", "index"],
  );
  const force = randomTable(count * count, draw.seed32("force"));
  const paintMetal = bareMetal(context, { ...look, scratches: 400 });
  return paintSurface(size, tileSize, (texel, i) => {
    const blow = force[index[i] as number] as number;
    const far = nearest[i] as number;
    const ridge = 1 - smoothstep(0, 0.3, border[i] as number);
    paintMetal(texel, i);
    texel.height += depth * Math.min(1, far * far * 2.4) * (0.7 + 0.6 * blow);
    texel.roughness *= 0.85 + 0.3 * blow + ridge * 0.15;
    shade(texel, 1 - ridge * patina * 0.22 - (blow - 0.5) * 0.16);
  });
}
