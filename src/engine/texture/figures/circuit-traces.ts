/** A part on a circuit board, on whole squares of its lattice. */
export interface CircuitPart {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  /** 0 a chip with rows of legs, 1 a small two-ended part, 2 a round can. */
  readonly kind: number;
}

export interface CircuitBoard {
  readonly units: number;
  readonly parts: readonly CircuitPart[];
  /** Number of the part on a square, or -1. */
  readonly owner: Int16Array;
  /** For each square the eight directions in which a trace leaves its middle, as bits; bit 0 is right, then clockwise. */
  readonly ways: Uint8Array;
  /** 1 where a trace ends in a drilled pad. */
  readonly pads: Uint8Array;
}

const STEP_X = [1, 1, 0, -1, -1, -1, 0, 1];
const STEP_Y = [0, 1, 1, 1, 0, -1, -1, -1];

/**
 * Lays out a circuit board on a periodic lattice: parts first, then from the legs of each chip bundles of parallel traces
 * with 45 degree bends, each as far as it finds free squares.
 *
 * @param units Squares across the tile: the pitch of the legs.
 * @param next Uniform numbers in [0, 1).
 */
export function circuitTraces(units: number, next: () => number): CircuitBoard {
  const owner = new Int16Array(units * units).fill(-1);
  const ways = new Uint8Array(units * units);
  const pads = new Uint8Array(units * units);
  const parts: CircuitPart[] = [];
  const at = (x: number, y: number) => (((y % units) + units) % units) * units + (((x % units) + units) % units);
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));

  const place = (wide: number, high: number, kind: number, clear: number): void => {
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const x = whole(0, units - 1);
      const y = whole(0, units - 1);
      let free = true;
      for (let dy = -clear; dy < high + clear && free; dy += 1) {
        for (let dx = -clear; dx < wide + clear && free; dx += 1) free = owner[at(x + dx, y + dy)] === -1;
      }
      if (!free) continue;
      for (let dy = 0; dy < high; dy += 1)
        for (let dx = 0; dx < wide; dx += 1) owner[at(x + dx, y + dy)] = parts.length;
      parts.push({ x, y, wide, high, kind });
      return;
    }
  };

  const trace = (x: number, y: number, plan: readonly (readonly [way: number, steps: number])[]): void => {
    let cx = x;
    let cy = y;
    let moved = 0;
    for (const [way, steps] of plan) {
      for (let s = 0; s < steps; s += 1) {
        const nx = cx + (STEP_X[way] as number);
        const ny = cy + (STEP_Y[way] as number);
        const to = at(nx, ny);
        if (owner[to] !== -1 || ways[to] !== 0 || pads[to] !== 0) {
          if (moved > 0) pads[at(cx, cy)] = 1;
          return;
        }
        // a trace must not cross another between two squares
        if (way & 1 && (ways[at(nx, cy)] as number) !== 0 && (ways[at(cx, ny)] as number) !== 0) {
          if (moved > 0) pads[at(cx, cy)] = 1;
          return;
        }
        ways[at(cx, cy)] = (ways[at(cx, cy)] as number) | (1 << way);
        ways[to] = (ways[to] as number) | (1 << ((way + 4) & 7));
        cx = nx;
        cy = ny;
        moved += 1;
      }
    }
    pads[at(cx, cy)] = 1;
  };

  const area = (units * units) / 4096;
  // none much larger than the others: it would be found in every tile again
  for (let i = 0; i < 5 * area; i += 1) {
    const side = whole(7, 9);
    place(side, next() < 0.5 ? side : whole(6, 7), 0, 4);
  }
  for (let i = 0; i < 4 * area; i += 1) place(whole(5, 8), whole(4, 5), 0, 3);
  for (let i = 0; i < 4 * area; i += 1) {
    const side = whole(3, 4);
    place(side, side, 2, 1);
  }
  for (let i = 0; i < 34 * area; i += 1) {
    if (next() < 0.5) place(3, 2, 1, 1);
    else place(2, 3, 1, 1);
  }
  for (const { x, y, wide, high, kind } of parts) {
    if (kind !== 0) continue;
    for (const way of [0, 2, 4, 6]) {
      const upright = way === 0 || way === 4;
      const length = upright ? high : wide;
      const straight = whole(1, 4);
      const turn = next() < 0.5 ? 1 : 7;
      const slant = whole(2, 9);
      const rest = whole(3, 14);
      for (let leg = 1; leg < length - 1; leg += 1) {
        const sx = upright ? (way === 0 ? x + wide : x - 1) : x + leg;
        const sy = upright ? y + leg : way === 2 ? y + high : y - 1;
        if (ways[at(sx, sy)] !== 0 || owner[at(sx, sy)] !== -1) continue;
        ways[at(sx, sy)] = 1 << ((way + 4) & 7);
        trace(sx, sy, [
          [way, straight],
          [(way + turn) & 7, slant],
          [way, rest],
        ]);
      }
    }
  }
  for (let i = 0; i < 120 * area; i += 1) {
    const x = whole(0, units - 1);
    const y = whole(0, units - 1);
    if (owner[at(x, y)] !== -1 || ways[at(x, y)] !== 0 || pads[at(x, y)] !== 0) continue;
    const way = whole(0, 3) * 2;
    pads[at(x, y)] = 1;
    trace(x, y, [
      [way, whole(3, 12)],
      [(way + (next() < 0.5 ? 1 : 7)) & 7, whole(1, 6)],
      [way, whole(2, 10)],
    ]);
  }
  return { units, parts, owner, ways, pads };
}

/** Distance in squares to the nearest trace, at `gx`, `gy` in squares (0 .. units). */
export function traceDistance({ units, ways }: CircuitBoard, gx: number, gy: number): number {
  const column = Math.floor(gx) % units;
  const row = Math.floor(gy) % units;
  const dx = gx - Math.floor(gx) - 0.5;
  const dy = gy - Math.floor(gy) - 0.5;
  let least = fromMiddle(ways[row * units + column] as number, dx, dy);
  // a slanting trace cuts off the corners of the squares beside it
  const right = dx > 0 ? 1 : -1;
  const down = dy > 0 ? 1 : -1;
  const beside = (column + right + units) % units;
  const below = (row + down + units) % units;
  least = Math.min(least, fromMiddle((ways[row * units + beside] as number) & 0xaa, dx - right, dy));
  return Math.min(least, fromMiddle((ways[below * units + column] as number) & 0xaa, dx, dy - down));
}

function fromMiddle(bits: number, dx: number, dy: number): number {
  if (bits === 0) return 1;
  let least = 1;
  for (let way = 0; way < 8; way += 1) {
    if (!(bits & (1 << way))) continue;
    const norm = way & 1 ? Math.SQRT1_2 : 1;
    const ux = (STEP_X[way] as number) * norm;
    const uy = (STEP_Y[way] as number) * norm;
    const t = dx * ux + dy * uy;
    const far = t > 0 ? Math.abs(dx * uy - dy * ux) : Math.sqrt(dx * dx + dy * dy);
    if (far < least) least = far;
  }
  return least;
}
