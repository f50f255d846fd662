import type { Geometry } from "../../geometry/geometry.ts";
import { GeometryBuilder } from "../../geometry/geometry-builder.ts";
import type { Paint } from "../../geometry/part.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { cellIndex, LOOK_STRIDE, type VoxelGrid } from "./voxel-grid.ts";

/** Fills one cell wherever two full ones would touch along an edge alone: such an edge would have four faces. */
export function fillDiagonals({ full, counts }: VoxelGrid): void {
  const steps = [1, counts[0], counts[0] * counts[1]] as const;
  const pairs = [
    [steps[0], steps[1]],
    [steps[0], steps[2]],
    [steps[1], steps[2]],
  ] as const;
  const last = full.length - steps[2] - steps[1] - 1;
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < last; at += 1) {
      for (const [u, v] of pairs) {
        const [a, b, c, d] = [full[at], full[at + u], full[at + v], full[at + u + v]];
        if (a !== d || b !== c || a === b) continue;
        full[a === 1 ? at + u : at] = 1;
        changed = true;
      }
    }
  }
}

/** The outer and inner sides of all full cells: closed, since a rim of empty cells lies around. */
export function voxelSurface(grid: VoxelGrid): Geometry {
  const { cell, origin, counts, full } = grid;
  const builder = new GeometryBuilder();
  const corners = new Map<number, number>();
  const [nx, ny, nz] = counts;
  const corner = (i: number, j: number, k: number): number => {
    const key = (k * (ny + 1) + j) * (nx + 1) + i;
    let found = corners.get(key);
    if (found === undefined) {
      found = builder.vertex([origin[0] + i * cell[0], origin[1] + j * cell[1], origin[2] + k * cell[2]]);
      corners.set(key, found);
    }
    return found;
  };
  const isFull = (i: number, j: number, k: number) => full[cellIndex(grid, i, j, k)] === 1;
  for (let k = 1; k < nz - 1; k += 1) {
    for (let j = 1; j < ny - 1; j += 1) {
      for (let i = 1; i < nx - 1; i += 1) {
        if (!isFull(i, j, k)) continue;
        const at = (x: number, y: number, z: number) => corner(i + x, j + y, k + z);
        if (!isFull(i + 1, j, k)) builder.quad(at(1, 0, 1), at(1, 0, 0), at(1, 1, 0), at(1, 1, 1));
        if (!isFull(i - 1, j, k)) builder.quad(at(0, 0, 0), at(0, 0, 1), at(0, 1, 1), at(0, 1, 0));
        if (!isFull(i, j + 1, k)) builder.quad(at(0, 1, 1), at(1, 1, 1), at(1, 1, 0), at(0, 1, 0));
        if (!isFull(i, j - 1, k)) builder.quad(at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1));
        if (!isFull(i, j, k + 1)) builder.quad(at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1));
        if (!isFull(i, j, k - 1)) builder.quad(at(1, 0, 0), at(0, 0, 0), at(0, 1, 0), at(1, 1, 0));
      }
    }
  }
  return builder.build();
}

/** Middles of the upper sides that lie open, metres. */
export function openTops(grid: VoxelGrid): Vec3[] {
  const { cell, origin, counts, full } = grid;
  const tops: Vec3[] = [];
  for (let k = 1; k < counts[2] - 1; k += 1) {
    for (let j = 1; j < counts[1] - 1; j += 1) {
      for (let i = 1; i < counts[0] - 1; i += 1) {
        if (full[cellIndex(grid, i, j, k)] !== 1 || full[cellIndex(grid, i, j + 1, k)] === 1) continue;
        tops.push([origin[0] + (i + 0.5) * cell[0], origin[1] + (j + 1) * cell[1], origin[2] + (k + 0.5) * cell[2]]);
      }
    }
  }
  return tops;
}

/** How dark the lines between cells are, and how wide, as a ratio of a cell. */
export interface SeamStyle {
  readonly dark: number;
  readonly width: number;
  /** Cells a brick is long: a seam only at its ends, staggered from layer to layer. 1 for single cells. */
  readonly length: number;
}

/**
 * Paints every cell in its own look, with a line where it meets the next one. Works on the rest frame alone, as the cells lie
 * there; which of the two cells at a face is meant is told by which one is full.
 */
export function paintVoxels(grid: VoxelGrid, seams: SeamStyle): Paint {
  const { cell, origin, counts, full, looks } = grid;
  const clampTo = (value: number, axis: 0 | 1 | 2) => Math.min(Math.max(value, 1), counts[axis] - 2);
  return (surface, x, y, z) => {
    const u = (x - origin[0]) / cell[0];
    const v = (y - origin[1]) / cell[1];
    const w = (z - origin[2]) / cell[2];
    const offs = [Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)), Math.abs(w - Math.round(w))] as const;
    const axis = offs[0] <= offs[1] && offs[0] <= offs[2] ? 0 : offs[1] <= offs[2] ? 1 : 2;
    const within: [number, number, number] = [Math.floor(u), Math.floor(v), Math.floor(w)];
    const upper = Math.round([u, v, w][axis] as number);
    within[axis] = upper;
    let at = cellIndex(grid, clampTo(within[0], 0), clampTo(within[1], 1), clampTo(within[2], 2));
    if (full[at] !== 1) {
      within[axis] = upper - 1;
      at = cellIndex(grid, clampTo(within[0], 0), clampTo(within[1], 1), clampTo(within[2], 2));
    }
    const from = at * LOOK_STRIDE;
    const seam = isSeam(seams, axis, [u, v, w], within, offs) ? 1 - seams.dark : 1;
    surface.r = (looks[from] as number) * seam;
    surface.g = (looks[from + 1] as number) * seam;
    surface.b = (looks[from + 2] as number) * seam;
    surface.roughness = looks[from + 3] as number;
    surface.metalness = looks[from + 4] as number;
    surface.height = seam < 1 ? -0.04 * cell[0] : 0;
  };
}

function isSeam(
  { width, length }: SeamStyle,
  face: 0 | 1 | 2,
  place: readonly [number, number, number],
  within: readonly [number, number, number],
  offs: readonly [number, number, number],
): boolean {
  if (face !== 1 && offs[1] < width) return true;
  for (const axis of [0, 2] as const) {
    if (axis === face || offs[axis] >= width) continue;
    const line = Math.round(place[axis]);
    if (length === 1 || (line + (within[1] % 2)) % length === 0) return true;
  }
  return false;
}
