import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint } from "../../geometry/part.ts";
import { restScale } from "../../geometry/rest-scale.ts";
import { add, cross, distance, dot, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";

/** Half the width of a worn fold, in sizes of the whole, and how far its paper is rubbed to the white of its core. */
const HALF = 0.0032;
const RUBBED = 0.34;
const CORE = 0.86;
/** Cosine of the least turn of a fold, which is outwards. */
const TURN = 0.955;
/** Cells of the grid that finds folds, in half widths. */
const CELL = 8;

type Segment = readonly [from: Vec3, to: Vec3];

/** Where the sheet is folded outwards it is rubbed paler, in a thin line. */
export function foldLines(geometry: Geometry, size: number): Paint {
  const half = HALF * size * restScale(geometry);
  const cells = gridOf(foldsOf(geometry), CELL * half);
  return (surface, x, y, z) => {
    const near = cells.get(keyOf(x / (CELL * half), y / (CELL * half), z / (CELL * half)));
    const gap = near ? Math.min(...near.map((fold) => farFrom(fold, [x, y, z]))) : half;
    if (gap >= half) return;
    const share = RUBBED * Math.min(1, 2 * (1 - gap / half));
    surface.r += (CORE - surface.r) * share;
    surface.g += (CORE - surface.g) * share;
    surface.b += (CORE - surface.b) * share;
  };
}

const at = (values: Float32Array, index: number): Vec3 => [
  values[index * 3] as number,
  values[index * 3 + 1] as number,
  values[index * 3 + 2] as number,
];

/** The edges over which the sheet turns away, in the rest frame. */
function foldsOf({ positions, rest, indices }: Geometry): Segment[] {
  const count = positions.length / 3;
  const firsts = new Map<number, { readonly normal: Vec3; readonly middle: Vec3 }>();
  const folds: Segment[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [0, 1, 2].map((k) => indices[t + k] as number) as [number, number, number];
    const [a, b, c] = corners.map((corner) => at(positions, corner)) as [Vec3, Vec3, Vec3];
    const face = {
      normal: normalize(cross(subtract(b, a), subtract(c, a))),
      middle: scale(add(a, add(b, c)), 1 / 3),
    };
    for (const [k, from] of corners.entries()) {
      const to = corners[(k + 1) % 3] as number;
      const key = Math.min(from, to) * count + Math.max(from, to);
      const other = firsts.get(key);
      if (!other) {
        firsts.set(key, face);
        continue;
      }
      const isOutwards = dot(other.normal, subtract(face.middle, other.middle)) < 0;
      if (isOutwards && dot(face.normal, other.normal) < TURN) folds.push([at(rest, from), at(rest, to)]);
    }
  }
  return folds;
}

const keyOf = (x: number, y: number, z: number): number =>
  ((Math.floor(x) + 4096) * 8192 + Math.floor(y) + 4096) * 8192 + Math.floor(z) + 4096;

function gridOf(folds: readonly Segment[], cell: number): ReadonlyMap<number, readonly Segment[]> {
  const cells = new Map<number, Set<Segment>>();
  for (const fold of folds) {
    const [from, to] = fold;
    const steps = Math.ceil((2 * distance(from, to)) / cell) + 1;
    for (let s = 0; s <= steps; s += 1) {
      const [x, y, z] = scale(add(from, scale(subtract(to, from), s / steps)), 1 / cell);
      for (const i of AROUND)
        for (const j of AROUND)
          for (const k of AROUND) {
            const key = keyOf(x + i, y + j, z + k);
            const there = cells.get(key);
            if (there) there.add(fold);
            else cells.set(key, new Set([fold]));
          }
    }
  }
  return new Map([...cells].map(([key, set]) => [key, [...set]]));
}

/** Within a cell's reach of its sides. */
const AROUND = [-0.4, 0.4] as const;

function farFrom([from, to]: Segment, point: Vec3): number {
  const along = subtract(to, from);
  const t = dot(subtract(point, from), along) / Math.max(dot(along, along), 1e-12);
  return distance(point, add(from, scale(along, Math.min(1, Math.max(0, t)))));
}
