import { cos, TAU } from "../../math/elementary.ts";

/** Waves across the tile up to which a swell is looked at, in any direction: more of them are grain. */
const MOST = 4;
/** The same straight along the tile or across it, where a row of like cells makes a stripe from end to end. */
const STRAIGHT = 12;

/** How each cell of a tile shares in the tile's slow waves. */
export interface SlowWaves {
  /** Numbers a cell. */
  readonly many: number;
  /** Cell by cell, for each wave what a trait of 1 in that cell adds to its cosine and to its sine, the slowest waves weighted most. */
  readonly shares: Float64Array;
}

/**
 * Finds what a trait of each cell adds to a swell from dark to pale over the tile: a long board weighs more in it than a short
 * one, and not at all in waves that are shorter than it.
 *
 * @param owner Number of the cell at each place of a square grid over the tile, row by row.
 * @param side Places along a side of that grid, a power of two.
 */
export function slowWaves(count: number, owner: Int32Array, side: number): SlowWaves {
  const waves: [number, number, number][] = [];
  for (let down = 0; down <= STRAIGHT; down += 1) {
    for (let across = -STRAIGHT; across <= STRAIGHT; across += 1) {
      // the other half of the waves are these once more
      if (down === 0 && across <= 0) continue;
      const often = Math.sqrt(across * across + down * down);
      if (often <= MOST || across * down === 0) waves.push([across, down, 1 / Math.sqrt(often)]);
    }
  }
  const many = waves.length * 2;
  const shares = new Float64Array(count * many);
  const cosines = Float64Array.from({ length: side }, (_, turn) => cos((turn / side) * TAU) / (side * side));
  const [mask, quarter] = [side - 1, side >> 2];
  for (let i = 0; i < owner.length; i += 1) {
    const [x, y] = [i & mask, Math.floor(i / side)];
    let at = (owner[i] as number) * many;
    for (let n = 0; n < waves.length; n += 1) {
      const [across, down, weight] = waves[n] as (typeof waves)[number];
      const turn = across * x + down * y;
      shares[at] = (shares[at] as number) + (cosines[turn & mask] as number) * weight;
      shares[at + 1] = (shares[at + 1] as number) + (cosines[(turn - quarter) & mask] as number) * weight;
      at += 2;
    }
  }
  return { many, shares };
}
