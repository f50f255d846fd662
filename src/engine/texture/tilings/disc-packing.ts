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
/** Tiles: more than rounding can take a disc away from where it is looked for. */
const MARGIN = 1e-6;

/**
 * Discs of many sizes packed until they touch (random sequential packing: of some free places the roomiest is taken).
 *
 * @param largest Radius in tiles, below 0.2. @param smallest No smaller gap is filled.
 * @param next Uniform numbers in [0, 1).
 */
export function packDiscs(largest: number, smallest: number, next: () => number) {
  // plain lists of numbers: each of some hundred thousand tries looks through them
  const [placedX, placedY, placedR]: [number[], number[], number[]] = [[], [], []];
  const widest = largest + MARGIN;
  /** Room around a place, up to `limit`; of one with no more than `least` only that much is known. */
  const roomAt = (x: number, y: number, limit: number, least: number): number => {
    let room = limit;
    for (let i = 0; i < placedR.length; i += 1) {
      const dx = apart(x, placedX[i] as number);
      if (dx > room + widest) continue;
      const dy = apart(y, placedY[i] as number);
      if (dy > room + widest) continue;
      room = Math.min(room, Math.sqrt(dx * dx + dy * dy) - (placedR[i] as number));
      // no better than another place: most are found out after a few discs
      if (room <= least) break;
    }
    return room;
  };
  let failures = 0;
  while (failures < 10) {
    let [bestX, bestY, bestR] = [0, 0, 0];
    // not every log is of the thickest sort
    const limit = largest * (0.55 + 0.45 * next());
    for (let k = 0; k < CANDIDATES && bestR < limit; k += 1) {
      const x = next();
      const y = next();
      const room = roomAt(x, y, limit, bestR);
      if (room > bestR) [bestX, bestY, bestR] = [x, y, room];
    }
    if (bestR < smallest) failures += 1;
    else {
      placedX.push(bestX);
      placedY.push(bestY);
      placedR.push(bestR);
      failures = 0;
    }
  }
  const buckets: number[][] = Array.from({ length: GRID * GRID }, () => []);
  const wrap = (n: number) => ((n % GRID) + GRID) % GRID;
  const xs = Float64Array.from(placedX);
  const ys = Float64Array.from(placedY);
  const radii = Float64Array.from(placedR);
  for (const [i, r] of radii.entries()) {
    const [x, y] = [xs[i] as number, ys[i] as number];
    const reach = r + largest * REACH * 0.5;
    for (let row = Math.floor((y - reach) * GRID); row <= Math.floor((y + reach) * GRID); row += 1) {
      for (let column = Math.floor((x - reach) * GRID); column <= Math.floor((x + reach) * GRID); column += 1) {
        buckets[wrap(row) * GRID + wrap(column)]?.push(i);
      }
    }
  }
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

/** The shorter way round from one place to another. */
function apart(a: number, b: number): number {
  const d = Math.abs(a - b);
  return d < 0.5 ? d : 1 - d;
}
