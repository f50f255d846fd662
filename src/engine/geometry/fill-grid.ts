import type { Bounds } from "#measure/bounds.ts";
import type { Geometry } from "./geometry.ts";

/** How much of space is solid: cubes in rows along y, which follow each other along x and then z. */
export interface SolidGrid {
  /** 1 where a cube's middle is in the solid, else 0. */
  readonly isSolid: Uint8Array;
  readonly count: readonly [number, number, number];
  /** Lowest corner of the first cube, metres. */
  readonly origin: readonly [number, number, number];
}

/**
 * Fills what closed surfaces enclose; where they overlap it is solid once.
 *
 * @param side Metres along a cube.
 * @param bounds Holds the geometry.
 */
export function fillGrid({ positions, indices }: Geometry, side: number, { min, max }: Bounds): SolidGrid {
  const count = ([0, 1, 2] as const).map((k) => Math.ceil((max[k] - min[k]) / side) + 1) as [number, number, number];
  const [nx, ny, nz] = count;
  // one cube more a row, for what is left above its last middle
  const enters = new Int16Array((ny + 1) * nx * nz);
  const at = (vertex: number, k: 0 | 1 | 2) => ((positions[vertex * 3 + k] as number) - min[k]) / side - 0.5;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i] as number, indices[i + 1] as number, indices[i + 2] as number];
    const x = [at(a, 0), at(b, 0), at(c, 0)];
    const y = [at(a, 1), at(b, 1), at(c, 1)];
    const z = [at(a, 2), at(b, 2), at(c, 2)];
    const ux = (x[1] as number) - (x[0] as number);
    const uz = (z[1] as number) - (z[0] as number);
    const vx = (x[2] as number) - (x[0] as number);
    const vz = (z[2] as number) - (z[0] as number);
    const turn = uz * vx - ux * vz;
    if (turn === 0) continue;
    const uy = (y[1] as number) - (y[0] as number);
    const vy = (y[2] as number) - (y[0] as number);
    const slopeX = (uz * vy - uy * vz) / turn;
    const slopeZ = (uy * vx - ux * vy) / turn;
    const top = Math.min(nz - 1, Math.ceil(Math.max(...z)) - 1);
    for (let row = Math.max(0, Math.ceil(Math.min(...z))); row <= top; row += 1) {
      const [left, right] = spanAt(x, z, row);
      const end = Math.min(nx - 1, Math.ceil(right) - 1);
      for (let column = Math.max(0, Math.ceil(left)); column <= end; column += 1) {
        const high = (y[0] as number) - slopeX * (column - (x[0] as number)) - slopeZ * (row - (z[0] as number));
        const cube = Math.min(ny, Math.max(0, Math.ceil(high)));
        const place = (row * nx + column) * (ny + 1) + cube;
        enters[place] = (enters[place] as number) + (turn > 0 ? -1 : 1);
      }
    }
  }
  const isSolid = new Uint8Array(nx * ny * nz);
  for (let row = 0; row < nx * nz; row += 1)
    for (let cube = 0, depth = 0; cube < ny; cube += 1) {
      depth += enters[row * (ny + 1) + cube] as number;
      isSolid[row * ny + cube] = depth > 0 ? 1 : 0;
    }
  return { isSolid, count, origin: min };
}

/** Where a line along x enters and leaves a triangle. Edges are taken from below, so that neighbours agree to the bit. */
function spanAt(x: readonly number[], z: readonly number[], row: number): [number, number] {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let k = 0; k < 3; k += 1) {
    const isUp = (z[k] as number) <= (z[(k + 1) % 3] as number);
    const [low, high] = isUp ? [k, (k + 1) % 3] : [(k + 1) % 3, k];
    const [from, to] = [z[low] as number, z[high] as number];
    if (row < from || row >= to) continue;
    const place = (x[low] as number) + (((x[high] as number) - (x[low] as number)) * (row - from)) / (to - from);
    left = Math.min(left, place);
    right = Math.max(right, place);
  }
  return [left, right];
}
