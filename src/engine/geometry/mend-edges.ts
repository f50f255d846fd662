import { atan2 } from "../math/elementary.ts";
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";

/**
 * Takes sheets apart that a simplifier has glued together along an edge.
 *
 * Around an edge with more than two faces, each face is paired with its neighbour in the direction of its outside, and
 * vertices are doubled so that every pairing has its own. The shape stays; face count stays.
 *
 * @returns Geometry without such edges where that is possible; what else is wrong stays wrong, so check it.
 * @see Guéziec, Taubin, Lazarus and Horn, Cutting and Stitching (IEEE TVCG 7(2), 2001)
 */
export function mendEdges(geometry: Geometry): Geometry {
  const { indices } = geometry;
  const count = geometry.positions.length / 3;
  const edges = new Map<number, number[]>();
  for (let h = 0; h < indices.length; h += 1) {
    const [a, b] = [indices[h] as number, indices[nextOf(h)] as number];
    const key = Math.min(a, b) * count + Math.max(a, b);
    const list = edges.get(key);
    if (list) list.push(h);
    else edges.set(key, [h]);
  }
  const twin = new Int32Array(indices.length).fill(-1);
  for (const halves of edges.values()) pairUp(geometry, halves, twin);
  return splitVertices(geometry, twin);
}

const nextOf = (h: number): number => (h % 3 === 2 ? h - 2 : h + 1);
const previousOf = (h: number): number => (h % 3 === 0 ? h + 2 : h - 1);

function pairUp(geometry: Geometry, halves: readonly number[], twin: Int32Array): void {
  if (halves.length === 2) {
    const [p, q] = halves as unknown as [number, number];
    twin[p] = q;
    twin[q] = p;
    return;
  }
  const point = (vertex: number): Vec3 => [
    geometry.positions[vertex * 3] as number,
    geometry.positions[vertex * 3 + 1] as number,
    geometry.positions[vertex * 3 + 2] as number,
  ];
  const first = halves[0] as number;
  const from = point(geometry.indices[first] as number);
  const axis = normalize(subtract(point(geometry.indices[nextOf(first)] as number), from));
  const spoke = (h: number): Vec3 => {
    const out = subtract(point(geometry.indices[previousOf(h)] as number), from);
    return normalize(add(out, scale(axis, -dot(out, axis))));
  };
  const zero = spoke(first);
  const side = cross(axis, zero);
  const around = halves
    .map((h) => ({
      h,
      angle: atan2(dot(spoke(h), side), dot(spoke(h), zero)),
      isForward: geometry.indices[h] === geometry.indices[first],
    }))
    .sort((a, b) => a.angle - b.angle || a.h - b.h);
  // a face that runs along the axis has its inside on the side of growing angles: its partner is the next that runs back
  const n = around.length;
  for (let i = 0; i < n; i += 1) {
    const face = around[i] as (typeof around)[number];
    if (!face.isForward) continue;
    for (let step = 1; step < n; step += 1) {
      const other = around[(i + step) % n] as (typeof around)[number];
      if (other.isForward || twin[other.h] !== -1) continue;
      twin[face.h] = other.h;
      twin[other.h] = face.h;
      break;
    }
  }
}

/** One vertex for each fan of faces that hang together across paired edges. */
function splitVertices(geometry: Geometry, twin: Int32Array): Geometry {
  const { indices } = geometry;
  const corner = new Int32Array(indices.length).fill(-1);
  const sources: number[] = [];
  for (let start = 0; start < indices.length; start += 1) {
    if (corner[start] !== -1) continue;
    const vertex = sources.length;
    sources.push(indices[start] as number);
    const open = [start];
    while (open.length > 0) {
      const h = open.pop() as number;
      if (corner[h] !== -1) continue;
      corner[h] = vertex;
      const back = twin[previousOf(h)] as number;
      if (back !== -1) open.push(back);
      const across = twin[h] as number;
      if (across !== -1) open.push(nextOf(across));
    }
  }
  const gather = (from: Float32Array) =>
    Float32Array.from(
      { length: sources.length * 3 },
      (_, i) => from[(sources[Math.floor(i / 3)] as number) * 3 + (i % 3)] as number,
    );
  return { positions: gather(geometry.positions), indices: Uint32Array.from(corner), rest: gather(geometry.rest) };
}
