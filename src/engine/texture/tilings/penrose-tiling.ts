import { cos, sin, TAU } from "../../math/elementary.ts";
import { type Polygon, polygonTiling } from "./polygon-tiling.ts";
import type { Tiling } from "./tiling.ts";

/**
 * Normals of the five families of parallel lines of a pentagrid, as whole lines along x and y of the tile: a pentagrid whose
 * golden ratio is 3/2 and 5/2 closes on itself, and its dual is of the same two rhombs (the construction is de Bruijn's,
 * "Algebraic theory of Penrose's non-periodic tilings", 1981; a rational grid makes a periodic approximant of it).
 */
const GRID: readonly (readonly [x: number, y: number])[] = [
  [6, 0],
  [2, 6],
  [-5, 4],
  [-5, -4],
  [2, -6],
];
/** Where the lines begin: so that no three meet in a point. */
const STARTS = [0.137, 0.291, -0.173, 0.418, -0.263] as const;
const FAT = 0;
const THIN = 1;

/**
 * A Penrose-like tiling of fat and thin rhombs with the angles of the pentagon, 304 to the tile; it is squeezed by a twentieth
 * along y, so that it closes on a square. Kinds: 0 fat, 1 thin.
 */
export function penroseTiling(): Tiling {
  const edges = GRID.map((_, j) => [cos((j / 5) * TAU), sin((j / 5) * TAU)] as const);
  const period = [0, 1].map((axis) =>
    GRID.reduce(
      (sum, lines, j) => sum + (lines[axis] as number) * ((edges[j] as readonly number[])[axis] as number),
      0,
    ),
  );
  const polygons: Polygon[] = [];
  for (let j = 0; j < 5; j += 1)
    for (let k = j + 1; k < 5; k += 1)
      for (const [x, y, m, n] of crossings(j, k)) {
        const steps = GRID.map(([gx, gy], i) =>
          i === j ? m : i === k ? n : Math.ceil(gx * x + gy * y + (STARTS[i] as number)),
        );
        const foot = [0, 1].map((axis) =>
          steps.reduce((sum, step, i) => sum + step * ((edges[i] as readonly number[])[axis] as number), 0),
        );
        const [a, b] = [edges[j], edges[k]] as [readonly number[], readonly number[]];
        const at = (u: number, v: number) =>
          [0, 1].map(
            (axis) =>
              ((foot[axis] as number) + u * (a[axis] as number) + v * (b[axis] as number)) / (period[axis] as number),
          ) as unknown as readonly [number, number];
        const corners = intoTile([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
        polygons.push({ corners, kind: (k - j) % 5 === 1 || (k - j) % 5 === 4 ? FAT : THIN });
      }
  return polygonTiling(polygons);
}

/** Where lines of two families cross in the tile, with the lines' numbers. */
function crossings(j: number, k: number): (readonly [x: number, y: number, m: number, n: number])[] {
  const [[ax, ay], [bx, by]] = [GRID[j], GRID[k]] as [readonly [number, number], readonly [number, number]];
  const det = ax * by - ay * bx;
  const found: (readonly [number, number, number, number])[] = [];
  for (let m = -13; m <= 13; m += 1)
    for (let n = -13; n <= 13; n += 1) {
      const [p, q] = [m - (STARTS[j] as number), n - (STARTS[k] as number)];
      const [x, y] = [(p * by - q * ay) / det, (ax * q - bx * p) / det];
      if (x >= 0 && x < 1 && y >= 0 && y < 1) found.push([x, y, m, n]);
    }
  return found;
}

/** The same cell with its middle in the tile. */
function intoTile(corners: Polygon["corners"]): Polygon["corners"] {
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + (corner[axis] as number), 0) / 4);
  const [dx, dy] = [Math.floor(middle[0] as number), Math.floor(middle[1] as number)];
  return corners.map(([x, y]) => [x - dx, y - dy] as const);
}
