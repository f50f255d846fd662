import type { Surface } from "../materials/material.ts";

/** Numbers a texel of a tile holds: linear red, green, blue, roughness, metalness, height in metres. */
export const TILE_STRIDE = 6;

/** A surface made ready for sampling: interleaved, and no finer than the texels it will be seen in. */
export interface Tile {
  /** Texels along a side, a power of two. */
  readonly size: number;
  /** Metres the tile spans. */
  readonly tileSize: number;
  /** `TILE_STRIDE` numbers a texel, row by row, row 0 at the top. */
  readonly data: Float32Array;
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
  const data = new Float32Array(size * size * TILE_STRIDE);
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
    }
  }
  const tile = { size, tileSize: surface.tileSize, data };
  known.set(size, tile);
  return tile;
}

/**
 * Adds the tile's bilinear values at (u, v), counted in tiles with V up, times `weight`, to `keep` times the first
 * `TILE_STRIDE` numbers of `out`.
 *
 * @param keep 0 to begin anew, 1 to add.
 */
export function addTileSample(tile: Tile, u: number, v: number, weight: number, keep: 0 | 1, out: Float64Array): void {
  const { size, data } = tile;
  const mask = size - 1;
  const x = u * size - 0.5;
  const y = -v * size - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = x - column;
  const fy = y - row;
  const left = column & mask;
  const right = (column + 1) & mask;
  const top = (row & mask) * size;
  const bottom = ((row + 1) & mask) * size;
  const upper = (1 - fy) * weight;
  const lower = fy * weight;
  const wa = (1 - fx) * upper;
  const wb = fx * upper;
  const wc = (1 - fx) * lower;
  const wd = fx * lower;
  const a = (top + left) * TILE_STRIDE;
  const b = (top + right) * TILE_STRIDE;
  const c = (bottom + left) * TILE_STRIDE;
  const d = (bottom + right) * TILE_STRIDE;
  for (let k = 0; k < TILE_STRIDE; k += 1) {
    out[k] =
      keep * (out[k] as number) +
      wa * (data[a + k] as number) +
      wb * (data[b + k] as number) +
      wc * (data[c + k] as number) +
      wd * (data[d + k] as number);
  }
}
