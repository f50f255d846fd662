import { cross, dot, normalize, type Vec3, X_AXIS, Y_AXIS } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";
import { type Outline, outlineArea, type Point2 } from "./outline.ts";
import { compact } from "./shells.ts";
import { triangulateOutline } from "./triangulate-outline.ts";

/** Vertices nearer to the plane than this share of the geometry's reach are moved off it. */
const NEAR = 1e-6;

/**
 * What lies behind a plane, closed again by flat caps.
 *
 * Every loop in which the plane cuts the surface gets a fan of triangles about its middle where all of it is seen from there;
 * others are cut into ears, with the loops inside them as holes. One of very many points gets its fan all the same, which may
 * overlap itself in the plane.
 *
 * @param normal Unit vector towards the side that is cut away.
 * @param offset Metres from the origin to the plane, along the normal.
 * @returns The geometry itself where nothing is cut, one without faces where nothing is left.
 */
export function clipGeometry(geometry: Geometry, normal: Vec3, offset: number): Geometry {
  const { positions, rest, indices } = geometry;
  const count = positions.length / 3;
  const sides = new Float64Array(count);
  let reach = 1e-9;
  for (let v = 0; v < count; v += 1) {
    const at: Vec3 = [positions[v * 3] as number, positions[v * 3 + 1] as number, positions[v * 3 + 2] as number];
    sides[v] = dot(at, normal) - offset;
    reach = Math.max(reach, Math.abs(sides[v] as number));
  }
  // no vertex lies in the plane itself: cuts then run through edges only
  for (let v = 0; v < count; v += 1) if (Math.abs(sides[v] as number) < NEAR * reach) sides[v] = -NEAR * reach;
  if (sides.every((side) => side < 0)) return geometry;
  const points = Array.from(positions);
  const rests = Array.from(rest);
  const crossings = new Map<number, number>();
  const crossing = (a: number, b: number): number => {
    const key = Math.min(a, b) * count + Math.max(a, b);
    const found = crossings.get(key);
    if (found !== undefined) return found;
    const [low, high] = [Math.min(a, b), Math.max(a, b)];
    const t = (sides[low] as number) / ((sides[low] as number) - (sides[high] as number));
    const vertex = points.length / 3;
    for (let k = 0; k < 3; k += 1) {
      const mixed = (from: Float32Array) =>
        (from[low * 3 + k] as number) + t * ((from[high * 3 + k] as number) - (from[low * 3 + k] as number));
      points.push(mixed(positions));
      rests.push(mixed(rest));
    }
    crossings.set(key, vertex);
    return vertex;
  };
  const out: number[] = [];
  /** From a border vertex to the next one, as the cap sees it. */
  const border = new Map<number, number>();
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [indices[t], indices[t + 1], indices[t + 2]] as [number, number, number];
    const kept = corners.map((v) => (sides[v] as number) < 0);
    const inside = kept.filter(Boolean).length;
    if (inside === 3) out.push(...corners);
    if (inside === 0 || inside === 3) continue;
    const turn = kept.indexOf(inside === 1);
    const [a, b, c] = [0, 1, 2].map((k) => corners[(turn + k) % 3]) as [number, number, number];
    const [ab, ca] = [crossing(a, b), crossing(a, c)];
    if (inside === 1) {
      out.push(a, ab, ca);
      border.set(ca, ab);
    } else {
      out.push(ab, b, c, ab, c, ca);
      border.set(ab, ca);
    }
  }
  closeLoops(border, points, rests, out, normal);
  const whole: Geometry = {
    positions: Float32Array.from(points),
    rest: Float32Array.from(rests),
    indices: Uint32Array.from(out),
  };
  return compact(whole, whole.indices);
}

/** Points in a cap up to which it is cut into ears, which takes the cube of their number. */
const MOST_EARS = 260;

/** Fills the loops: rings inside others are holes in them. */
function closeLoops(border: Map<number, number>, points: number[], rests: number[], out: number[], normal: Vec3): void {
  const across = normalize(cross(Math.abs(normal[1]) < 0.9 ? Y_AXIS : X_AXIS, normal));
  const up = cross(normal, across);
  const flat = (v: number): Point2 => {
    const at: Vec3 = [points[v * 3] as number, points[v * 3 + 1] as number, points[v * 3 + 2] as number];
    return [dot(at, across), dot(at, up)];
  };
  const loops = loopsOf(border).map((loop) => ({ loop, outline: loop.map(flat) }));
  const outer = loops.filter(({ outline }) => outlineArea(outline) >= 0);
  const holes = new Map(outer.map((each) => [each, [] as Loop[]]));
  const alone = [];
  for (const ring of loops) {
    if (holes.has(ring)) continue;
    const around = outer
      .filter(({ outline }) => isInside(ring.outline[0] as Point2, outline))
      .sort((a, b) => outlineArea(a.outline) - outlineArea(b.outline))[0];
    if (around) holes.get(around)?.push(ring);
    else alone.push(ring);
  }
  for (const { loop } of alone) fan(loop, points, rests, out);
  for (const [ring, within] of holes) {
    const all = [ring, ...within];
    const count = all.reduce((sum, { loop }) => sum + loop.length, 0);
    const isSimple = within.length === 0 && (ring.loop.length < 4 || isStarred(ring.outline));
    if (isSimple || count > MOST_EARS) {
      for (const { loop } of all) fan(loop, points, rests, out);
      continue;
    }
    const numbers = all.flatMap(({ loop }) => loop);
    const triangles = triangulateOutline(
      ring.outline,
      within.map(({ outline }) => outline),
    );
    for (const at of triangles) out.push(numbers[at] as number);
  }
}

interface Loop {
  readonly loop: readonly number[];
  readonly outline: Outline;
}

function loopsOf(border: Map<number, number>): number[][] {
  const loops: number[][] = [];
  const open = new Set(border.keys());
  for (const start of border.keys()) {
    if (!open.has(start)) continue;
    const loop: number[] = [];
    for (let at: number | undefined = start; at !== undefined && open.has(at); at = border.get(at)) {
      open.delete(at);
      loop.push(at);
    }
    loops.push(loop);
  }
  return loops;
}

/** Whether all of it is seen from the middle of its corners. */
function isStarred(outline: Outline): boolean {
  const middle = [0, 1].map((k) => outline.reduce((sum, point) => sum + (point[k] as number), 0) / outline.length);
  const at: Point2 = [middle[0] as number, middle[1] as number];
  return outline.every((point, i) => outlineArea([at, point, outline[(i + 1) % outline.length] as Point2]) > 0);
}

/** Whether a ray to the right leaves the outline an odd number of times. */
function isInside([x, y]: Point2, outline: Outline): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length] as Point2;
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  }
  return inside;
}

/** Triangles about a new vertex in the middle. */
function fan(loop: readonly number[], points: number[], rests: number[], out: number[]): void {
  const middle = points.length / 3;
  for (const list of [points, rests]) {
    for (let k = 0; k < 3; k += 1) {
      list.push(loop.reduce((sum, v) => sum + (list[v * 3 + k] as number), 0) / loop.length);
    }
  }
  for (const [i, v] of loop.entries()) out.push(middle, v, loop[(i + 1) % loop.length] as number);
}
