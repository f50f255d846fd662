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

/** How wide a stroke is that a burin cuts in one go, in shares of the tile: of what is wider it cuts the outlines. */
const STROKE = ROUND * 5;

/** What is left of a cut's depth in the middle of a wide figure. */
const FLOOR = 0.68;

/**
 * Carves, presses or moulds a figure in the stuff itself: raised over its ground, or engraved in it. What is raised has
 * rounded edges and a domed middle, its veins are cut in, and what the ground about it gathers darkens it. What is engraved
 * is cut down from a face that stays whole: strokes to a V, wide figures deepest along their outlines; its cuts are dark.
 */
export function workInRelief(surface: Surface, pattern: Pattern, work: Work, draw: Draw, scale: number): Surface {
  const { size, tileSize, height } = surface;
  const { second, third } = patternMasks(pattern, size, draw, scale);
  const edge = blurKernel(second, size, size * ROUND, 2);
  const dome = blurKernel(second, size, size * ROUND * 4, 2);
  const about = blurKernel(second, size, size * ROUND * 8, 2);
  const stroke = blurKernel(second, size, STROKE * size * 0.4, 2);
  const veins = blurKernel(third, size, size * ROUND * 0.5, 2);
  const smooth = blurKernel(height, size, size * ROUND * 6, 2);
  const rough = depthOf(height) / tileSize;
  const dressed = 0.85 * smoothstep(0.002, 0.006, rough);
  const rise = Math.max(tileSize * 0.009, depthOf(height) * 1.2 * (1 - dressed));
  return repaintSurface(surface, (texel, i) => {
    const f = edge[i] as number;
    const vein = (veins[i] as number) * f;
    // what is carved has been dressed before: a fine grain is left of a rough face
    texel.height = lerp(texel.height, (smooth[i] as number) * 0.4, dressed);
    if (work === "sunk") {
      const wide = smoothstep(0.72, 0.97, stroke[i] as number);
      const cut = f * lerp(1, FLOOR, wide) * (0.7 + 0.3 * f);
      texel.height -= rise * (1.25 * cut - 0.3 * vein);
      // dirt and shade stay in the cut, and its rim is worn bright
      const rim = (1 - f) * smoothstep(0.12, 0.4, stroke[i] as number);
      shade(texel, (1 - 0.74 * cut) * (1 + 0.12 * rim));
      texel.roughness = Math.min(1, texel.roughness + 0.22 * cut);
      return;
    }
    texel.height += rise * (0.55 * f + 0.6 * f * (dome[i] as number) - 0.22 * vein);
    // the deep side of the edge lies in shade and keeps the dirt
    const hollow = (1 - f) * Math.min(1, (about[i] as number) * 2.2);
    shade(texel, (1 - 0.42 * hollow - 0.25 * vein) * (1 + 0.1 * f));
    texel.roughness = Math.min(1, texel.roughness + 0.12 * hollow - 0.04 * f);
  });
}
