import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { clamp } from "../../math/scalar.ts";
import { distance, dot, subtract, type Vec3 } from "../../math/vec3.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";
import type { Morsel } from "./morsels.ts";
import { offOf } from "./off-of.ts";

/** Places that are looked at, and their distance over the thing's size. */
const PLACES = 1500;
const APART = 0.017;
/** Radius of what lies there: over the thing's size at most and at least, and over how thick the thing is there. */
const MOST = 0.056;
const LEAST = 0.017;
const OVER_THICKNESS = 0.42;
const OVER_WIDTH = 0.5;
/** Distance between two over both radii together: they overlap, so that nothing is seen between. */
const CLOSE = 0.66;
/** How many are laid at most: with more of them all would be larger. */
const COUNT = 230;
/** The same of flat ones, which have fewer faces, hide less and stand out over edges. */
const FLAT_COUNT = 420;
const FLAT_CLOSE = 0.5;
const FLAT_ROOM = 1.5;
/** Radius over the distance from what a face is made of, and over the thing's size next to it. */
const NEAR_FACE = 0.3;
const BESIDE = 0.03;
/** Radius over the distance from what stays bare: at most so large that it does not reach over a wheel or a key. */
const NEAR_BARE = 0.62;
/** Below so much of the least radius a place is left free. */
const TOO_FINE = 0.55;
/** One of the pieces that are laid, and its colour. */
export interface Kind {
  readonly slot: string;
  readonly morsel: Morsel;
  readonly colour: Rgb;
}

/** A piece where it lies. */
export interface Laid extends Spot {
  readonly radius: number;
  readonly kind: number;
  readonly spin: number;
}

/** How close they lie and how many at most, over the usual: side by side, or with the thing between them. */
export const DENSE = { close: 1, many: 1 } as const;
export const STREWN = { close: 2.1, many: 0.5 } as const;

/**
 * Spreads morsels so that they lie as close as is asked, each as large as its place allows.
 *
 * @param faces Middles of what a face is made of, metres.
 * @param bare What else is left as it is, by which the thing is told: none reaches over it.
 */
export function layMorsels(
  body: readonly Part[],
  faces: readonly Vec3[],
  bare: readonly Part[],
  size: number,
  kinds: readonly Kind[],
  draw: Draw,
  by: typeof DENSE | typeof STREWN,
): Laid[] {
  if (body.length === 0) return [];
  const places = surfaceSpots(body, draw, { count: PLACES, apart: size * APART, tries: 3 });
  const isFlat = kinds.every(({ morsel }) => morsel.isFlat);
  const most = (isFlat ? FLAT_COUNT : COUNT) * by.many;
  const close = (isFlat ? FLAT_CLOSE : CLOSE) * by.close;
  const slim = new Map(body.map((part) => [part, 0.5 * spansOf(part)[1]]));
  const offBare = offOf(bare);
  const room = places.map((spot) => {
    const off = Math.min(...faces.map((face) => distance(face, spot.position)), size);
    if (off < BESIDE * size) return 0;
    const wide = isFlat ? FLAT_ROOM : 1;
    const clear = Math.max(LEAST * size, NEAR_BARE * offBare(spot.position));
    return Math.min(clear, wide * roomAt(spot, places, size), NEAR_FACE * off, wide * (slim.get(spot.part) ?? size));
  });
  const turns = kinds.flatMap(({ morsel }, k) => Array.from({ length: morsel.share ?? 1 }, () => k));
  const next = draw.stream("morsels");
  const luck = places.map(() => [next(), next(), next()] as const);
  for (let larger = 1; ; larger *= 1.12) {
    const laid: Laid[] = [];
    for (const [i, spot] of places.entries()) {
      if ((room[i] as number) < TOO_FINE * LEAST * size * larger) continue;
      const [grown, spin, pick] = luck[i] as (typeof luck)[number];
      const radius = clamp((room[i] as number) * (0.85 + 0.3 * grown), LEAST * size * larger, MOST * size * larger);
      if (laid.some((other) => distance(other.position, spot.position) < close * (other.radius + radius))) continue;
      // two of a kind seldom lie side by side
      const kind = turns[(laid.length + (pick < 0.25 ? 1 : 0)) % turns.length] as number;
      laid.push({ ...spot, radius, kind, spin });
    }
    if (laid.length <= most) return laid;
  }
}

/**
 * Radius, metres, of what a place has room for: by how thick the thing is straight in from it, or, where that is but a wall, by how
 * far the surface goes on before it turns away.
 */
function roomAt({ position, normal }: Spot, places: readonly Spot[], size: number): number {
  let [thick, wide] = [size, size];
  for (const other of places) {
    const to = subtract(position, other.position);
    const off = Math.sqrt(dot(to, to));
    if (off < 1e-9 || (off >= thick && off >= wide)) continue;
    const facing = dot(normal, other.normal);
    if (off < wide && Math.abs(facing) < 0.5) wide = off;
    if (off < thick && facing < -0.2 && dot(to, normal) > 0.75 * off) thick = off;
  }
  return Math.max(OVER_THICKNESS * thick, OVER_WIDTH * wide);
}

/** Lengths of a part's sides, metres, the shortest first. */
function spansOf({ geometry }: Part): readonly [number, number, number] {
  const { min, max } = boundsOf([geometry.positions]);
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)).sort((a, b) => a - b);
  return spans as unknown as readonly [number, number, number];
}
