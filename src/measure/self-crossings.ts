import { numberShells } from "./shells.ts";

/** Share of the whole size by which an edge must reach through a face on either side of it: a mere touch is no crossing. */
const THROUGH = 1e-5;
/** Cells along the longest side at most, and how many mean faces a cell is wide. */
const MOST_CELLS = 120;
const WIDE = 1.2;

type Point = readonly [number, number, number];

/**
 * Share of the faces that pass through another face of the same connected surface, 0 to 1. Faces that share an edge are not
 * compared, nor are surfaces with each other: a part may be put together from solids that overlap.
 *
 * @param positions xyz triplets.
 * @param indices Vertex index triplets.
 */
export function measureSelfCrossings(positions: ArrayLike<number>, indices: ArrayLike<number>): number {
  const faces = Array.from({ length: indices.length / 3 }, (_, face) => faceAt(positions, indices, face));
  if (faces.length === 0) return 0;
  const low = leastOf(faces.map(({ min }) => min));
  const high = mostOf(faces.map(({ max }) => max));
  const long = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  const mean = faces.reduce((sum, { min, max }) => sum + Math.max(...max.map((at, k) => at - (min[k] as number))), 0);
  const cell = Math.max((WIDE * mean) / faces.length, long / MOST_CELLS);
  const { shellOf } = numberShells(indices, positions.length / 3);
  const cells = new Map<number, number[]>();
  for (const [index, { min, max }] of faces.entries()) {
    const [from, to] = [min, max].map(
      (at) => at.map((x, k) => Math.floor((x - (low[k] as number)) / cell)) as number[],
    );
    for (let x = from?.[0] ?? 0; x <= (to?.[0] ?? 0); x += 1)
      for (let y = from?.[1] ?? 0; y <= (to?.[1] ?? 0); y += 1)
        for (let z = from?.[2] ?? 0; z <= (to?.[2] ?? 0); z += 1) {
          const key = x + 256 * (y + 256 * z);
          const own = cells.get(key);
          if (own) own.push(index);
          else cells.set(key, [index]);
        }
  }
  const crosses = new Uint8Array(faces.length);
  for (const own of cells.values())
    for (const [i, a] of own.entries())
      for (const b of own.slice(i + 1)) {
        if (crosses[a] && crosses[b]) continue;
        const [one, other] = [faces[a] as Face, faces[b] as Face];
        if (shellOf[one.vertices[0] as number] !== shellOf[other.vertices[0] as number]) continue;
        if (!boxesMeet(one, other) || shared(one, other) > 1) continue;
        if (goesThrough(one, other, THROUGH * long) || goesThrough(other, one, THROUGH * long))
          crosses[a] = crosses[b] = 1;
      }
  return crosses.reduce((sum, does) => sum + does, 0) / faces.length;
}

interface Face {
  readonly vertices: readonly number[];
  readonly points: readonly [Point, Point, Point];
  readonly min: Point;
  readonly max: Point;
}

function faceAt(positions: ArrayLike<number>, indices: ArrayLike<number>, face: number): Face {
  const vertices = [0, 1, 2].map((k) => indices[face * 3 + k] as number);
  const points = vertices.map((v) => [0, 1, 2].map((k) => positions[v * 3 + k] as number)) as unknown as Face["points"];
  return { vertices, points, min: leastOf(points), max: mostOf(points) };
}

const leastOf = (points: readonly Point[]): Point =>
  points.reduce((a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])]);
const mostOf = (points: readonly Point[]): Point =>
  points.reduce((a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])]);

const boxesMeet = (a: Face, b: Face): boolean =>
  a.min.every((at, k) => at <= (b.max[k] as number) && (b.min[k] as number) <= (a.max[k] as number));

const shared = (a: Face, b: Face): number => a.vertices.filter((vertex) => b.vertices.includes(vertex)).length;

/** Whether an edge of one face goes through the inside of the other. */
function goesThrough({ points }: Face, { points: [a, b, c] }: Face, least: number): boolean {
  const normal = cross(minus(b, a), minus(c, a));
  const size = Math.sqrt(dot(normal, normal));
  if (size < 1e-18) return false;
  return points.some((p, k) => {
    const q = points[(k + 1) % 3] as Point;
    const from = dot(minus(p, a), normal) / size;
    const to = dot(minus(q, a), normal) / size;
    if (Math.min(from, to) > -least || Math.max(from, to) < least) return false;
    const t = from / (from - to);
    const x: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t];
    const inside = (u: Point, v: Point) => dot(cross(minus(v, u), minus(x, u)), normal) / size > least * least;
    return inside(a, b) && inside(b, c) && inside(c, a);
  });
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
