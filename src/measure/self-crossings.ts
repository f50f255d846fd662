import { boundsOf } from "./bounds.ts";
import { numberShells } from "./shells.ts";

/** Share of the whole size by which an edge must reach through a face on either side of it: a mere touch is no crossing. */
const THROUGH = 1e-5;
/** Cells along the longest side at most, and how many mean faces a cell is wide. */
const MOST_CELLS = 120;
const WIDE = 1.5;

/** Metres by which an edge must reach through a face of a mesh for it to be a crossing. */
export function leastCrossing(positions: ArrayLike<number>): number {
  const { min, max } = boundsOf([positions]);
  return THROUGH * Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

/** Share of the faces that pass through another face of the same connected surface, 0 to 1. See `findSelfCrossings`. */
export function measureSelfCrossings(positions: ArrayLike<number>, indices: ArrayLike<number>): number {
  const crosses = findSelfCrossings(positions, indices);
  return crosses.reduce((sum, does) => sum + does, 0) / Math.max(1, crosses.length);
}

/**
 * For each face 1 where it passes through another one of the same connected surface, else 0. Faces that share an edge are not
 * compared, nor are surfaces with each other: a part may be put together from solids that overlap.
 *
 * @param positions xyz triplets.
 * @param indices Vertex index triplets.
 * @param shellOf Vertex -> number of its connected surface. To be given with faces that are not all of their surfaces.
 */
export function findSelfCrossings(
  positions: ArrayLike<number>,
  indices: ArrayLike<number>,
  shellOf: ArrayLike<number> = numberShells(indices, positions.length / 3).shellOf,
): Uint8Array {
  const crosses = new Uint8Array(indices.length / 3);
  if (crosses.length === 0) return crosses;
  const boxes = boxFaces(positions, indices);
  const { firstOf, faces, firstShared } = sortIntoCells(boxes, crosses.length);
  const shells = Int32Array.from(crosses, (_, face) => shellOf[indices[face * 3] as number] as number);
  const least = leastCrossing(positions);
  for (let cell = 0; cell + 1 < firstOf.length; cell += 1) {
    const end = firstOf[cell + 1] as number;
    for (let i = firstOf[cell] as number; i + 1 < end; i += 1) {
      const one = faces[i] as number;
      const shell = shells[one];
      const [a, b, c] = [indices[one * 3] as number, indices[one * 3 + 1] as number, indices[one * 3 + 2] as number];
      for (let j = i + 1; j < end; j += 1) {
        const other = faces[j] as number;
        if (shells[other] !== shell || !boxesMeet(boxes, one * 6, other * 6)) continue;
        if (crosses[one] && crosses[other]) continue;
        const d = indices[other * 3] as number;
        const e = indices[other * 3 + 1] as number;
        const f = indices[other * 3 + 2] as number;
        // most are neighbours
        if (sharedCorners(a, b, c, d, e, f) > 1 || firstShared(one, other) !== cell) continue;
        if (!trianglesCross(positions, a, b, c, d, e, f, least)) continue;
        crosses[one] = 1;
        crosses[other] = 1;
      }
    }
  }
  return crosses;
}

/** How many of the one triangle's vertices are the other's too. */
export const sharedCorners = (a: number, b: number, c: number, d: number, e: number, f: number): number =>
  Number(a === d || a === e || a === f) + Number(b === d || b === e || b === f) + Number(c === d || c === e || c === f);

/** Whether an edge of one triangle goes through the inside of the other, by `least` metres on either side. */
export const trianglesCross = (
  positions: ArrayLike<number>,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  least: number,
): boolean => goesThrough(positions, a, b, c, d, e, f, least) || goesThrough(positions, d, e, f, a, b, c, least);

/** Lowest corner and highest corner of every face. */
function boxFaces(positions: ArrayLike<number>, indices: ArrayLike<number>): Float64Array {
  const boxes = new Float64Array(indices.length * 2);
  for (let at = 0; at < indices.length; at += 3)
    for (let k = 0; k < 3; k += 1) {
      const x = positions[(indices[at] as number) * 3 + k] as number;
      const y = positions[(indices[at + 1] as number) * 3 + k] as number;
      const z = positions[(indices[at + 2] as number) * 3 + k] as number;
      boxes[at * 2 + k] = Math.min(x, y, z);
      boxes[at * 2 + 3 + k] = Math.max(x, y, z);
    }
  return boxes;
}

/** Whether two boxes share a point, each of which is six numbers from there on: lowest corner, highest corner. */
export const boxesMeet = (boxes: Float64Array, a: number, b: number): boolean =>
  (boxes[a] as number) <= (boxes[b + 3] as number) &&
  (boxes[b] as number) <= (boxes[a + 3] as number) &&
  (boxes[a + 1] as number) <= (boxes[b + 4] as number) &&
  (boxes[b + 1] as number) <= (boxes[a + 4] as number) &&
  (boxes[a + 2] as number) <= (boxes[b + 5] as number) &&
  (boxes[b + 2] as number) <= (boxes[a + 5] as number);

interface Cells {
  /** The faces of every cell of a grid, one cell's after the other's. */
  readonly faces: Int32Array;
  /** Cell -> its first place in `faces`; one more than there are cells. */
  readonly firstOf: Int32Array;
  /** Of the cells that two faces' boxes share the first one. */
  firstShared(a: number, b: number): number;
}

function sortIntoCells(boxes: Float64Array, count: number): Cells {
  const { min, max } = boundsOf([boxes]);
  const long = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-9);
  let sides = 0;
  for (let at = 0; at < boxes.length; at += 6) {
    const along = (k: number) => (boxes[at + 3 + k] as number) - (boxes[at + k] as number);
    sides += Math.max(along(0), along(1), along(2));
  }
  const cell = Math.max((WIDE * sides) / count, long / MOST_CELLS);
  const [nx, ny, nz] = ([0, 1, 2] as const).map((k) => Math.floor((max[k] - min[k]) / cell) + 1) as [
    number,
    number,
    number,
  ];
  // the cells of every box's lowest corner and of its highest: worked out once, for each is asked for again and again
  const cellOf = new Int32Array(boxes.length);
  for (let at = 0; at < boxes.length; at += 3) {
    cellOf[at] = Math.floor(((boxes[at] as number) - min[0]) / cell);
    cellOf[at + 1] = Math.floor(((boxes[at + 1] as number) - min[1]) / cell);
    cellOf[at + 2] = Math.floor(((boxes[at + 2] as number) - min[2]) / cell);
  }
  const firstOf = new Int32Array(nx * ny * nz + 1);
  let faces = new Int32Array(0);
  // first it is counted how many there are, then they are laid in from behind
  for (const isCounted of [false, true]) {
    for (let face = count - 1; face >= 0; face -= 1) {
      const at = face * 6;
      const x0 = cellOf[at] as number;
      const x1 = cellOf[at + 3] as number;
      const y1 = cellOf[at + 4] as number;
      const z1 = cellOf[at + 5] as number;
      for (let z = cellOf[at + 2] as number; z <= z1; z += 1)
        for (let y = cellOf[at + 1] as number; y <= y1; y += 1)
          for (let here = (z * ny + y) * nx + x0; here <= (z * ny + y) * nx + x1; here += 1) {
            const next = firstOf[here] as number;
            firstOf[here] = isCounted ? next - 1 : next + 1;
            if (isCounted) faces[next - 1] = face;
          }
    }
    if (isCounted) break;
    for (let here = 1; here < firstOf.length; here += 1)
      firstOf[here] = (firstOf[here] as number) + (firstOf[here - 1] as number);
    faces = new Int32Array(firstOf[firstOf.length - 1] as number);
  }
  const firstShared = (one: number, other: number) => {
    const a = one * 6;
    const b = other * 6;
    const x = Math.max(cellOf[a] as number, cellOf[b] as number);
    const y = Math.max(cellOf[a + 1] as number, cellOf[b + 1] as number);
    return (Math.max(cellOf[a + 2] as number, cellOf[b + 2] as number) * ny + y) * nx + x;
  };
  return { firstOf, faces, firstShared };
}

