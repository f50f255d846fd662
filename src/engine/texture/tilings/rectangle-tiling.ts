import type { Tiling } from "./tiling.ts";

/** A block that covers whole squares of a lattice; it may reach over the edge of the tile. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly kind?: number;
}

/**
 * Blocks laid on a lattice of `columns` x `rows` squares: every bond of bricks and every pattern of squares is one. Where
 * two overlap the later one lies; together they must cover the lattice.
 */
export function rectangleTiling(columns: number, rows: number, blocks: readonly Rectangle[]): Tiling {
  const owner = new Int32Array(columns * rows);
  for (const [i, { x, y, wide, high }] of blocks.entries()) {
    for (let dy = 0; dy < high; dy += 1) {
      for (let dx = 0; dx < wide; dx += 1) owner[wrap(y + dy, rows) * columns + wrap(x + dx, columns)] = i;
    }
  }
  const left = Float64Array.from(blocks, ({ x }) => wrap(x, columns));
  const top = Float64Array.from(blocks, ({ y }) => wrap(y, rows));
  const wides = Float64Array.from(blocks, ({ wide }) => wide);
  const highs = Float64Array.from(blocks, ({ high }) => high);
  const kinds = Int32Array.from(blocks, ({ kind = 0 }) => kind);
  return {
    cells: blocks.length,
    locate: (x, y, place) => {
      const gx = (x - Math.floor(x)) * columns;
      const gy = (y - Math.floor(y)) * rows;
      const cell = owner[
        Math.min(rows - 1, Math.floor(gy)) * columns + Math.min(columns - 1, Math.floor(gx))
      ] as number;
      const wide = wides[cell] as number;
      const high = highs[cell] as number;
      let across = gx - (left[cell] as number);
      if (across < 0) across += columns;
      let down = gy - (top[cell] as number);
      if (down < 0) down += rows;
      const sideways = Math.min(across, wide - across) / columns;
      const upright = Math.min(down, high - down) / rows;
      const lying = wide * rows >= high * columns;
      place.cell = cell;
      place.kind = kinds[cell] as number;
      place.u = lying ? across / wide : down / high;
      place.v = lying ? down / high : across / wide;
      place.border = Math.max(0, Math.min(sideways, upright));
      place.next = Math.max(sideways, upright);
    },
  };
}

const wrap = (i: number, n: number): number => ((i % n) + n) % n;
