import { boundsOf } from "#measure/bounds.ts";
import type { Part, SurfacePoint } from "../../geometry/part.ts";
import { clamp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Look } from "../looks.ts";
import type { Dressed } from "../style.ts";

/** A thing in cells: which are full, and what each looks like. */
export interface VoxelGrid {
  /** Metres along a cell. */
  readonly cell: Vec3;
  readonly origin: Vec3;
  readonly counts: readonly [number, number, number];
  /** 1 where full. A rim of empty cells lies all around. */
  readonly full: Uint8Array;
  /** Linear red, green, blue, roughness, metalness, a cell. */
  readonly looks: Float32Array;
}

/** Numbers a cell takes in `looks`. */
export const LOOK_STRIDE = 5;
/** Share of a cell's face that a small part must fill to colour the cell. */
const LEAST_SHARE = 0.22;
/** Samples along a cell's side. */
const SAMPLES = 3;

export const cellIndex = ({ counts }: Pick<VoxelGrid, "counts">, i: number, j: number, k: number): number =>
  (k * counts[1] + j) * counts[0] + i;

/**
 * Fills cells whose middle is inside a part, and those a thin part passes through; colours each as what is seen of it from
 * outside.
 *
 * @param across Cells along the longest side.
 * @param flatness Height of a cell over its width.
 */
export function fillVoxels(
  thing: Dressed,
  looks: ReadonlyMap<string, Look>,
  across: number,
  flatness: number,
): VoxelGrid {
  const { parts } = thing.model;
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const side = Math.max(max[0] - min[0], (max[1] - min[1]) / flatness, max[2] - min[2]) / across;
  const cell: Vec3 = [side, side * flatness, side];
  const counts = [0, 1, 2].map(
    (axis) => Math.ceil(((max[axis] as number) - (min[axis] as number)) / (cell[axis] as number) - 1e-6) + 2,
  ) as unknown as [number, number, number];
  // x and z are centred on the grid, so that what is symmetrical stays so; y stands on a cell's lower side
  const origin: Vec3 = [
    (min[0] + max[0]) / 2 - (counts[0] * cell[0]) / 2,
    min[1] - cell[1],
    (min[2] + max[2]) / 2 - (counts[2] * cell[2]) / 2,
  ];
  const size = counts[0] * counts[1] * counts[2];
  const grid: VoxelGrid = {
    cell,
    origin,
    counts,
    full: new Uint8Array(size),
    looks: new Float32Array(size * LOOK_STRIDE),
  };
  for (const part of parts) fillInside(grid, part);
  const known = new Uint8Array(size);
  // small parts last: an eye colours its cell though the head fills more of it
  const samples = parts
    .map((part, index) => ({ index, ...samplePart(grid, part, looks.get(part.slot)) }))
    .sort((a, b) => b.area - a.area || a.index - b.index);
  for (const { cells } of samples) keepThin(grid, cells);
  for (const { cells } of samples) colour(grid, cells, known);
  spreadLooks(grid, known);
  return grid;
}

/** Casts a ray through every column of cells and counts how often it enters and leaves. */
function fillInside(grid: VoxelGrid, { geometry }: Part): void {
  const { cell, origin, counts, full } = grid;
  const { positions, indices } = geometry;
  const crossings = new Map<number, { y: number; turn: number }[]>();
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t], indices[t + 1], indices[t + 2]].map((v) => (v as number) * 3) as [
      number,
      number,
      number,
    ];
    const u = (v: number) => ((positions[v] as number) - origin[0]) / cell[0] - 0.5003;
    const w = (v: number) => ((positions[v + 2] as number) - origin[2]) / cell[2] - 0.5007;
    const [ax, az, bx, bz, cx, cz] = [u(a), w(a), u(b), w(b), u(c), w(c)];
    const twice = (bx - ax) * (cz - az) - (bz - az) * (cx - ax);
    if (Math.abs(twice) < 1e-12) continue;
    for (
      let k = Math.max(0, Math.ceil(Math.min(az, bz, cz)));
      k <= Math.min(counts[2] - 1, Math.max(az, bz, cz));
      k += 1
    ) {
      for (
        let i = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
        i <= Math.min(counts[0] - 1, Math.max(ax, bx, cx));
        i += 1
      ) {
        const wb = ((i - ax) * (cz - az) - (k - az) * (cx - ax)) / twice;
        const wc = ((bx - ax) * (k - az) - (bz - az) * (i - ax)) / twice;
        if (wb < 0 || wc < 0 || wb + wc > 1) continue;
        const height = (v: number) => positions[v + 1] as number;
        const y = height(a) + wb * (height(b) - height(a)) + wc * (height(c) - height(a));
        const key = k * counts[0] + i;
        const list = crossings.get(key);
        // seen along +y, a triangle that turns clockwise in x and z faces up
        const crossing = { y: (y - origin[1]) / cell[1] - 0.5, turn: twice > 0 ? 1 : -1 };
        if (list) list.push(crossing);
        else crossings.set(key, [crossing]);
      }
    }
  }
  for (const [key, list] of crossings) {
    list.sort((a, b) => a.y - b.y || b.turn - a.turn);
    let depth = 0;
    for (const [n, { y, turn }] of list.entries()) {
      depth += turn;
      const next = list[n + 1];
      if (depth <= 0 || !next) continue;
      for (let j = Math.max(0, Math.ceil(y)); j <= Math.min(counts[1] - 1, next.y); j += 1) {
        full[cellIndex(grid, key % counts[0], j, Math.floor(key / counts[0]))] = 1;
      }
    }
  }
}