/** Whether an edge of the triangle a b c goes through the inside of the triangle d e f. */
function goesThrough(
  p: ArrayLike<number>,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  least: number,
): boolean {
  const x = p[d * 3] as number;
  const y = p[d * 3 + 1] as number;
  const z = p[d * 3 + 2] as number;
  const ux = (p[e * 3] as number) - x;
  const uy = (p[e * 3 + 1] as number) - y;
  const uz = (p[e * 3 + 2] as number) - z;
  const vx = (p[f * 3] as number) - x;
  const vy = (p[f * 3 + 1] as number) - y;
  const vz = (p[f * 3 + 2] as number) - z;
  let nx = uy * vz - uz * vy;
  let ny = uz * vx - ux * vz;
  let nz = ux * vy - uy * vx;
  const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (size < 1e-18) return false;
  nx /= size;
  ny /= size;
  nz /= size;
  const ax = (p[a * 3] as number) - x;
  const ay = (p[a * 3 + 1] as number) - y;
  const az = (p[a * 3 + 2] as number) - z;
  const bx = (p[b * 3] as number) - x;
  const by = (p[b * 3 + 1] as number) - y;
  const bz = (p[b * 3 + 2] as number) - z;
  const cx = (p[c * 3] as number) - x;
  const cy = (p[c * 3 + 1] as number) - y;
  const cz = (p[c * 3 + 2] as number) - z;
  const ha = ax * nx + ay * ny + az * nz;
  const hb = bx * nx + by * ny + bz * nz;
  const hc = cx * nx + cy * ny + cz * nz;
  if (Math.min(ha, hb, hc) > -least || Math.max(ha, hb, hc) < least) return false;
  for (let edge = 0; edge < 3; edge += 1) {
    const from = edge === 0 ? ha : edge === 1 ? hb : hc;
    const to = edge === 0 ? hb : edge === 1 ? hc : ha;
    if (Math.min(from, to) > -least || Math.max(from, to) < least) continue;
    const px = edge === 0 ? ax : edge === 1 ? bx : cx;
    const py = edge === 0 ? ay : edge === 1 ? by : cy;
    const pz = edge === 0 ? az : edge === 1 ? bz : cz;
    const t = from / (from - to);
    const sx = px + ((edge === 0 ? bx : edge === 1 ? cx : ax) - px) * t;
    const sy = py + ((edge === 0 ? by : edge === 1 ? cy : ay) - py) * t;
    const sz = pz + ((edge === 0 ? bz : edge === 1 ? cz : az) - pz) * t;
    // twice the areas between where the edge goes through the plane and the three edges around it: at an edge it is a touch as well
    const alongU = (uy * sz - uz * sy) * nx + (uz * sx - ux * sz) * ny + (ux * sy - uy * sx) * nz;
    if (alongU <= least * Math.sqrt(ux * ux + uy * uy + uz * uz)) continue;
    const alongV = (sy * vz - sz * vy) * nx + (sz * vx - sx * vz) * ny + (sx * vy - sy * vx) * nz;
    if (alongV <= least * Math.sqrt(vx * vx + vy * vy + vz * vz)) continue;
    const [wx, wy, wz] = [vx - ux, vy - uy, vz - uz];
    if (size - alongU - alongV > least * Math.sqrt(wx * wx + wy * wy + wz * wz)) return true;
  }
  return false;
}
