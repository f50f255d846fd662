import { type Outline, outlineArea, type Point2 } from "./outline.ts";

/**
 * Cuts a drawing into triangles by ear clipping. Holes are joined to the outline by bridges first.
 *
 * @param outline Counter-clockwise, not crossing itself.
 * @param holes Clockwise, inside the outline and apart from each other.
 * @returns Counter-clockwise triplets of vertex indices: the outline's points, then those of each hole in turn.
 * @see Eberly, Triangulation by Ear Clipping (geometrictools.com, 2002)
 */
export function triangulateOutline(outline: Outline, holes: readonly Outline[] = []): number[] {
  const points: Point2[] = [...outline, ...holes.flat()];
  let loop = outline.map((_, i) => i);
  let first = outline.length;
  const rings = holes.map((hole) => {
    const ring = hole.map((_, i) => first + i);
    first += hole.length;
    return ring;
  });
  const rightmost = (ring: readonly number[]) => Math.max(...ring.map((i) => (points[i] as Point2)[0]));
  for (const ring of rings.sort((a, b) => rightmost(b) - rightmost(a))) loop = bridge(points, loop, ring);
  return clipEars(points, loop);
}

/** Joins a hole to the loop around it by a slit between its rightmost point and the nearest point that sees it. */
function bridge(points: readonly Point2[], loop: readonly number[], hole: readonly number[]): number[] {
  let start = 0;
  for (const [i, index] of hole.entries()) {
    if ((points[index] as Point2)[0] > (points[hole[start] as number] as Point2)[0]) start = i;
  }
  const from = points[hole[start] as number] as Point2;
  const order = loop.map((index, at) => ({ at, reach: squared(points[index] as Point2, from) }));
  order.sort((a, b) => a.reach - b.reach || a.at - b.at);
  const at = (order.find((candidate) => sees(points, loop, candidate.at, from)) ?? order[0])?.at ?? 0;
  return [...loop.slice(0, at + 1), ...hole.slice(start), ...hole.slice(0, start + 1), ...loop.slice(at)];
}

function sees(points: readonly Point2[], loop: readonly number[], at: number, from: Point2): boolean {
  const to = points[loop[at] as number] as Point2;
  const before = points[loop[(at + loop.length - 1) % loop.length] as number] as Point2;
  const after = points[loop[(at + 1) % loop.length] as number] as Point2;
  const convex = area(before, to, after) >= 0;
  const inCone = convex
    ? area(before, to, from) > 0 && area(to, after, from) > 0
    : area(before, to, from) > 0 || area(to, after, from) > 0;
  if (!inCone) return false;
  return loop.every((index, i) => {
    const a = points[index] as Point2;
    const b = points[loop[(i + 1) % loop.length] as number] as Point2;
    if (same(a, to) || same(b, to)) return true;
    return area(a, b, from) * area(a, b, to) > 0 || area(from, to, a) * area(from, to, b) > 0;
  });
}

function clipEars(points: readonly Point2[], loop: readonly number[]): number[] {
  const left = [...loop];
  const triangles: number[] = [];
  const corner = (i: number) => points[left[(i + left.length) % left.length] as number] as Point2;
  while (left.length > 3) {
    let best = -1;
    let bestQuality = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < left.length; i += 1) {
      const [a, b, c] = [corner(i - 1), corner(i), corner(i + 1)];
      const doubled = area(a, b, c);
      // of all ears the stoutest: slivers make poor charts and poor normals
      const quality = doubled / (squared(a, b) + squared(b, c) + squared(c, a) + 1e-30);
      if (quality <= bestQuality || (doubled <= 0 && best >= 0)) continue;
      if (doubled > 0 && left.some((index) => blocks(points[index] as Point2, a, b, c))) continue;
      best = i;
      bestQuality = quality;
    }
    const at = Math.max(best, 0);
    const n = left.length;
    triangles.push(left[(at + n - 1) % n] as number, left[at] as number, left[(at + 1) % n] as number);
    left.splice(at, 1);
  }
  triangles.push(...left);
  return triangles;
}

/** Lies inside the triangle or on its border, but is none of its corners. */
const blocks = (p: Point2, a: Point2, b: Point2, c: Point2): boolean =>
  !same(p, a) && !same(p, b) && !same(p, c) && area(a, b, p) >= 0 && area(b, c, p) >= 0 && area(c, a, p) >= 0;

const same = (a: Point2, b: Point2): boolean => a[0] === b[0] && a[1] === b[1];
const squared = (a: Point2, b: Point2): number => (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]);
/** Twice the area of a triangle, positive when counter-clockwise. */
const area = (a: Point2, b: Point2, c: Point2): number => outlineArea([a, b, c]) * 2;
