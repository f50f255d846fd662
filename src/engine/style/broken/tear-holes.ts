import { boundsOf } from "#measure/bounds.ts";
import { measureClosedness } from "#measure/closedness.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { halveEdges } from "../../geometry/halve-edges.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { compact } from "../../geometry/shells.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { cross, dot, length, normalize, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

const DARK = fromHex("#0b090a");
const THREAD = fromHex("#e2d9c4");
/** Half a hole's width over the size of the whole; how far apart holes are. */
const SIZES = [0.045, 0.085] as const;
const APART = 0.2;
/** Longest edge about a hole, how far its two sides lie apart at most, and how far its frayed rim reaches, in its radii. */
const FINE = 0.22;
const THROUGH = 0.7;
const ROUNDS = 8;
/** Longest edge between the two sides of a hole, in its radii. */
const LONGEST = 1.1;
/** A rod this much narrower than a hole is wide would be cut in two. */
const NARROW = 1.15;
const RIM = 1.24;
/** How far the edge of a hole has turned to its rim's colour. */
const TURNED = 0.4;
/** The side that is seen. */
const SEEN: Vec3 = normalize([0.35, 0.45, 1]);

interface Hole {
  readonly middle: Vec3;
  readonly normal: Vec3;
  readonly across: Vec3;
  readonly along: Vec3;
  readonly radius: number;
  readonly seed: number;
}

/**
 * Ragged holes in cloth or paper, most of them where they are seen. Through what is thin they go indeed, its two sides joined
 * about them; in what is thick they are dark.
 *
 * @param by Their size over that of holes in what is in rags.
 * @param rim What their edges turn to: threads, soft dark wood.
 * @param isSheet All of it is thin: a hole that finds no room is smaller, or is not there.
 */
export function tearHoles(
  parts: readonly Part[],
  draw: Draw,
  count: number,
  by = 1,
  rim = THREAD,
  isSheet = false,
): Part[] {
  if (parts.length === 0) return [];
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  // the inner wall at the back faces the viewer too, and is not seen
  const isOuter = ({ position, normal }: Spot) =>
    (position[0] - middle[0]) * normal[0] + (position[2] - middle[2]) * normal[2] > -0.02 * size;
  const favour = (spot: Spot) => (dot(spot.normal, SEEN) > 0.4 && isOuter(spot) ? 1 : 0.02);
  const spots = surfaceSpots(parts, draw, { count, apart: APART * size, favour, tries: 30 });
  const holes = spots.map((spot, k) => holeAt(spot, by * size * draw.number(`size-${k}`, ...SIZES), k));
  return parts.map((part) => {
    let { geometry, paint } = part;
    for (const hole of holes) {
      const [cut, made] = isSheet ? cutSmaller(geometry, hole) : [cutThrough(geometry, hole), hole];
      // a blot of black on a sail is no hole
      if (cut === geometry || (isSheet && cut === undefined)) continue;
      paint = frayed(part, paint, made, rim, cut === undefined);
      geometry = cut ?? geometry;
    }
    return paint === part.paint ? part : { ...part, geometry, ...(paint && { paint }) };
  });
}

/** Shares of a hole's size at which room is looked for. */
const SMALLER = [1, 0.6, 0.35] as const;

function cutSmaller(geometry: Geometry, hole: Hole): readonly [Geometry | undefined, Hole] {
  for (const share of SMALLER) {
    const smaller = { ...hole, radius: share * hole.radius };
    const cut = cutThrough(geometry, smaller);
    if (cut) return [cut, smaller];
  }
  return [undefined, hole];
}

const square = (x: number): number => x * x;

function holeAt({ position, normal }: Spot, radius: number, seed: number): Hole {
  const across = normalize(cross(Math.abs(normal[1]) < 0.9 ? Y_AXIS : X_AXIS, normal));
  return { middle: position, normal, across, along: cross(normal, across), radius, seed };
}

/** Distance from a hole's middle in its radii there: 1 on its ragged edge. Nothing where it lies off to the front or back. */
function reachOf({ middle, normal, across, along, radius, seed }: Hole, x: number, y: number, z: number): number {
  const to: Vec3 = [x - middle[0], y - middle[1], z - middle[2]];
  if (Math.abs(dot(to, normal)) > THROUGH * radius) return Number.POSITIVE_INFINITY;
  const [u, v] = [dot(to, across) / radius, dot(to, along) / radius];
  const off = Math.sqrt(u * u + v * v);
  if (off > 2) return Number.POSITIVE_INFINITY;
  const angle = atan2(v, u);
  const [c, s] = [cos(angle), sin(angle)];
  return off / (0.8 + 0.28 * noise(2.2 * c, 2.2 * s, 0.5, seed) + 0.2 * noise(6 * c, 6 * s, 0.5, seed + 31));
}

