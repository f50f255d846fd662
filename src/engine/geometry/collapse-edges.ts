import { CostQueue } from "./cost-queue.ts";
import { CrossingGuard } from "./crossing-guard.ts";
import { ErrorQuadrics } from "./error-quadrics.ts";
import type { Geometry } from "./geometry.ts";
import { LinkedFaces } from "./linked-faces.ts";
import { compact } from "./shells.ts";

/** How little a face may still look its old way, as a cosine: at first no face may turn far, then none may turn over, then all may. */
const TURNS = [0.25, 0.02, Number.NEGATIVE_INFINITY];

/** The same while no face may pass through another one; the last again, for edges whose way others have cleared. */
const GUARDED_TURNS = [0.25, 0.02, 0.02];

/** A little for the way, so that of equals the shortest edge goes: ratio of the area behind the vertex. */
const WAY = 1e-4;

/**
 * Collapses edges one by one, cheapest first, and only such as leave the surface closed and manifold. Slower than
 * meshoptimizer's (130 ms against 20 ms for 57,000 triangles down to 8,000), but it never tears.
 *
 * @param guarded Boxes in which no face may come to pass through another one of its surface, as long as there is another way:
 * six numbers each, lowest corner and highest. Slower still.
 * @returns At most `most` triangles, or as few as the surface's holes allow.
 */
export function collapseEdges(geometry: Geometry, most: number, guarded?: readonly number[]): Geometry {
  const { positions, indices } = geometry;
  const vertices = positions.length / 3;
  const faces = new LinkedFaces(indices, vertices);
  const quadrics = new ErrorQuadrics(positions, indices);
  const guard = guarded ? new CrossingGuard(geometry, faces, guarded) : undefined;
  for (const turn of guard ? GUARDED_TURNS : []) {
    if (faces.count <= most) break;
    collapse(positions, faces, quadrics, most, turn, guard);
  }
  for (const turn of TURNS) {
    if (faces.count <= most) break;
    collapse(positions, faces, quadrics, most, turn);
  }
  return compact(geometry, faces.toIndices());
}

function collapse(
  positions: Float32Array,
  faces: LinkedFaces,
  quadrics: ErrorQuadrics,
  most: number,
  turn: number,
  guard?: CrossingGuard,
): void {
  const queue = new CostQueue();
  // an edge stands in the queue by the corner it starts from; what was pushed before its ends changed is out of date
  const changed = new Int32Array(positions.length / 3);
  const pushed: number[] = [];
  const froms: number[] = [];
  const tos: number[] = [];
  const push = (a: number, b: number) => {
    const forth = costOf(positions, quadrics, a, b);
    const back = costOf(positions, quadrics, b, a);
    const [from, to] = forth <= back ? [a, b] : [b, a];
    queue.push(Math.min(forth, back), froms.length);
    froms.push(from);
    tos.push(to);
    pushed.push(Math.max(changed[a] as number, changed[b] as number));
  };
  for (let corner = 0; corner < faces.vertexOf.length; corner += 1) {
    const [a, b] = [faces.vertexOf[corner] as number, faces.following(corner)];
    if (a < b && !faces.isGone(Math.floor(corner / 3))) push(a, b);
  }
  for (let time = 1; faces.count > most; time += 1) {
    const edge = queue.pop();
    if (edge === -1) return;
    const [from, to] = [froms[edge] as number, tos[edge] as number];
    const at = pushed[edge] as number;
    if ((changed[from] as number) > at || (changed[to] as number) > at) continue;
    const may = (one: number, other: number) =>
      faces.canJoin(one, other) && keepsItsSides(positions, faces, one, other, turn) && !guard?.wouldCross(one, other);
    const goes = may(from, to) ? from : may(to, from) ? to : -1;
    if (goes === -1) continue;
    const stays = goes === from ? to : from;
    faces.join(goes, stays);
    quadrics.join(goes, stays);
    guard?.follow(stays);
    changed[goes] = Number.MAX_SAFE_INTEGER;
    changed[stays] = time;
    for (let c = faces.firstCorner(stays); c !== -1; c = faces.cornerAfter(c)) push(stays, faces.following(c));
  }
}

function costOf(positions: Float32Array, quadrics: ErrorQuadrics, from: number, to: number): number {
  const x = positions[to * 3] as number;
  const y = positions[to * 3 + 1] as number;
  const z = positions[to * 3 + 2] as number;
  const dx = x - (positions[from * 3] as number);
  const dy = y - (positions[from * 3 + 1] as number);
  const dz = z - (positions[from * 3 + 2] as number);
  const way = WAY * (dx * dx + dy * dy + dz * dz) * quadrics.areaOf(from);
  return Math.max(0, quadrics.costAt(from, x, y, z)) + way;
}

/** Whether every face that is left around `from` still looks about the same way when `from` goes to `to`. */
function keepsItsSides(positions: Float32Array, faces: LinkedFaces, from: number, to: number, turn: number): boolean {
  if (turn === Number.NEGATIVE_INFINITY) return true;
  for (let c = faces.firstCorner(from); c !== -1; c = faces.cornerAfter(c)) {
    const a = faces.following(c);
    const b = faces.preceding(c);
    if (a === to || b === to) continue;
    if (cosineBetween(positions, from, to, a, b) < turn) return false;
  }
  return true;
}

/** Cosine between the normals of the triangles p a b and q a b; -1 where one has no area. */
function cosineBetween(positions: Float32Array, p: number, q: number, a: number, b: number): number {
  const at = (vertex: number, axis: number) => positions[vertex * 3 + axis] as number;
  const ex = at(b, 0) - at(a, 0);
  const ey = at(b, 1) - at(a, 1);
  const ez = at(b, 2) - at(a, 2);
  const ux = at(p, 0) - at(a, 0);
  const uy = at(p, 1) - at(a, 1);
  const uz = at(p, 2) - at(a, 2);
  const vx = at(q, 0) - at(a, 0);
  const vy = at(q, 1) - at(a, 1);
  const vz = at(q, 2) - at(a, 2);
  const [mx, my, mz] = [ey * uz - ez * uy, ez * ux - ex * uz, ex * uy - ey * ux];
  const [nx, ny, nz] = [ey * vz - ez * vy, ez * vx - ex * vz, ex * vy - ey * vx];
  const size = Math.sqrt((mx * mx + my * my + mz * mz) * (nx * nx + ny * ny + nz * nz));
  return size > 1e-30 ? (mx * nx + my * ny + mz * nz) / size : -1;
}
