import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Surface } from "../material.ts";

/** Across the tile at the usual scale. */
const RIBS = 12;

/** Works half-round ribs along V into a surface: what lies deep between two of them gathers shade and dust. */
export function flute(surface: Surface, scale: number): Surface {
  const { size, tileSize } = surface;
  const ribs = featureCount(RIBS, scale);
  const rise = (tileSize / ribs) * 0.42;
  return repaintSurface(surface, (texel, i) => {
    const at = (((i & (size - 1)) + 0.5) / size) * ribs;
    const off = (at - Math.floor(at)) * 2 - 1;
    const round = Math.sqrt(Math.max(0, 1 - off * off));
    texel.height += rise * (round - 0.785);
    shade(texel, 0.5 + 0.5 * clamp01(round * 1.6));
  });
}
