/** Where a texel lies on a roof of overlapping plates. Lengths are shares of the tile. */
export interface ShinglePlace {
  /** Number of the plate, 0 .. cells - 1. */
  cell: number;
  /** Across the plate, 0..1. */
  u: number;
  /** Up from its lower edge in courses: 0 at the edge, about 1 where the course above covers it. */
  v: number;
  /** Distances to its nearer side, to its lower edge, and down from the lower edge of the plate above. */
  side: number;
  butt: number;
  under: number;
}

export const createShinglePlace = (): ShinglePlace => ({ cell: 0, u: 0, v: 0, side: 0, butt: 0, under: 0 });

export interface ShingleShape {
  /** Plates in a course and courses in a tile. */
  readonly across: number;
  readonly rows: number;
  /** How far widths differ: 0 all alike, each course half a plate aside; 0.9 wild. */
  readonly uneven: number;
  /** How far lower edges stray from their line, in courses, below 0.9. */
  readonly drop: number;
  /** Size of the corners that are broken off, in courses. */
  readonly chipped: number;
  /** How far a lower edge may run askew, in courses from end to end. */
  readonly skew?: number;
}

/**
 * Overlapping courses of slates, shakes or shingles, eaves towards larger V. `rows` is even.
 *
 * @param next Uniform numbers in [0, 1).
 */
export function shingleCourses({ across, rows, uneven, drop, chipped, skew = 0 }: ShingleShape, next: () => number) {
  const cells = across * rows;
  const edges = new Float64Array(rows * (across + 1));
  const starts = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    starts[row] = ((row % 2) * 0.5 + (next() - 0.5) * uneven * 0.5) / across;
    for (let i = 0; i <= across; i += 1) {
      const stray = i === 0 || i === across ? 0 : (next() - 0.5) * uneven;
      edges[row * (across + 1) + i] = (i + stray) / across;
    }
  }
  const drops = Float32Array.from({ length: cells }, () => (next() - 0.5) * drop);
  const skews = Float32Array.from({ length: cells }, () => (next() - 0.5) * 2 * skew);
  const bites = Float32Array.from({ length: cells * 2 }, () => {
    const luck = next();
    return luck * luck * luck * chipped;
  });
  const locate = (x: number, y: number, place: ShinglePlace): void => {
    const gy = y * rows;
    const first = Math.floor(gy) - 1;
    let above = first - 1;
    for (let row = first; row <= first + 2; row += 1) {
      let r = row;
      while (r < 0) r += rows;
      while (r >= rows) r -= rows;
      const at = r * (across + 1);
      let along = x - (starts[r] as number);
      along -= Math.floor(along);
      let i = Math.min(across - 1, Math.floor(along * across));
      if (along < (edges[at + i] as number)) i -= 1;
      else if (along >= (edges[at + i + 1] as number)) i += 1;
      const left = along - (edges[at + i] as number);
      const right = (edges[at + i + 1] as number) - along;
      const cell = r * across + i;
      const side = Math.min(left, right);
      const u = left / (left + right);
      const bite = bites[cell * 2 + (left < right ? 0 : 1)] as number;
      const corner = Math.max(0, bite - side * rows);
      const butt = row + 1 + (drops[cell] as number) + (skews[cell] as number) * (u - 0.5) - corner;
      if (gy < butt || row === first + 2) {
        place.cell = cell;
        place.u = u;
        place.v = Math.max(0, butt - gy);
        place.side = side;
        place.butt = place.v / rows;
        place.under = (gy - above) / rows;
        return;
      }
      above = butt;
    }
  };
  return { cells, locate };
}