function frayed(part: Part, before: Paint | undefined, hole: Hole, rim: Rgb, isDark: boolean): Paint {
  const toModel = fitAffine(part.geometry);
  const place: [number, number, number] = [0, 0, 0];
  return (surface, x, y, z, nx, ny, nz) => {
    before?.(surface, x, y, z, nx, ny, nz);
    toModel(x, y, z, place);
    const reach = reachOf(hole, ...place);
    if (reach > RIM) return;
    if (isDark && reach < 1) {
      surface.height -= 0.2 * hole.radius;
      return layColour(surface, DARK, 1, 0);
    }
    const { r, g, b } = surface;
    const turned = (own: number, edge: number) => own + TURNED * (edge - own);
    layColour(surface, [turned(r, rim[0]), turned(g, rim[1]), turned(b, rim[2])], 1, 0);
  };
}

/** The geometry with a hole through it, closed; itself where the hole passes it by; nothing where it has no two sides close together there. */
function cutThrough(geometry: Geometry, hole: Hole): Geometry | undefined {
  const near = (from: Float32Array, v: number) =>
    reachOf(hole, from[v * 3] as number, from[v * 3 + 1] as number, from[v * 3 + 2] as number);
  const { min, max } = boundsOf([geometry.positions]);
  const reach = 1.5 * hole.radius;
  if (hole.middle.some((at, k) => at < (min[k] as number) - reach || at > (max[k] as number) + reach)) return geometry;
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)).sort((a, b) => a - b);
  if ((spans[1] as number) < NARROW * 2 * hole.radius) return geometry;
  let fine = geometry;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { positions } = fine;
    const middle = (a: number, b: number, k: number) =>
      ((positions[a * 3 + k] as number) + (positions[b * 3 + k] as number)) / 2;
    // a face that is larger than the hole may have it in its midst
    const isNear = (a: number, b: number) => {
      const off = hole.middle.map((at, k) => at - middle(a, b, k)) as unknown as Vec3;
      const half = hole.middle.map((_, k) => (positions[a * 3 + k] as number) - middle(a, b, k)) as unknown as Vec3;
      return length(off) < reach + 1.5 * length(half);
    };
    fine = halveEdges(fine, square(FINE * hole.radius), isNear);
  }
  const inside = Float64Array.from({ length: fine.positions.length / 3 }, (_, v) => near(fine.positions, v));
  const kept: number[] = [];
  for (let t = 0; t < fine.indices.length; t += 3) {
    const corners = [fine.indices[t], fine.indices[t + 1], fine.indices[t + 2]] as [number, number, number];
    if (corners.every((v) => (inside[v] as number) >= 1)) kept.push(...corners);
  }
  if (kept.length === fine.indices.length) return geometry;
  const loops = loopsOf(borderOf(kept, inside.length));
  if (loops.length !== 2) return undefined;
  const [one, two] = loops as [number[], number[]];
  const joined = bridge(fine.positions, one, two, square(LONGEST * hole.radius));
  const torn = joined && compact(fine, Uint32Array.from([...kept, ...joined]));
  // beside another hole its rim may meet the other's
  return torn && measureClosedness(torn.indices).closed ? torn : undefined;
}

/** From each vertex on the border of what is left to the next one, as what closes it goes; empty where borders touch. */
function borderOf(kept: readonly number[], count: number): Map<number, number> {
  const sides = new Set<number>();
  const each = (use: (a: number, b: number) => void) => {
    for (let i = 0; i < kept.length; i += 1) use(kept[i] as number, kept[i % 3 === 2 ? i - 2 : i + 1] as number);
  };
  each((a, b) => sides.add(a * count + b));
  const next = new Map<number, number>();
  let isSimple = true;
  each((a, b) => {
    if (sides.has(b * count + a)) return;
    if (next.has(b)) isSimple = false;
    next.set(b, a);
  });
  return isSimple ? next : new Map();
}

function loopsOf(next: ReadonlyMap<number, number>): number[][] {
  const loops: number[][] = [];
  const open = new Set(next.keys());
  for (const start of next.keys()) {
    if (!open.has(start)) continue;
    const loop: number[] = [];
    for (let at = start; open.has(at); at = next.get(at) as number) {
      open.delete(at);
      loop.push(at);
    }
    loops.push(loop);
  }
  return loops;
}

/**
 * Triangles between two borders that run round each other the opposite way, always over the shorter diagonal. Nothing where one
 * would be longer than the root of `limit`: they are not two sides of one wall.
 */
function bridge(
  positions: Float32Array,
  one: readonly number[],
  two: readonly number[],
  limit: number,
): number[] | undefined {
  const apart = (a: number, b: number) => {
    let sum = 0;
    for (let k = 0; k < 3; k += 1) {
      const off = (positions[a * 3 + k] as number) - (positions[b * 3 + k] as number);
      sum += off * off;
    }
    return sum;
  };
  const back = [...two].reverse();
  const first = one[0] as number;
  const start = back.reduce((best, v, j) => (apart(first, v) < apart(first, back[best] as number) ? j : best), 0);
  const a = (i: number) => one[i % one.length] as number;
  const b = (j: number) => back[(start + j) % back.length] as number;
  const out: number[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < back.length) {
    if (apart(a(i), b(j)) > limit) return undefined;
    const isOne = j === back.length || (i < one.length && apart(a(i + 1), b(j)) < apart(a(i), b(j + 1)));
    if (isOne) out.push(a(i), a(i + 1), b(j));
    else out.push(b(j + 1), b(j), a(i));
    if (isOne) i += 1;
    else j += 1;
  }
  return out;
}
