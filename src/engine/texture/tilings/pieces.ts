import type { Field } from "../../kernels/kernels.ts";

/** What a surface is laid of, found on a coarse grid. */
export interface Pieces {
  /** Texels along a side of `owner`, a power of two. */
  readonly side: number;
  /** Which piece a place belongs to or lies nearest to, row by row; -1 far from all. */
  readonly owner: Int32Array;
  /** Middle of each piece in tiles, 0..1, and its share of the tile. */
  readonly middles: readonly { readonly x: number; readonly y: number; readonly share: number }[];
}

const SIDE = 512;
/** Steps over which a piece's place reaches into the joints about it. */
const REACH = 4;

/**
 * Parts a tile at its joints (0..1, 1 in a joint) into the pieces between them, across the tile's edges too.
 *
 * @param level From here on a place is joint: the lower, the narrower a joint may grow that still parts two pieces.
 */
export function findPieces(joints: Field, size: number, level = 0.5): Pieces {
  const side = Math.min(size, SIDE);
  const step = size / side;
  const owner = new Int32Array(side * side).fill(-1);
  const isOpen = (at: number) => {
    const [x, y] = [(at % side) * step, Math.floor(at / side) * step];
    return (joints[y * size + x] as number) < level && (joints[y * size + x + step - 1] as number) < level;
  };
  const open = Uint8Array.from({ length: owner.length }, (_, at) => (isOpen(at) ? 1 : 0));
  const middles: { x: number; y: number; share: number }[] = [];
  const queue = new Int32Array(owner.length);
  const aside = [0, 0, 0, 0];
  const neighbours = (at: number) => {
    const column = at & (side - 1);
    const row = at - column;
    aside[0] = row + ((column + 1) & (side - 1));
    aside[1] = row + ((column - 1) & (side - 1));
    aside[2] = ((row + side) & (owner.length - 1)) + column;
    aside[3] = ((row - side) & (owner.length - 1)) + column;
    return aside;
  };
  for (let from = 0; from < owner.length; from += 1) {
    if (open[from] === 0 || owner[from] !== -1) continue;
    const piece = middles.length;
    let [head, tail, x, y] = [0, 1, 0, 0];
    queue[0] = from;
    owner[from] = piece;
    const [x0, y0] = [from & (side - 1), Math.floor(from / side)];
    while (head < tail) {
      const at = queue[head] as number;
      head += 1;
      // counted from where it was found, so that a piece across the edge has its middle there
      x += around((at & (side - 1)) - x0, side);
      y += around(Math.floor(at / side) - y0, side);
      for (const next of neighbours(at)) {
        if (open[next] === 0 || owner[next] !== -1) continue;
        owner[next] = piece;
        queue[tail] = next;
        tail += 1;
      }
    }
    const middle = (sum: number, start: number) => ((start + sum / tail + side) % side) / side;
    middles.push({ x: middle(x, x0), y: middle(y, y0), share: tail / owner.length });
  }
  for (let grown = 0; grown < REACH; grown += 1) {
    const before = owner.slice();
    for (let at = 0; at < owner.length; at += 1) {
      if (before[at] !== -1) continue;
      for (const next of neighbours(at)) if (before[next] !== -1) owner[at] = before[next] as number;
    }
  }
  return { side, owner, middles };
}

const around = (off: number, side: number): number =>
  off > side / 2 ? off - side : off < -side / 2 ? off + side : off;
