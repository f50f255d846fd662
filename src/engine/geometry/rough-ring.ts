import { measureVolume } from "#measure/volume.ts";
import { atan2, cos, sin, TAU } from "../math/elementary.ts";
import { principalAxes, type Symmetric } from "../math/principal-axes.ts";
import { add, cross, dot, normalize, scale, subtract, type Vec3, Y_AXIS, Z_AXIS } from "../math/vec3.ts";
import type { Geometry } from "./geometry.ts";
import { loft } from "./loft.ts";
import { countHandles, triangleArea } from "./shells.ts";
import { nearestRest } from "./stand-in.ts";

/** Triangles up to which collapsing edges may make a worse ring than one that is drawn anew. */
export const MOST_ROUGH = 72;
/** The fewest of a ring that does not pass through itself. */
export const FEWEST_OF_A_RING = 18;
/** The fewest of a lens that has more corners than an octahedron. */
const FEWEST_OF_A_LENS = 10;
/** Triangles from which its section has four corners rather than three. */
const SQUARE_FROM = 40;
/** Least width of the hole, as a share of the whole. */
const OPEN = 0.25;
/** Multiples of the volume that was which it may have: with more it goes about something else, such as a hat's thin brim. */
const LIKE = 2.2;
/** Least thickness of the drawn ring, as a share of that of the given one. */
const THINNEST = 0.3;
/** Cosine to the upright from which an axis is upright. */
const UPRIGHT = 0.9;

/**
 * A ring of at most `most` triangles, with a section of three or four corners and as many pieces as there can be, in the place of a
 * surface that goes around a hole: a tyre, a rim, a hoop. Edges to collapse are too few there to be chosen from.
 *
 * @returns Undefined where a ring takes more, or the surface is none.
 */
export function roughRing(geometry: Geometry, most: number): Geometry | undefined {
  if (most < FEWEST_OF_A_RING || countHandles(geometry) !== 1) return undefined;
  const corners = most < SQUARE_FROM ? 3 : 4;
  const pieces = Math.min(MOST_ROUGH, Math.floor(most / (2 * corners)));
  const ring = findRing(geometry, pieces);
  if (!ring) return undefined;
  const volumeOf = ({ positions, indices }: Geometry) => measureVolume(positions, indices);
  const whole = draw(ring, corners, 1);
  const ratio = volumeOf(whole) / volumeOf(geometry);
  // a tyre that is hollow, a band, a thin hoop: no thicker than it is
  const drawn = ratio > 1 ? draw(ring, corners, Math.max(THINNEST, 1 / ratio)) : whole;
  if (volumeOf(drawn) > LIKE * volumeOf(geometry)) return undefined;
  return { ...drawn, rest: nearestRest(geometry, drawn.positions) };
}

/**
 * A lens as wide and as thick as a surface that goes around a hole, for fewer triangles than a ring takes: what is a wheel still looks
 * like one.
 *
 * @param most 10 or more: twice as many as it has corners.
 * @returns Undefined where the surface is no ring.
 */
export function roughLens(geometry: Geometry, most: number): Geometry | undefined {
  if (most < FEWEST_OF_A_LENS || countHandles(geometry) !== 1) return undefined;
  const corners = Math.floor(most / 2);
  const ring = findRing(geometry, corners);
  if (!ring) return undefined;
  const { middle, axis, along, across, sections } = ring;
  const low = Math.min(...sections.map((section) => section.low));
  const high = Math.max(...sections.map((section) => section.high));
  const points = [
    ...sections.map(({ outer }, i) => {
      const angle = (i / corners) * TAU;
      const out = add(scale(along, outer * cos(angle)), scale(across, outer * sin(angle)));
      return add(add(middle, out), scale(axis, (low + high) / 2));
    }),
    add(middle, scale(axis, low)),
    add(middle, scale(axis, high)),
  ];
  const faces = sections.flatMap((_, i) => {
    const next = (i + 1) % corners;
    return [corners, next, i, corners + 1, i, next];
  });
  const positions = Float32Array.from(points.flat());
  return { positions, indices: Uint32Array.from(faces), rest: nearestRest(geometry, positions) };
}

interface Ring {
  readonly middle: Vec3;
  /** Unit vectors: through the hole, and square to it and each other, right-handed. */
  readonly axis: Vec3;
  readonly along: Vec3;
  readonly across: Vec3;
  /** One for each piece, the first about `along`. */
  readonly sections: readonly Section[];
}

