import type { Bounds } from "./bounds.ts";
import { Groups } from "./shells.ts";

/** Triangles in the place where they stand. */
export interface Solid {
  /** xyz triplets, metres. */
  readonly positions: ArrayLike<number>;
  /** Vertex index triplets. */
  readonly indices: ArrayLike<number>;
}

/** Cells from point to point on a triangle, and pieces of its edge at most. */
const STEP = 0.9;
const MOST_STEPS = 300;
/** Cells that are kept for the next grid, at most: all that a model needs of the finest but for a cube. */
const MOST_KEPT = 1 << 24;

/** Empty cells for the next grid: memory that is touched for the first time costs more than what is done in it. */
let spareCells: Int32Array = new Int32Array(0);
/** Room for where the points of a solid lie. */
let spareRoom = new Float64Array(0);

export const cellSize = ({ min, max }: Bounds, cellsAlong: number): number =>
  Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-9) / cellsAlong;

/** Cells, and the connected surfaces that run through them. */
export interface ShellGrid {
  /** Cell -> 1 + a shell that runs through it; 0 for none. One empty cell on every side. Given back by `clear`. */
  readonly owner: Int32Array;
  readonly taken: number[];
  readonly count: readonly [number, number, number];
  /** Shells that share a cell. */
  readonly groups: Groups;
  /** Shell -> 1 where it stands on the ground. */
  readonly stands: Uint8Array;
  /** Its corner and a cell's side, metres. */
  readonly min: Bounds["min"];
  readonly cell: number;
  /** Cells over its lowest point up to which a surface stands. */
  readonly ground: number;
}

export function openGrid(shells: number, { min, max }: Bounds, cell: number, ground = 1): ShellGrid {
  const along = (k: 0 | 1 | 2) => Math.floor((max[k] - min[k]) / cell) + 3;
  const count = [along(0), along(1), along(2)] as const;
  const owner = takeCells(count[0] * count[1] * count[2]);
  return { owner, taken: [], count, groups: new Groups(shells), stands: new Uint8Array(shells), min, cell, ground };
}

/** Lays all of some solids into a new grid. */
export function layGrid(solids: readonly Solid[], shellOf: readonly Int32Array[], grid: ShellGrid): ShellGrid {
  for (const [at, solid] of solids.entries()) {
    const shells = shellOf[at] as Int32Array;
    layPoints(grid, solid, shells);
    layFaces(grid, solid, shells);
  }
  return grid;
}

/** A shell runs through a cell. */
function mark({ owner, taken, groups }: ShellGrid, here: number, own: number): void {
  const other = owner[here] as number;
  if (other === own + 1) return;
  if (other) groups.join(own, other - 1);
  else {
    owner[here] = own + 1;
    taken.push(here);
  }
}

/** Lays a solid's vertices into the grid, and leaves their places, in cells, in `spareRoom`. */
export function layPoints(grid: ShellGrid, solid: Solid, shells: Int32Array): void {
  const [nx, ny] = grid.count;
  const p = placePoints(grid, solid);
  for (let vertex = 0; vertex < shells.length; vertex += 1) {
    const i = vertex * 3;
    const x = p[i] as number;
    const y = p[i + 1] as number;
    const z = p[i + 2] as number;
    const own = shells[vertex] as number;
    if (y <= grid.ground) grid.stands[own] = 1;
    mark(grid, ((Math.floor(z) + 1) * ny + Math.floor(y) + 1) * nx + Math.floor(x) + 1, own);
  }
}

/** Writes where a solid's vertices lie, in cells. */
export function placePoints({ min, cell }: ShellGrid, { positions }: Solid): Float64Array {
  if (spareRoom.length < positions.length) spareRoom = new Float64Array(positions.length);
  const p = spareRoom;
  for (let i = 0; i < positions.length; i += 3) {
    p[i] = ((positions[i] as number) - min[0]) / cell;
    p[i + 1] = ((positions[i + 1] as number) - min[1]) / cell;
    p[i + 2] = ((positions[i + 2] as number) - min[2]) / cell;
  }
  return p;
}

/** Lays a solid's triangles into the grid, whose vertices were placed last. */
export function layFaces(grid: ShellGrid, { indices }: Solid, shells: Int32Array): void {
  const { owner } = grid;
  const [nx, ny] = grid.count;
  const p = spareRoom;
  for (let i = 0; i < indices.length; i += 3) {
    let a = (indices[i] as number) * 3;
    let b = (indices[i + 1] as number) * 3;
    let c = (indices[i + 2] as number) * 3;
    const ab = squaredDistance(p, a, b);
    const bc = squaredDistance(p, b, c);
    const ca = squaredDistance(p, c, a);
    if (ab <= STEP * STEP && bc <= STEP * STEP && ca <= STEP * STEP) continue;
    const own = shells[indices[i] as number] as number;
    // from the corner before the shortest edge on: needles take few points
    const least = Math.min(ab, bc, ca);
    const first = a;
    if (least === ab) {
      a = c;
      c = b;
      b = first;
    } else if (least === ca) {
      a = b;
      b = c;
      c = first;
    }
    const x = p[a] as number;
    const y = p[a + 1] as number;
    const z = p[a + 2] as number;
    const ux = (p[b] as number) - x;
    const uy = (p[b + 1] as number) - y;
    const uz = (p[b + 2] as number) - z;
    const wx = (p[c] as number) - (p[b] as number);
    const wy = (p[c + 1] as number) - (p[b + 1] as number);
    const wz = (p[c + 2] as number) - (p[b + 2] as number);
    const shortest = Math.sqrt(least);
    const rows = Math.min(MOST_STEPS, Math.ceil(Math.sqrt(Math.max(ab, bc, ca)) / STEP));
    for (let row = 1; row <= rows; row += 1) {
      const u = row / rows;
      const steps = Math.max(1, Math.min(MOST_STEPS, Math.ceil((u * shortest) / STEP)));
      for (let step = 0; step <= steps; step += 1) {
        const w = (u * step) / steps;
        const cx = ((x + u * ux + w * wx) | 0) + 1;
        const cy = ((y + u * uy + w * wy) | 0) + 1;
        const cz = ((z + u * uz + w * wz) | 0) + 1;
        const here = (cz * ny + cy) * nx + cx;
        if (owner[here] !== own + 1) mark(grid, here, own);
      }
    }
  }
}

/** Cells that all are 0, at least so many. */
function takeCells(length: number): Int32Array {
  const cells = spareCells.length < length ? new Int32Array(length) : spareCells;
  spareCells = new Int32Array(0);
  return cells;
}

/** Gives back the cells of a grid that is no longer looked at. */
export function clearGrid({ owner, taken }: ShellGrid): void {
  for (const at of taken) owner[at] = 0;
  if (owner.length <= MOST_KEPT) spareCells = owner;
}

function squaredDistance(p: Float64Array, from: number, to: number): number {
  const x = (p[to] as number) - (p[from] as number);
  const y = (p[to + 1] as number) - (p[from + 1] as number);
  const z = (p[to + 2] as number) - (p[from + 2] as number);
  return x * x + y * y + z * z;
}