interface PartSamples {
  /** Square metres. */
  readonly area: number;
  /** Cell -> weight in cell faces, then the sums of its look, then the cell behind the surface. */
  readonly cells: Map<number, Float64Array>;
}

function samplePart(grid: VoxelGrid, part: Part, look: Look | undefined): PartSamples {
  const { positions, rest, indices } = part.geometry;
  const { cell, origin, counts } = grid;
  const cells = new Map<number, Float64Array>();
  const point: SurfacePoint = { r: 0, g: 0, b: 0, roughness: 0, metalness: 0, height: 0 };
  const [red, green, blue] = look?.colour ?? [0.5, 0.5, 0.5];
  let area = 0;
  const clampTo = (value: number, axis: 0 | 1 | 2) =>
    clamp(Math.floor((value - origin[axis]) / cell[axis]), 1, counts[axis] - 2);
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t], indices[t + 1], indices[t + 2]].map((v) => (v as number) * 3) as [
      number,
      number,
      number,
    ];
    const at = (from: Float32Array, k: number, wb: number, wc: number) =>
      (from[a + k] as number) * (1 - wb - wc) + (from[b + k] as number) * wb + (from[c + k] as number) * wc;
    const edge = (to: number, k: number) => (positions[to + k] as number) - (positions[a + k] as number);
    const [ux, uy, uz] = [edge(b, 0), edge(b, 1), edge(b, 2)];
    const [vx, vy, vz] = [edge(c, 0), edge(c, 1), edge(c, 2)];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const twice = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (twice < 1e-14) continue;
    area += twice / 2;
    const longest = Math.sqrt(Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz));
    const steps = clamp(Math.ceil((longest / cell[0]) * SAMPLES), 1, 90);
    const weight = twice / 2 / (cell[0] * cell[0]) / (steps * steps);
    for (let p = 0; p < steps; p += 1) {
      for (let q = 0; q < 2 * (steps - p) - 1; q += 1) {
        // middles of the triangle's small triangles
        const upward = q % 2 === 0 ? 1 / 3 : 2 / 3;
        const wb = (p + upward) / steps;
        const wc = (Math.floor(q / 2) + upward) / steps;
        if (wb + wc > 1) continue;
        const [x, y, z] = [at(positions, 0, wb, wc), at(positions, 1, wb, wc), at(positions, 2, wb, wc)];
        Object.assign(point, { r: red, g: green, b: blue, height: 0 });
        point.roughness = look?.roughness ?? 0.6;
        point.metalness = look?.metalness ?? 0;
        part.paint?.(
          point,
          at(rest, 0, wb, wc),
          at(rest, 1, wb, wc),
          at(rest, 2, wb, wc),
          nx / twice,
          ny / twice,
          nz / twice,
        );
        const inward = (cell[0] * 0.55) / twice;
        const own = cellIndex(grid, clampTo(x, 0), clampTo(y, 1), clampTo(z, 2));
        const behind = cellIndex(
          grid,
          clampTo(x - nx * inward, 0),
          clampTo(y - ny * inward, 1),
          clampTo(z - nz * inward, 2),
        );
        const sums = cells.get(own) ?? new Float64Array(LOOK_STRIDE + 2);
        cells.set(own, sums);
        for (const [k, value] of [
          weight,
          point.r * weight,
          point.g * weight,
          point.b * weight,
          point.roughness * weight,
          point.metalness * weight,
        ].entries()) {
          sums[k] = (sums[k] as number) + value;
        }
        sums[LOOK_STRIDE + 1] = behind;
      }
    }
  }
  return { area, cells };
}

/** Fills what a part passes through where it is too thin to hold the middle of a cell. */
function keepThin(grid: VoxelGrid, cells: PartSamples["cells"]): void {
  const { full, counts } = grid;
  const steps = [1, counts[0], counts[0] * counts[1]];
  const thin = [...cells].filter(
    ([at, sums]) =>
      (sums[0] as number) > LEAST_SHARE &&
      full[at] === 0 &&
      full[sums[LOOK_STRIDE + 1] as number] === 0 &&
      steps.every((step) => full[at + step] === 0 && full[at - step] === 0),
  );
  for (const [at] of thin) full[at] = 1;
}

function colour(grid: VoxelGrid, cells: PartSamples["cells"], known: Uint8Array): void {
  const { full, looks } = grid;
  for (const [own, sums] of cells) {
    const weight = sums[0] as number;
    const at = full[own] === 1 ? own : (sums[LOOK_STRIDE + 1] as number);
    if (full[at] === 0 || (weight < LEAST_SHARE && known[at] === 1)) continue;
    known[at] = 1;
    for (let k = 0; k < LOOK_STRIDE; k += 1) looks[at * LOOK_STRIDE + k] = (sums[k + 1] as number) / weight;
  }
}

/** Full cells no surface was met in look like a neighbour. */
function spreadLooks(grid: VoxelGrid, known: Uint8Array): void {
  const { full, looks, counts } = grid;
  const steps = [1, -1, counts[0], -counts[0], counts[0] * counts[1], -counts[0] * counts[1]];
  let open = [...known.keys()].filter((at) => known[at] === 1);
  while (open.length > 0) {
    const next: number[] = [];
    for (const at of open) {
      for (const step of steps) {
        const to = at + step;
        if (full[to] !== 1 || known[to] === 1) continue;
        known[to] = 1;
        looks.copyWithin(to * LOOK_STRIDE, at * LOOK_STRIDE, (at + 1) * LOOK_STRIDE);
        next.push(to);
      }
    }
    open = next;
  }
}
