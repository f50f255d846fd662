import { type Bounds, boundsOf } from "./bounds.ts";
import { Groups, numberShells } from "./shells.ts";

/** Triangles in the place where they stand. */
export interface Solid {
  /** xyz triplets, metres. */
  readonly positions: ArrayLike<number>;
  /** Vertex index triplets. */
  readonly indices: ArrayLike<number>;
}

/** Connected surfaces that neither stand on the ground nor touch, directly or by others, what does. */
export interface LoosePiece {
  /** Distance to the nearest surface that is held, as a ratio of the model's longest side; Infinity beyond the reach. */
  readonly gap: number;
  /** The way from the piece to there, metres. */
  readonly toward: readonly [number, number, number];
  /** Metres it can fall straight down until it touches what is held or stands on the ground. */
  readonly fall: number;
  /** Metres from the ground to its lowest point, in whole cells. */
  readonly height: number;
}

export interface Loose {
  readonly pieces: readonly LoosePiece[];
  /** For each solid: vertex -> index of its piece, -1 where it is held. */
  readonly pieceOf: readonly Int32Array[];
  /** Metres along a cell: surfaces in the same cell or in neighbouring ones touch. */
  readonly cell: number;
}

/** Cells over the ground up to which a surface surely stands on it. */
const SURELY = 0.5;
/** Points of a piece, at most, from which the nearest held surface is looked for. */
const MOST_TRIED = 24;
/** Cells from point to point on a triangle, and pieces of its edge at most. */
const STEP = 0.9;
const MOST_STEPS = 300;
/** Cells that are kept for the next grid, at most: all that a model needs of the finest but for a cube. */
const MOST_KEPT = 1 << 24;

/** Empty cells for the next grid: memory that is touched for the first time costs more than what is done in it. */
let spareCells: Int32Array = new Int32Array(0);
/** Room for where the points of a solid lie. */
let spareRoom = new Float64Array(0);

/**
 * Finds what hangs in the air: surfaces are laid into a grid of cells, and those that share a cell or lie in neighbouring
 * ones hold each other, from the ground upwards.
 *
 * @param reach How far to look for what is held, as a ratio of the longest side, 0..1. Default 0.25.
 * @param cellsAlong Cells along the longest side. Default 200: what lies within 0.5 to 1 % of it touches.
 */
export function findLoosePieces(solids: readonly Solid[], reach = 0.25, cellsAlong = 200): Loose {
  const bounds = boundsOf(solids.map(({ positions }) => positions));
  const cell = cellSize(bounds, cellsAlong);
  const { shellOf, count: shells } = findShells(solids);
  const grid = layGrid(solids, shellOf, shells, bounds, cell);
  const held = holdFrom(grid);
  const cells = new Map<number, number[]>();
  if (held.includes(0))
    for (const at of grid.taken) {
      const shell = (grid.owner[at] as number) - 1;
      if (held[shell]) continue;
      const top = grid.groups.find(shell);
      const own = cells.get(top);
      if (own) own.push(at);
      else cells.set(top, [at]);
    }
  const numbers = new Map([...cells.keys()].map((top, index) => [top, index]));
  const pieceOf = shellOf.map((own) =>
    own.map((shell) => (held[shell] ? -1 : (numbers.get(grid.groups.find(shell)) ?? -1))),
  );
  const pieces = [...cells.values()].map((own) =>
    measurePiece(grid, held, own, Math.floor(reach * cellsAlong), cell, cellsAlong),
  );
  clear(grid);
  return { pieces, pieceOf, cell };
}

/**
 * Whether all surfaces hold each other by cells they share, from the ground upwards: quicker to tell than what hangs, and hardly
 * ever wrong about a thing in one piece.
 *
 * @param cellsAlong Cells along the longest side.
 */
export function isInOnePiece(solids: readonly Solid[], cellsAlong: number): boolean {
  const bounds = boundsOf(solids.map(({ positions }) => positions));
  const { shellOf, count } = findShells(solids);
  const grid = layGrid(solids, shellOf, count, bounds, cellSize(bounds, cellsAlong), SURELY);
  clear(grid);
  return !heldBy(grid).includes(0);
}

const cellSize = ({ min, max }: Bounds, cellsAlong: number): number =>
  Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-9) / cellsAlong;

/** For each solid: vertex -> number of its connected surface, counted through all solids. */
function findShells(solids: readonly Solid[]): { shellOf: readonly Int32Array[]; count: number } {
  let count = 0;
  const shellOf = solids.map(({ positions, indices }) => {
    const own = numberShells(indices, positions.length / 3);
    const before = count;
    count += own.count;
    return own.shellOf.map((shell) => shell + before);
  });
  return { shellOf, count };
}

interface Grid {
  /** Cell -> 1 + a shell that runs through it; 0 for none. One empty cell on every side. Given back by `clear`. */
  readonly owner: Int32Array;
  readonly taken: readonly number[];
  readonly count: readonly [number, number, number];
  /** Shells that share a cell. */
  readonly groups: Groups;
  /** Shell -> 1 where it stands on the ground. */
  readonly stands: Uint8Array;
}

