import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { acos } from "../../math/elementary.ts";

/** How sharply a surface must turn to be an edge: radius over the size that is given. */
const SHARP = 0.06;
/** Radians between two faces that meet in an edge however large they are. */
const CREASE = 0.6;
/** Radians up to which two faces are one surface. */
const FLAT = 0.12;
/** Most of a part's surface that may be edge: of what is thin all over none stands out. */
const MOST = 0.4;

/** Whether a place of a part's rest frame is on one of its outer edges. */
export type OnEdge = (x: number, y: number, z: number) => boolean;

const NOWHERE: OnEdge = () => false;

/**
 * Finds the outer edges of a geometry, sharp ones and rounded ones, where hands and knocks wear it.
 *
 * @param size Metres: what counts as sharp on a thing of that size.
 * @param reach Metres from the edge.
 */
export function edgeField({ positions, rest, indices }: Geometry, size: number, reach: number): OnEdge {
  const faces = measureFaces(positions, indices);
  const count = positions.length / 3;
  const firstOf = new Map<number, number>();
  const cells = new CellSet(rest, reach);
  const isWorn = new Uint8Array(indices.length / 3);
  for (let corner = 0; corner < indices.length; corner += 1) {
    const [a, b] = [indices[corner] as number, indices[corner % 3 === 2 ? corner - 2 : corner + 1] as number];
    const key = Math.min(a, b) * count + Math.max(a, b);
    const face = Math.floor(corner / 3);
    const other = firstOf.get(key);
    if (other === undefined) {
      firstOf.set(key, face);
      continue;
    }
    if (!isOuterEdge(faces, face, other, size)) continue;
    isWorn[face] = 1;
    isWorn[other] = 1;
    cells.addSegment(a * 3, b * 3);
  }
  let [whole, worn] = [0, 0];
  for (let face = 0; face < isWorn.length; face += 1) {
    whole += faces[face * FACE + 6] as number;
    if (isWorn[face] === 1) worn += faces[face * FACE + 6] as number;
  }
  const isThin = cells.size * reach * reach > 4 * whole && worn > MOST * whole;
  if (cells.size === 0 || isThin) return NOWHERE;
  return (x, y, z) => cells.has(x, y, z);
}

/** Numbers of a face: its normal, its middle, its area. */
const FACE = 7;

function measureFaces(positions: Float32Array, indices: Uint32Array): Float64Array {
  const faces = new Float64Array((indices.length / 3) * FACE);
  for (let corner = 0, at = 0; corner < indices.length; corner += 3, at += FACE) {
    const a = (indices[corner] as number) * 3;
    const b = (indices[corner + 1] as number) * 3;
    const c = (indices[corner + 2] as number) * 3;
    const ux = (positions[b] as number) - (positions[a] as number);
    const uy = (positions[b + 1] as number) - (positions[a + 1] as number);
    const uz = (positions[b + 2] as number) - (positions[a + 2] as number);
    const vx = (positions[c] as number) - (positions[a] as number);
    const vy = (positions[c + 1] as number) - (positions[a + 1] as number);
    const vz = (positions[c + 2] as number) - (positions[a + 2] as number);
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const long = Math.sqrt(x * x + y * y + z * z);
    const hasArea = long >= 1e-12;
    const unit = hasArea ? 1 / long : 0;
    faces[at] = x * unit;
    faces[at + 1] = hasArea ? y * unit : 1;
    faces[at + 2] = z * unit;
    for (let k = 0; k < 3; k += 1)
      faces[at + 3 + k] =
        ((positions[a + k] as number) + (positions[b + k] as number) + (positions[c + k] as number)) / 3;
    faces[at + 6] = long / 2;
  }
  return faces;
}

/** Whether two faces that share an edge turn away from each other there, sharply for a thing of that size. */
function isOuterEdge(faces: Float64Array, face: number, other: number, size: number): boolean {
  const [p, q] = [face * FACE, other * FACE];
  const cosine =
    (faces[p] as number) * (faces[q] as number) +
    (faces[p + 1] as number) * (faces[q + 1] as number) +
    (faces[p + 2] as number) * (faces[q + 2] as number);
  const turn = acos(Math.max(-1, Math.min(1, cosine)));
  if (turn < FLAT) return false;
  const x = (faces[p + 3] as number) - (faces[q + 3] as number);
  const y = (faces[p + 4] as number) - (faces[q + 4] as number);
  const z = (faces[p + 5] as number) - (faces[q + 5] as number);
  const ahead = (faces[q] as number) * x + (faces[q + 1] as number) * y + (faces[q + 2] as number) * z;
  return ahead < 0 && (turn > CREASE || Math.sqrt(x * x + y * y + z * z) < SHARP * size * turn);
}

const HALVES = [-0.5, 0.5] as const;
/** Steps along a segment, at most. */
const MOST_STEPS = 400;

/** Cells of a grid over a part's rest frame. */
class CellSet {
  readonly #cells = new Set<number>();
  readonly #rest: Float32Array;
  readonly #width: number;
  /** Cell of the grid's corner, and cells along y and z: numbered from there, the cells of nearly every part are small integers. */
  readonly #from: readonly [number, number, number];
  readonly #counts: readonly [number, number, number];

  constructor(rest: Float32Array, width: number) {
    const { min, max } = boundsOf([rest]);
    const from = min.map((at) => Math.floor(at / width) - 1);
    const counts = max.map((at, axis) => Math.floor(at / width) + 2 - (from[axis] as number));
    this.#rest = rest;
    this.#width = width;
    this.#from = from as [number, number, number];
    this.#counts = counts as [number, number, number];
  }

  get size(): number {
    return this.#cells.size;
  }

  /** The cells along the segment between two places of the rest frame, and the ones half a cell about it. */
  addSegment(a: number, b: number): void {
    const rest = this.#rest;
    const [ax, ay, az] = [rest[a] as number, rest[a + 1] as number, rest[a + 2] as number];
    const [dx, dy, dz] = [(rest[b] as number) - ax, (rest[b + 1] as number) - ay, (rest[b + 2] as number) - az];
    const long = Math.sqrt(dx * dx + dy * dy + dz * dz);
    const steps = Math.min(MOST_STEPS, Math.ceil((2 * long) / this.#width) + 1);
    for (let s = 0; s <= steps; s += 1) {
      const t = s / steps;
      const x = (ax + dx * t) / this.#width;
      const y = (ay + dy * t) / this.#width;
      const z = (az + dz * t) / this.#width;
      for (const i of HALVES)
        for (const j of HALVES) for (const k of HALVES) this.#cells.add(this.#numberOf(x + i, y + j, z + k));
    }
  }

  has(x: number, y: number, z: number): boolean {
    const number = this.#numberOf(x / this.#width, y / this.#width, z / this.#width);
    return number >= 0 && this.#cells.has(number);
  }

  /** -1 outside the grid. */
  #numberOf(x: number, y: number, z: number): number {
    const counts = this.#counts;
    const i = Math.floor(x) - this.#from[0];
    const j = Math.floor(y) - this.#from[1];
    const k = Math.floor(z) - this.#from[2];
    if (i < 0 || j < 0 || k < 0 || i >= counts[0] || j >= counts[1] || k >= counts[2]) return -1;
    return (i * counts[1] + j) * counts[2] + k;
  }
}
