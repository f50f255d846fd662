import { blurKernel } from "../../kernels/kernels.ts";
import type { Pattern } from "../../language/surface-names.ts";
import type { Draw } from "../../math/draw.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Surface } from "../material.ts";
import { patternMasks } from "./pattern-masks.ts";

/** How wide a brim falls in, in shares of the tile. */
const BRIM = 0.006;

/** A figure raked or trodden into loose ground: its furrows are pressed smooth, what was pushed out lies along them, and they keep more damp. */
export function drawInGround(surface: Surface, pattern: Pattern, draw: Draw, scale: number): Surface {
  const { size, tileSize, height } = surface;
  const { second } = patternMasks(pattern, size, draw, scale);
  const furrow = blurKernel(second, size, size * BRIM, 2);
  const around = blurKernel(second, size, size * BRIM * 3, 2);
  const smooth = blurKernel(height, size, size * BRIM, 2);
  const deep = Math.max(tileSize * 0.011, depthOf(height) * 0.6);
  return repaintSurface(surface, (texel, i) => {
    const f = furrow[i] as number;
    const pushed = Math.max(0, (around[i] as number) - f);
    texel.height += ((smooth[i] as number) - texel.height) * f * 0.6 - deep * (f - pushed * 1.1);
    shade(texel, 1 - 0.3 * f + 0.1 * pushed);
  });
}
