import { type Field, warpKernel } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { fbm } from "./noise.ts";

/** Bends fields along with one another: every field passed through it is moved by the same two noises. */
export type DomainWarp = (field: Field) => Field;

/**
 * Domain warp: fields are looked up at places moved by noise, which folds and stirs them.
 *
 * @param cells Features of the moving noise across the tile.
 * @param reach How far it moves, in shares of the tile (standard deviation a third of it).
 * @param octaves Of the moving noise: 2 bends gently, 6 frays.
 * @see Quilez, Domain warping (2002)
 */
export function domainWarp(size: number, draw: Draw, cells: number, reach: number, octaves = 4): DomainWarp {
  const dx = fbm(size, { cells, octaves, seed: draw.seed32("warp x") });
  const dy = fbm(size, { cells, octaves, seed: draw.seed32("warp y") });
  return (field) => warpKernel(field, dx, dy, size, reach * size);
}