/** How far a surface reaches in one direction: from the axis, and along it from the middle; metres. */
interface Section {
  readonly inner: number;
  readonly outer: number;
  readonly low: number;
  readonly high: number;
}

/** @param thick Of the way from the outside to the hole, 0..1. */
function draw({ middle, axis, along, across, sections }: Ring, corners: 3 | 4, thick: number): Geometry {
  const rings = sections.map(({ inner, outer, low, high }, i): Vec3[] => {
    const angle = (i / sections.length) * TAU;
    const out = add(scale(along, cos(angle)), scale(across, sin(angle)));
    const within = outer - (outer - inner) * thick;
    const place = (r: number, h: number) => add(add(middle, scale(out, r)), scale(axis, h));
    const outside = [place(outer, low), place(outer, high)];
    return corners === 3
      ? [place(within, (low + high) / 2), ...outside]
      : [place(within, low), ...outside, place(within, high)];
  });
  return loft(rings, true);
}

/** What lies around one of its own axes with a hole in the middle. */
function findRing(geometry: Geometry, pieces: number): Ring | undefined {
  const { middle, axes } = findAxes(geometry);
  let best: Ring | undefined;
  let widest = OPEN;
  for (const axis of axes) {
    // a corner goes down, where a wheel stands
    const across = normalize(cross(axis, Math.abs(axis[1]) < UPRIGHT ? Y_AXIS : Z_AXIS));
    const along = cross(across, axis);
    const sections = measureSections(geometry, { middle, axis, along, across }, pieces);
    const inner = Math.min(...sections.map((section) => section.inner));
    const open = inner / Math.max(...sections.map(({ outer }) => outer));
    if (!Number.isFinite(inner) || open <= widest) continue;
    widest = open;
    best = { middle, axis, along, across, sections };
  }
  return best;
}

/** `inner` is infinite where there is nothing in a direction. */
function measureSections(
  { positions }: Geometry,
  { middle, axis, along, across }: Omit<Ring, "sections">,
  pieces: number,
): Section[] {
  const sections = Array.from({ length: pieces }, () => ({
    inner: Number.POSITIVE_INFINITY,
    outer: 0,
    low: Number.POSITIVE_INFINITY,
    high: Number.NEGATIVE_INFINITY,
  }));
  for (let at = 0; at < positions.length; at += 3) {
    const from = subtract(pointAt(positions, at), middle);
    const [x, y, h] = [dot(from, along), dot(from, across), dot(from, axis)];
    const r = Math.sqrt(x * x + y * y);
    const turn = Math.floor((atan2(y, x) / TAU) * pieces + 0.5);
    const section = sections[(turn + pieces) % pieces] as (typeof sections)[number];
    section.inner = Math.min(section.inner, r);
    section.outer = Math.max(section.outer, r);
    section.low = Math.min(section.low, h);
    section.high = Math.max(section.high, h);
  }
  return sections.some(({ outer }) => outer === 0)
    ? [{ inner: Number.POSITIVE_INFINITY, outer: 0, low: 0, high: 0 }]
    : sections;
}

const pointAt = (positions: Float32Array, at: number): Vec3 => [
  positions[at] as number,
  positions[at + 1] as number,
  positions[at + 2] as number,
];

/** The middle of a surface, and the axes about which it spreads. */
function findAxes(geometry: Geometry): { middle: Vec3; axes: readonly Vec3[] } {
  const { positions, indices } = geometry;
  let whole = 0;
  let sum: Vec3 = [0, 0, 0];
  const products = [0, 0, 0, 0, 0, 0];
  for (const [corner, vertex] of indices.entries()) {
    const area = triangleArea(geometry, corner - (corner % 3));
    const point = pointAt(positions, vertex * 3);
    whole += area;
    sum = add(sum, scale(point, area));
    for (const [i, [a, b]] of PAIRS.entries()) products[i] = (products[i] as number) + area * point[a] * point[b];
  }
  const middle = scale(sum, 1 / whole);
  const about = PAIRS.map(([a, b], i) => (products[i] as number) / whole - middle[a] * middle[b]);
  return { middle, axes: principalAxes(about as unknown as Symmetric) };
}

const PAIRS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;
