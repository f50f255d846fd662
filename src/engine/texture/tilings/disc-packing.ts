/** Where a texel lies in a heap of discs. Lengths are shares of the tile. */
export interface DiscPlace {
  /** Number of the disc it is in or nearest to. */
  disc: number;
  /** From the middle of the disc. */
  dx: number;
  dy: number;
  /** Inwards from its rim: negative between the discs. */
  border: number;
}

export const createDiscPlace = (): DiscPlace => ({ disc: 0, dx: 0, dy: 0, border: 0 });

const GRID = 24;
const CANDIDATES = 70;
/** Of the largest radius, how far between discs a texel may lie and still find one. */
const REACH = 1.5;

/**
 * Discs of many sizes packed until they touch (random sequential packing: of some free places the roomiest is taken).
 *
 * @param largest Radius in tiles, below 0.2. @param smallest No smaller gap is filled.
 * @param next Uniform numbers in [0, 1).
 */
export function packDiscs(largest: number, smallest: number, next: () => number) {
  const discs: { x: number; y: number; r: number }[] = [];
  const apart = (a: number, b: number) => {
    const d = Math.abs(a - b);
    return Math.min(d, 1 - d);
  };
  let failures = 0;
  while (failures < 10) {
    let best = { x: 0, y: 0, r: 0 };
    // not every log is of the thickest sort
    const limit = largest * (0.55 + 0.45 * next());
    for (let k = 0; k < CANDIDATES && best.r < limit; k += 1) {
      const x = next();
      const y = next();
      let r = limit;
      for (const disc of discs) {
        const dx = apart(x, disc.x);
        const dy = apart(y, disc.y);
        r = Math.min(r, Math.sqrt(dx * dx + dy * dy) - disc.r);
        // no better than another place: most are found out after a few discs
        if (r <= best.r) break;
      }
      if (r > best.r) best = { x, y, r };
    }
    if (best.r < smallest) failures += 1;
    else {
      discs.push(best);
      failures = 0;
    }
  }
  const buckets: number[][] = Array.from({ length: GRID * GRID }, () => []);
  const wrap = (n: number) => ((n % GRID) + GRID) % GRID;
  for (const [i, { x, y, r }] of discs.entries()) {
    const reach = r + largest * REACH * 0.5;
    for (let row = Math.floor((y - reach) * GRID); row <= Math.floor((y + reach) * GRID); row += 1) {
      for (let column = Math.floor((x - reach) * GRID); column <= Math.floor((x + reach) * GRID); column += 1) {
        buckets[wrap(row) * GRID + wrap(column)]?.push(i);
      }
    }
  }
  const xs = Float64Array.from(discs, ({ x }) => x);
  const ys = Float64Array.from(discs, ({ y }) => y);
  const radii = Float64Array.from(discs, ({ r }) => r);
  const lists = buckets.map((bucket) => Int32Array.from(bucket));
  const locate = (x: number, y: number, place: DiscPlace): void => {
    const wx = x - Math.floor(x);
    const wy = y - Math.floor(y);
    const list = lists[
      Math.min(GRID - 1, Math.floor(wy * GRID)) * GRID + Math.min(GRID - 1, Math.floor(wx * GRID))
    ] as Int32Array;
    // kept in plain numbers until the last: the heap is long, the place is read once
    let border = -1;
    let disc = 0;
    let fromX = 0;
    let fromY = 0;
    for (let k = 0; k < list.length; k += 1) {
      const i = list[k] as number;
      let dx = wx - (xs[i] as number);
      let dy = wy - (ys[i] as number);
      dx -= Math.round(dx);
      dy -= Math.round(dy);
      const inside = (radii[i] as number) - Math.sqrt(dx * dx + dy * dy);
      if (inside <= border) continue;
      border = inside;
      disc = i;
      fromX = dx;
      fromY = dy;
      // discs touch and never overlap: within one, no other is nearer
      if (inside > 0) break;
    }
    place.border = border;
    place.disc = disc;
    place.dx = fromX;
    place.dy = fromY;
  };
  return { radii, locate };
}
