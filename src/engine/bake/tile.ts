import { takeField } from "../kernels/field-pool.ts";
import { type PaintTile, TILE_STRIDE } from "../kernels/paint-kernel.ts";
import type { Surface } from "../materials/material.ts";

/** A surface made ready for sampling: interleaved, and no finer than the texels it will be seen in. */
export interface Tile extends PaintTile {
  /** Metres the tile spans. */
  readonly tileSize: number;
}

/**
 * Averages a surface down (box filter, whole powers of two) to the level whose texels are nearest in size to
 * `texelSize` metres; never below 4 x 4.
 *
 * @param known The levels of this surface made so far, by size: looked up and added to.
 */
export function prepareTile(surface: Surface, texelSize: number, known: Map<number, Tile>): Tile {
  let step = 1;
  while (surface.size / step > 4 && texelSize / (surface.tileSize / surface.size) > step * 1.5) step *= 2;
  const size = surface.size / step;
  const made = known.get(size);
  if (made) return made;
  const data = takeField(size * size * TILE_STRIDE);
  const share = 1 / (step * step);
  const { albedo, roughness, metalness, height } = surface;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      let r = 0;
      let g = 0;
      let b = 0;
      let rough = 0;
      let metal = 0;
      let high = 0;
      for (let y = row * step; y < row * step + step; y += 1) {
        for (let at = y * surface.size + column * step, end = at + step; at < end; at += 1) {
          r += albedo[at * 3] as number;
          g += albedo[at * 3 + 1] as number;
          b += albedo[at * 3 + 2] as number;
          rough += roughness[at] as number;
          metal += metalness[at] as number;
          high += height[at] as number;
        }
      }
      const out = (row * size + column) * TILE_STRIDE;
      data[out] = r * share;
      data[out + 1] = g * share;
      data[out + 2] = b * share;
      data[out + 3] = rough * share;
      data[out + 4] = metal * share;
      data[out + 5] = high * share;
      data[out + 6] = 0;
      data[out + 7] = 0;
    }
  }
  const tile = { size, tileSize: surface.tileSize, data };
  known.set(size, tile);
  return tile;
}
