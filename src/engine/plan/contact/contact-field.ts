import { transformPoints } from "../../geometry/place.ts";
import type { Mat4 } from "../../math/mat4.ts";

/** Triangles in the place where they stand. */
export interface Surface {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/**
 * The lowest and highest point of a body over each cell of a grid in x and z. Grids of the same cell size lie on each
 * other, so that two bodies are compared column by column.
 */
export interface Columns {
  /** Metres along a cell. */
  readonly cell: number;
  /** Number of the first cell along x and z. */
  readonly firstX: number;
  readonly firstZ: number;
  readonly countX: number;
  readonly countZ: number;
  /** Metres; +Infinity where the body does not reach. */
  readonly low: Float64Array;
  /** Metres; -Infinity where the body does not reach. */
  readonly high: Float64Array;
}

/** Cells of a grid: from the first to before the last one. */
export interface Region {
  readonly fromX: number;
  readonly fromZ: number;
  readonly toX: number;
  readonly toZ: number;
}

/** Puts surfaces in their place, or turns them so that another direction points up. */
export const placeSurfaces = (surfaces: readonly Surface[], transform: Mat4): Surface[] =>
  surfaces.map(({ positions, indices }) => ({ positions: transformPoints(positions, transform), indices }));

/** The cells that surfaces reach. */
export function regionOf(surfaces: readonly Surface[], cell: number): Region {
  let [minX, minZ, maxX, maxZ] = [1e30, 1e30, -1e30, -1e30];
  for (const { positions } of surfaces) {
    for (let i = 0; i < positions.length; i += 3) {
      minX = Math.min(minX, positions[i] as number);
      maxX = Math.max(maxX, positions[i] as number);
      minZ = Math.min(minZ, positions[i + 2] as number);
      maxZ = Math.max(maxZ, positions[i + 2] as number);
    }
  }
  return {
    fromX: Math.floor(minX / cell),
    fromZ: Math.floor(minZ / cell),
    toX: Math.floor(maxX / cell) + 1,
    toZ: Math.floor(maxZ / cell) + 1,
  };
}

/** Heights in metres between which a surface counts. */
export interface Slab {
  readonly floor?: number;
  readonly ceiling?: number;
}

/** Measures surfaces over the cells of a region. */
export function columnsOf(
  surfaces: readonly Surface[],
  cell: number,
  region: Region = regionOf(surfaces, cell),
  slab: Slab = {},
): Columns {
  const countX = Math.max(1, region.toX - region.fromX);
  const countZ = Math.max(1, region.toZ - region.fromZ);
  const columns: Columns = {
    cell,
    firstX: region.fromX,
    firstZ: region.fromZ,
    countX,
    countZ,
    low: new Float64Array(countX * countZ).fill(Number.POSITIVE_INFINITY),
    high: new Float64Array(countX * countZ).fill(Number.NEGATIVE_INFINITY),
  };
  for (const surface of surfaces) measureSurface(columns, surface, slab);
  return columns;
}

function measureSurface(columns: Columns, { positions, indices }: Surface, slab: Slab): void {
  const { floor = Number.NEGATIVE_INFINITY, ceiling = Number.POSITIVE_INFINITY } = slab;
  const { cell, firstX, firstZ, countX, countZ, low, high } = columns;
  const note = (i: number, j: number, y: number) => {
    if (i < 0 || j < 0 || i >= countX || j >= countZ || y > ceiling || y < floor) return;
    const at = j * countX + i;
    if (y < (low[at] as number)) low[at] = y;
    if (y > (high[at] as number)) high[at] = y;
  };
  // edges count as well: a wall seen from above is thinner than a cell
  const noteEdge = (x: number, z: number, y: number, tx: number, tz: number, ty: number) => {
    const steps = Math.min(400, Math.ceil(Math.max(Math.abs(tx - x), Math.abs(tz - z))));
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps;
      note(Math.floor(x + t * (tx - x)), Math.floor(z + t * (tz - z)), y + t * (ty - y));
    }
  };
  for (let t = 0; t < indices.length; t += 3) {
    const a = (indices[t] as number) * 3;
    const b = (indices[t + 1] as number) * 3;
    const c = (indices[t + 2] as number) * 3;
    const ax = (positions[a] as number) / cell - firstX;
    const az = (positions[a + 2] as number) / cell - firstZ;
    const bx = (positions[b] as number) / cell - firstX;
    const bz = (positions[b + 2] as number) / cell - firstZ;
    const cx = (positions[c] as number) / cell - firstX;
    const cz = (positions[c + 2] as number) / cell - firstZ;
    const [ay, by, cy] = [positions[a + 1] as number, positions[b + 1] as number, positions[c + 1] as number];
    if (Math.max(ax, bx, cx) < 0 || Math.min(ax, bx, cx) > countX) continue;
    if (Math.max(az, bz, cz) < 0 || Math.min(az, bz, cz) > countZ) continue;
    note(Math.floor(ax), Math.floor(az), ay);
    noteEdge(ax, az, ay, bx, bz, by);
    noteEdge(bx, bz, by, cx, cz, cy);
    noteEdge(cx, cz, cy, ax, az, ay);
    const twice = (bx - ax) * (cz - az) - (bz - az) * (cx - ax);
    if (Math.abs(twice) < 1e-12) continue;
    const fromJ = Math.max(0, Math.ceil(Math.min(az, bz, cz) - 0.5));
    const toJ = Math.min(countZ - 1, Math.floor(Math.max(az, bz, cz) - 0.5));
    const fromI = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const toI = Math.min(countX - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    for (let j = fromJ; j <= toJ; j += 1) {
      for (let i = fromI; i <= toI; i += 1) {
        const [x, z] = [i + 0.5, j + 0.5];
        const wb = ((x - ax) * (cz - az) - (z - az) * (cx - ax)) / twice;
        const wc = ((bx - ax) * (z - az) - (bz - az) * (x - ax)) / twice;
        if (wb < 0 || wc < 0 || wb + wc > 1) continue;
        note(i, j, ay + wb * (by - ay) + wc * (cy - ay));
      }
    }
  }
}

/**
 * Metres the upper body can fall until it touches the lower one; negative where it must be raised. Undefined where no
 * column of the one lies over a column of the other.
 *
 * @param stepX Cells by which the upper body is moved before it falls.
 */
export function fallDistance(upper: Columns, lower: Columns, stepX = 0, stepZ = 0): number | undefined {
  let least = Number.POSITIVE_INFINITY;
  const shiftX = upper.firstX + stepX - lower.firstX;
  const shiftZ = upper.firstZ + stepZ - lower.firstZ;
  for (let j = Math.max(0, -shiftZ); j < upper.countZ && j + shiftZ < lower.countZ; j += 1) {
    for (let i = Math.max(0, -shiftX); i < upper.countX && i + shiftX < lower.countX; i += 1) {
      const bottom = upper.low[j * upper.countX + i] as number;
      if (bottom === Number.POSITIVE_INFINITY) continue;
      const gap = bottom - (lower.high[(j + shiftZ) * lower.countX + i + shiftX] as number);
      if (gap < least) least = gap;
    }
  }
  return least === Number.POSITIVE_INFINITY ? undefined : least;
}

/** How many columns of both bodies lie in each other, where either spans from its lowest to its highest point. */
export function countShared(a: Columns, b: Columns): number {
  let shared = 0;
  const [shiftX, shiftZ] = [a.firstX - b.firstX, a.firstZ - b.firstZ];
  for (let j = Math.max(0, -shiftZ); j < a.countZ && j + shiftZ < b.countZ; j += 1) {
    for (let i = Math.max(0, -shiftX); i < a.countX && i + shiftX < b.countX; i += 1) {
      const p = j * a.countX + i;
      const q = (j + shiftZ) * b.countX + i + shiftX;
      if ((a.low[p] as number) < (b.high[q] as number) && (b.low[q] as number) < (a.high[p] as number)) shared += 1;
    }
  }
  return shared;
}

/** Adds what a body covers, moved by cells and raised by metres, to the ground others fall on. */
export function heapUp(ground: Columns, body: Columns, stepX: number, stepZ: number, raise: number): void {
  const shiftX = body.firstX + stepX - ground.firstX;
  const shiftZ = body.firstZ + stepZ - ground.firstZ;
  for (let j = Math.max(0, -shiftZ); j < body.countZ && j + shiftZ < ground.countZ; j += 1) {
    for (let i = Math.max(0, -shiftX); i < body.countX && i + shiftX < ground.countX; i += 1) {
      const top = (body.high[j * body.countX + i] as number) + raise;
      const at = (j + shiftZ) * ground.countX + i + shiftX;
      if (top > (ground.high[at] as number)) ground.high[at] = top;
    }
  }
}
