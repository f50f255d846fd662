import { boundsOf } from "./bounds.ts";
import {
  cellSize,
  clearGrid,
  layFaces,
  layGrid,
  layPoints,
  openGrid,
  placePoints,
  type ShellGrid,
  type Solid,
} from "./shell-grid.ts";
import { numberShells } from "./shells.ts";

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

/** Solids after which it is looked again whether all are held. */
const CHECK_EVERY = 8;
/** Cells over the ground up to which a surface surely stands on it. */
const SURELY = 0.5;
/** Points of a piece, at most, from which the nearest held surface is looked for. */
const MOST_TRIED = 24;
/**
 * Finds what hangs in the air: surfaces are laid into a grid of cells, and those that share a cell or lie in neighbouring
 * ones hold each other, from the ground upwards.
 *
 * @param reach How far to look for what is held, as a ratio of the longest side, 0..1, or that by how many pieces there are. Default 0.25.
 * @param cellsAlong Cells along the longest side. Default 200: what lies within 0.5 to 1 % of it touches.
 */
export function findLoosePieces(
  solids: readonly Solid[],
  reach: number | ((pieces: number) => number) = 0.25,
  cellsAlong = 200,
): Loose {
  const bounds = boundsOf(solids.map(({ positions }) => positions));
  const cell = cellSize(bounds, cellsAlong);
  const { shellOf, count: shells } = findShells(solids);
  const grid = layGrid(solids, shellOf, openGrid(shells, bounds, cell));
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
  const far = typeof reach === "number" ? reach : reach(cells.size);
  const rows = cells.size > 0 ? heldRows(grid, held) : new Int32Array(0);
  const pieces = [...cells.values()].map((own) =>
    measurePiece(grid, held, rows, own, Math.floor(far * cellsAlong), cell, cellsAlong),
  );
  clearGrid(grid);
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
  const grid = openGrid(count, bounds, cellSize(bounds, cellsAlong), SURELY);
  for (const [at, solid] of solids.entries()) layPoints(grid, solid, shellOf[at] as Int32Array);
  let isWhole = !heldBy(grid).includes(0);
  // fine meshes need no more than their vertices
  for (let at = 0; at < solids.length && !isWhole; at += 1) {
    const solid = solids[at] as Solid;
    placePoints(grid, solid);
    layFaces(grid, solid, shellOf[at] as Int32Array);
    isWhole = at % CHECK_EVERY === 0 && !heldBy(grid).includes(0);
  }
  isWhole ||= !heldBy(grid).includes(0);
  clearGrid(grid);
  return isWhole;
}

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

/** Says of each shell whether it is held by those it is grouped with: 1, or not: 0. */
function heldBy({ groups, stands }: ShellGrid): Uint8Array {
  const standing = new Set<number>();
  for (const [shell, does] of stands.entries()) if (does) standing.add(groups.find(shell));
  return stands.map((_, shell) => (standing.has(groups.find(shell)) ? 1 : 0));
}

/** Joins shells in neighbouring cells as well, and says of each whether it is held: 1, or hangs in the air: 0. */
function holdFrom(grid: ShellGrid): Uint8Array {
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

/** Of each row of cells along x the first and the last held one: most rows have none. */
function heldRows({ owner, taken, count }: ShellGrid, isHeld: Uint8Array): Int32Array {
  const [nx, ny, nz] = count;
  const rows = new Int32Array(2 * ny * nz);
  for (let row = 0; row < rows.length; row += 2) [rows[row], rows[row + 1]] = [nx, -1];
  for (const at of taken) {
    if (!isHeld[(owner[at] as number) - 1]) continue;
    const x = at % nx;
    const row = 2 * ((at - x) / nx);
    rows[row] = Math.min(rows[row] as number, x);
    rows[row + 1] = Math.max(rows[row + 1] as number, x);
  }
  return rows;
}

function measurePiece(
  grid: ShellGrid,
  isHeld: Uint8Array,
  rows: Int32Array,
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
          if (z + dz < 0 || z + dz >= nz || y + dy < 0 || y + dy >= ny || dy * dy + dz * dz >= best) continue;
          const row = 2 * ((z + dz) * ny + y + dy);
          const [first, last] = [(rows[row] as number) - x, (rows[row + 1] as number) - x];
          if (first > r || last < -r) continue;
          const isSide = Math.abs(dz) === r || Math.abs(dy) === r;
          const step = isSide ? 1 : 2 * r;
          const end = isSide ? Math.min(r, last) : r;
          for (let dx = isSide ? Math.max(-r, first) : -r; dx <= end; dx += step) {
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
