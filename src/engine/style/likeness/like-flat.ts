import type { View } from "../../concepts/concept.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Outline, Point2 } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, turnX, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Rgb } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import { type Picture, pictureOf } from "../shown/picture-of.ts";
import type { Dressed } from "../style.ts";
import { boundsOfParts } from "./lend-room.ts";
import { traceOutline } from "./trace-outline.ts";

/** Width over height below which what a board is cut like is laid on its side, so that one can write along it. */
const UPRIGHT = 0.62;
/** A sign cut like something is so much larger than a plain board. */
const LARGER = 1.3;
const SAIL_LARGER = 1.15;
/** Share of what is drawn on a board; the rest is its ground, or no words could be read on it. */
const DRAWN = 0.3;
/** Thickness of a sail and of a spar, and depth of its belly, in widths. */
const CLOTH = 0.012;
const SPAR = 0.011;
/** How far spars stick out of it. */
const PAST = 0.035;
const BELLY = 0.06;
/** A beast is told best from its side, though its wings are as large from the front. */
const SIDE_FIRST = 1.25;
const FRONT: View = { azimuth: 0, elevation: 0.08 };
const SIDE: View = { azimuth: PI / 2, elevation: 0.08 };
const INK: Rgb = [0.02, 0.018, 0.016];

/** Whether a thing is flat by nature: a kite, a sign. It takes the outline of what it looks like, not its body. */
export const isFlatThing = ({ model, family }: Dressed): boolean =>
  model.parts.some(({ name }) => name === "sail") || (family === "street" && model.parts.some(isBoard));

const isBoard = ({ slot }: Part): boolean => slot === "board";
const isSail = ({ name }: Part): boolean => name === "sail";

/** A board cut in the other thing's outline, or a sail in it, painted with its picture; posts, tail and line stay. */
export function likeFlat(thing: Dressed, likeness: Dressed): Dressed {
  const sails = thing.model.parts.filter(isSail);
  const [first] = sails.length > 0 ? sails : thing.model.parts.filter(isBoard);
  if (!first) return thing;
  const picture = largest(likeness);
  const drawn = traceOutline(picture);
  if (drawn.length === 0) return thing;
  const isSign = sails.length === 0;
  const lies = isSign && picture.aspect < UPRIGHT;
  const aspect = lies ? 1 / picture.aspect : picture.aspect;
  const { min, max } = boundsOfParts([first]);
  const grow = isSign ? LARGER : SAIL_LARGER;
  const wide = Math.min((max[0] - min[0]) * grow, (max[1] - min[1]) * grow * (isSign ? 1.35 : 1) * aspect);
  const high = wide / aspect;
  const outline: Outline = drawn.map(([u, v]): Point2 => {
    const [x, y] = lies ? [v - 0.5, 0.5 - u] : [u - 0.5, v - 0.5];
    return [x * wide, y * high];
  });
  const ground = lookOf(Object.values(likeness.materials)[0] ?? (thing.materials[first.slot] as never)).colour;
  const paint: Paint = (surface, x, y) => {
    const [u, v] = [x / wide + 0.5, y / high + 0.5];
    const seen = lies ? picture.at(1 - v, u) : picture.at(u, v);
    const colour = seen === undefined || seen.isLine ? INK : seen.colour;
    const share = !isSign || colour === INK ? 1 : DRAWN;
    layColour(surface, [0, 1, 2].map((k) => mix(ground[k] as number, colour[k] as number, share)) as unknown as Rgb);
  };
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const board = extrude(outline, { depth: isSign ? max[2] - min[2] : CLOTH * wide });
  const at: Vec3 = isSign ? middle : [middle[0], min[1] + stemOf(outline) + high / 2, middle[2]];
  const shaped = isSign ? board : deform(board, ([x, y, z]) => [x, y, z + bellyAt(x / wide, y / high) * wide]);
  const made = makePart(first.name, first.slot, move(shaped, at), { weight: 1, paint });
  const kept = thing.model.parts.filter((part) => part !== first && !/^(?:frame|spar)$/.test(part.slot));
  const spars = isSign ? [] : sparsOf(thing, at, wide, high, outline);
  return { ...thing, model: { ...thing.model, parts: [made, ...kept, ...spars] } };
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const bellyAt = (u: number, v: number): number => BELLY * Math.max(0, 1 - 4 * u * u - 2 * v * v);

/** From the front, from the side or from above, head up: whence most of it is seen. */
function largest(likeness: Dressed): Picture {
  const { parts } = likeness.model;
  const [side, above, front] = [0, 1, 2].map((axis) => seenAlong(parts, axis)) as [number, number, number];
  if (SIDE_FIRST * side > Math.max(front, above)) return pictureOf(likeness, SIDE);
  if (front > above) return pictureOf(likeness, FRONT);
  const lying = parts.map((part) => ({ ...part, geometry: turnZ(turnX(part.geometry, PI / 2), PI) }));
  return pictureOf({ ...likeness, model: { ...likeness.model, parts: lying } }, FRONT);
}

/** Square metres that face along an axis. */
function seenAlong(parts: readonly Part[], axis: number): number {
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  let doubled = 0;
  for (const { geometry } of parts) {
    const { positions, indices } = geometry;
    const at = (i: number, k: number): number => positions[3 * (indices[i] as number) + k] as number;
    for (let t = 0; t < indices.length; t += 3)
      doubled += Math.max(
        0,
        (at(t + 1, u) - at(t, u)) * (at(t + 2, v) - at(t, v)) - (at(t + 1, v) - at(t, v)) * (at(t + 2, u) - at(t, u)),
      );
  }
  return doubled / 2;
}

/** How far the outline is lifted, so that the tail hangs from it where it is lowest in its middle. */
function stemOf(outline: Outline): number {
  const low = Math.min(...outline.map(([, y]) => y));
  const wide = Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x));
  const middle = outline.filter(([x]) => Math.abs(x) < 0.06 * wide).map(([, y]) => y);
  return low - Math.min(...middle, 0);
}

/** A cross of two sticks behind the sail, from edge to edge. */
function sparsOf(thing: Dressed, [x, y, z]: Vec3, wide: number, high: number, outline: Outline): Part[] {
  if (!("spar" in thing.materials)) return [];
  const ends = (isAcross: boolean): [number, number] => {
    const on = outline.filter(([u, v]) => (isAcross ? Math.abs(v) < 0.08 * high : Math.abs(u) < 0.08 * wide));
    const along = on.map(([u, v]) => (isAcross ? u : v));
    const past = PAST * wide;
    return along.length > 1 ? [Math.min(...along) - past, Math.max(...along) + past] : [-0.3 * wide, 0.3 * wide];
  };
  const bent = (isAcross: boolean): Vec3[] => {
    const [from, to] = ends(isAcross);
    return Array.from({ length: 9 }, (_, k): Vec3 => {
      const s = mix(from, to, k / 8);
      const [u, v] = isAcross ? [s, 0] : [0, s];
      return [x + u, y + v, z + bellyAt(u / wide, v / high) * wide - 0.8 * CLOTH * wide];
    });
  };
  return [true, false].map((isAcross, k) =>
    makePart(`spar-${k + 1}`, "spar", tube(SPAR * wide, bent(isAcross), 8), { weight: 0.5 }),
  );
}
