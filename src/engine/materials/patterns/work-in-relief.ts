import { blurKernel } from "../../kernels/kernels.ts";
import type { Pattern, Work } from "../../language/surface-names.ts";
import type { Draw } from "../../math/draw.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Surface } from "../material.ts";
import { patternMasks } from "./pattern-masks.ts";

/** How far a figure's edge is rounded, in shares of the tile. */
const ROUND = 0.0022;

/**
 * Carves, presses or moulds a figure in the stuff itself: raised over its ground, or sunk into it. Its edges are rounded and
 * its middle domed, the veins are cut in, and what the ground about it gathers darkens it.
 */
export function workInRelief(surface: Surface, pattern: Pattern, work: Work, draw: Draw, scale: number): Surface {
  const { size, tileSize, height } = surface;
  const { second, third } = patternMasks(pattern, size, draw, scale);
  const edge = blurKernel(second, size, size * ROUND, 2);
  const dome = blurKernel(second, size, size * ROUND * 4, 2);
  const about = blurKernel(second, size, size * ROUND * 8, 2);
  const veins = blurKernel(third, size, size * ROUND * 0.5, 2);
  const smooth = blurKernel(height, size, size * ROUND * 6, 2);
  const sign = work === "raised" ? 1 : -1;
  const rough = depthOf(height) / tileSize;
  const dressed = 0.85 * smoothstep(0.002, 0.006, rough);
  const rise = Math.max(tileSize * 0.009, depthOf(height) * 1.2 * (1 - dressed));
  return repaintSurface(surface, (texel, i) => {
    const f = edge[i] as number;
    const vein = (veins[i] as number) * f;
    // what is carved has been dressed before: a fine grain is left of a rough face
    texel.height = lerp(texel.height, (smooth[i] as number) * 0.4, dressed);
    texel.height += sign * rise * (0.55 * f + 0.6 * f * (dome[i] as number) - 0.22 * vein);
    // the deep side of the edge lies in shade and keeps the dirt
    const inside = sign > 0 ? f : 1 - f;
    const near = sign > 0 ? (about[i] as number) : 1 - (about[i] as number);
    const hollow = (1 - inside) * Math.min(1, near * 2.2);
    shade(texel, (1 - 0.42 * hollow - 0.25 * vein) * (1 + 0.1 * inside));
    texel.roughness = Math.min(1, texel.roughness + 0.12 * hollow - 0.04 * inside);
  });
}