function layGrid(
  solids: readonly Solid[],
  shellOf: readonly Int32Array[],
  shells: number,
  { min, max }: Bounds,
  cell: number,
  ground = 1,
): Grid {
  const along = (k: 0 | 1 | 2) => Math.floor((max[k] - min[k]) / cell) + 3;
  const count = [along(0), along(1), along(2)] as const;
  const owner = takeCells(count[0] * count[1] * count[2]);
  const taken: number[] = [];
  const groups = new Groups(shells);
  const stands = new Uint8Array(shells);
  const [nx, ny] = count;
  const mark = (here: number, own: number): void => {
    const other = owner[here] as number;
    if (other === own + 1) return;
    if (other) groups.join(own, other - 1);
    else {
      owner[here] = own + 1;
      taken.push(here);
    }
  };
  for (const [solid, { positions, indices }] of solids.entries()) {
    const shells = shellOf[solid] as Int32Array;
    if (spareRoom.length < positions.length) spareRoom = new Float64Array(positions.length);
    const p = spareRoom;
    for (let vertex = 0; vertex < shells.length; vertex += 1) {
      const i = vertex * 3;
      const x = ((positions[i] as number) - min[0]) / cell;
      const y = ((positions[i + 1] as number) - min[1]) / cell;
      const z = ((positions[i + 2] as number) - min[2]) / cell;
      p[i] = x;
      p[i + 1] = y;
      p[i + 2] = z;
      const own = shells[vertex] as number;
      if (y <= ground) stands[own] = 1;
      mark(((Math.floor(z) + 1) * ny + Math.floor(y) + 1) * nx + Math.floor(x) + 1, own);
    }
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
          if (owner[here] !== own + 1) mark(here, own);
        }
      }
    }
  }
  return { owner, taken, count, groups, stands };
}

/** Cells that all are 0, at least so many. */
function takeCells(length: number): Int32Array {
  const cells = spareCells.length < length ? new Int32Array(length) : spareCells;
  spareCells = new Int32Array(0);
  return cells;
}

/** Gives back the cells of a grid that is no longer looked at. */
function clear({ owner, taken }: Grid): void {
  for (const at of taken) owner[at] = 0;
  if (owner.length <= MOST_KEPT) spareCells = owner;
}

function squaredDistance(p: Float64Array, from: number, to: number): number {
  const x = (p[to] as number) - (p[from] as number);
  const y = (p[to + 1] as number) - (p[from + 1] as number);
  const z = (p[to + 2] as number) - (p[from + 2] as number);
  return x * x + y * y + z * z;
}

/** Says of each shell whether it is held by those it is grouped with: 1, or not: 0. */
function heldBy({ groups, stands }: Grid): Uint8Array {
  const standing = new Set<number>();
  for (const [shell, does] of stands.entries()) if (does) standing.add(groups.find(shell));
  return stands.map((_, shell) => (standing.has(groups.find(shell)) ? 1 : 0));
}

/** Joins shells in neighbouring cells as well, and says of each whether it is held: 1, or hangs in the air: 0. */
function holdFrom(grid: Grid): Uint8Array {
  const { owner, taken, count, groups } = grid;
  const before = heldBy(grid);
  if (!before.includes(0)) return before;
  const [nx, layer] = [count[0], count[0] * count[1]];
  const next = [-layer, 0, layer].flatMap((z) => [-nx, 0, nx].flatMap((y) => [z + y - 1, z + y, z + y + 1]));
  for (const at of taken) {
    const own = owner[at] as number;
    if (before[own - 1]) continue;
    for (const step of next) {
      const other = owner[at + step] as number;
      if (other !== 0 && other !== own) groups.join(own - 1, other - 1);
    }
  }
  return heldBy(grid);
}

function measurePiece(
  grid: Grid,
  isHeld: Uint8Array,
  cells: readonly number[],
  reach: number,
  cell: number,
  cellsAlong: number,
): LoosePiece {
  const { owner, count } = grid;
  const [nx, ny, nz] = count;
  const held = (x: number, y: number, z: number): boolean => {
    if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) return false;
    const by = owner[(z * ny + y) * nx + x] as number;
    return by > 0 && isHeld[by - 1] === 1;
  };
  let best = Number.POSITIVE_INFINITY;
  let toward: [number, number, number] = [0, 0, 0];
  let fall = Number.POSITIVE_INFINITY;
  let lowest = ny;
  const every = Math.max(1, Math.floor(cells.length / MOST_TRIED));
  for (let i = 0; i < cells.length; i += 1) {
    const at = cells[i] as number;
    const [x, y, z] = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / (nx * ny))];
    lowest = Math.min(lowest, y);
    for (let down = 1; down < fall && y - down >= 1; down += 1) if (y - down === 1 || held(x, y - down, z)) fall = down;
    if (i % every !== 0) continue;
    for (let r = 1; r <= reach && r * r < best; r += 1)
      for (let dz = -r; dz <= r; dz += 1)
        for (let dy = -r; dy <= r; dy += 1) {
          const step = Math.abs(dz) === r || Math.abs(dy) === r ? 1 : 2 * r;
          for (let dx = -r; dx <= r; dx += step) {
            const far = dx * dx + dy * dy + dz * dz;
            if (far < best && held(x + dx, y + dy, z + dz)) [best, toward] = [far, [dx, dy, dz]];
          }
        }
  }
  const [dx, dy, dz] = toward;
  return {
    gap: Math.sqrt(best) / cellsAlong,
    toward: [dx * cell, dy * cell, dz * cell],
    fall: fall * cell,
    height: (lowest - 1) * cell,
  };
}
