import type { Geometry } from "../geometry/geometry.ts";
import { acos } from "../math/elementary.ts";
import { cross, distance, dot, normalize, subtract, type Vec3 } from "../math/vec3.ts";

/** How sharply a surface must turn to be an edge: radius over the size that is given. */
const SHARP = 0.06;
/** Radians between two faces that meet in an edge however large they are. */
const CREASE = 0.6;
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
  const at = (from: Float32Array, v: number): Vec3 => [
    from[v * 3] as number,
    from[v * 3 + 1] as number,
    from[v * 3 + 2] as number,
  ];
  const faces = new Map<number, { normal: Vec3; middle: Vec3; area: number }>();
  const faceOf = (t: number) => {
    const a = at(positions, indices[t] as number);
    const b = at(positions, indices[t + 1] as number);
    const c = at(positions, indices[t + 2] as number);
    const out = cross(subtract(b, a), subtract(c, a));
    const middle: Vec3 = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3];
    const area = Math.sqrt(dot(out, out)) / 2;
    return { normal: area > 1e-14 ? normalize(out) : ([0, 1, 0] as Vec3), middle, area };
  };
  const count = positions.length / 3;
  const firstOf = new Map<number, number>();
  const cells = new Set<number>();
  const worn = new Set<number>();
  let whole = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const face = faceOf(t);
    faces.set(t, face);
    whole += face.area;
    for (let k = 0; k < 3; k += 1) {
      const [a, b] = [indices[t + k] as number, indices[t + ((k + 1) % 3)] as number];
      const key = Math.min(a, b) * count + Math.max(a, b);
      const other = firstOf.get(key);
      if (other === undefined) {
        firstOf.set(key, t);
        continue;
      }
      const neighbour = faces.get(other) as typeof face;
      const turn = acos(Math.max(-1, Math.min(1, dot(face.normal, neighbour.normal))));
      const isOuter = dot(neighbour.normal, subtract(face.middle, neighbour.middle)) < 0;
      const isSharp = turn > CREASE || distance(face.middle, neighbour.middle) < SHARP * size * turn;
      if (turn < 0.12 || !isOuter || !isSharp) continue;
      worn.add(t).add(other);
      markAlong(cells, at(rest, a), at(rest, b), reach);
    }
  }
  const area = [...worn].reduce((sum, t) => sum + (faces.get(t) as { area: number }).area, 0);
  const isThin = cells.size * reach * reach > 4 * whole && area > MOST * whole;
  if (cells.size === 0 || isThin) return NOWHERE;
  return (x, y, z) => cells.has(keyOf(x / reach, y / reach, z / reach));
}

/** Cells of a grid of that width along a segment, and the ones half a cell about it. */
function markAlong(cells: Set<number>, from: Vec3, to: Vec3, width: number): void {
  const steps = Math.min(400, Math.ceil((2 * distance(from, to)) / width) + 1);
  for (let s = 0; s <= steps; s += 1) {
    const t = s / steps;
    const x = (from[0] + (to[0] - from[0]) * t) / width;
    const y = (from[1] + (to[1] - from[1]) * t) / width;
    const z = (from[2] + (to[2] - from[2]) * t) / width;
    for (const dx of HALVES) for (const dy of HALVES) for (const dz of HALVES) cells.add(keyOf(x + dx, y + dy, z + dz));
  }
}

const HALVES = [-0.5, 0.5] as const;
const SIDE = 4096;

const keyOf = (x: number, y: number, z: number): number =>
  ((Math.floor(x) + SIDE / 2) * SIDE + Math.floor(y) + SIDE / 2) * SIDE + Math.floor(z) + SIDE / 2;
