import { boundsOf } from "#measure/bounds.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { slideAgainst } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  footprintOf,
  heightOf,
  isLiving,
  type Placed,
  shift,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { reachOfPlayer } from "../held/play.ts";
import { isPaintedAt, standAtEasel } from "../held/stand-at-easel.ts";
import { closeRing } from "./close-ring.ts";
import { layAlongside, liesAlong } from "./lay-alongside.ts";
import { lineUp } from "./line-up.ts";
import { standBroadside } from "./milk.ts";
import { scatterAbout } from "./scatter.ts";

/** Air between neighbours, as a ratio of their mean width. */
const GAP = 0.1;
/** The same of a beast on a leash and who leads it: the line between them is seen. */
const LEASHED_GAP = 0.55;
/** How far a leaning or played thing goes into what it touches, metres a metre of height. */
export const TOUCH = 0.008;

/** Height over that of what it is behind from which a thing is seen over it. */
const SEEN_OVER = 1.08;
/** Concepts of what one sees through between its pales. */
const PALED = /^(?:fence|gate|railing|birdcage)$/;
/** Height of who is at a table, in heights of the table; of two who face each other over it, at least and at most. */
const OVER_TABLE = 1.7;
const [LEAST_FACING, MOST_FACING] = [1.95, 2.2];

/** Share of its length that a player who lies low counts as high before what stands there: more would hide it. */
const LOW_BEFORE = 0.36;

/** Concepts of what one works at -> how high they are at most, in heights of who does. */
const WORKED_AT: ReadonlyMap<string, number> = new Map([
  ["easel", 1.2],
  ["card-table", 1 / OVER_TABLE],
  ["table", 1 / OVER_TABLE],
  ["cooking-pot", 0.45],
  ["cauldron", 0.55],
  ["campfire", 0.5],
]);

/** Concepts of what is too low as it is -> how high they are at least, in heights of who works at them. */
const RAISED_TO: ReadonlyMap<string, number> = new Map([["anvil", 0.4]]);

/** Largest factor on a thing's size with which who works at it reaches what is on it. */
const workedAt = (object: Unplaced, other: Unplaced, at: Placed): number =>
  ((WORKED_AT.get(object.concept) ?? Number.POSITIVE_INFINITY) * heightOf(other) * at.scale) / heightOf(object);

/** What the camera looks along on the floor: unit vectors towards the camera and to the picture's right. */
export interface Stage {
  readonly near: Vec3;
  readonly right: Vec3;
}

export const stageFor = (azimuth: number): Stage => ({
  near: [sin(azimuth), 0, cos(azimuth)],
  right: [cos(azimuth), 0, -sin(azimuth)],
});

/**
 * Next to another thing on the same floor: right, left, right, … and then a row further back in the gaps of the one before,
 * as near as the true shapes allow.
 *
 * @param position How many things stand by it already.
 * @param perRow Things in a row, the one they stand by included.
 */
export function standBeside(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  position: number,
  perRow: number,
  still: readonly Surface[],
  stage: Stage,
  turn: number,
): Placed {
  if (object.placement?.where === "lining") return lineUp(object, other, at, stage, turn);
  if (object.placement?.where === "scattered") return scatterAbout(object, other, at, stage);
  if (object.placement?.where === "ring") return closeRing(object, other, at, stage);
  if (liesAlong(object, other)) return layAlongside(object, other, at, position, still, stage.near);
  const size = shownSize(object, other, at, "beside");
  const row = Math.floor((position + 1) / perRow);
  const place = (position + 1) % perRow;
  const side = place % 2 === 1 ? 1 : -1;
  const mean = (widthOf(object) * size + widthOf(other) * at.scale) / 2;
  const back = row * (depthOf(object) * size + depthOf(other) * at.scale) * 0.6;
  const level = at.transform[13] as number;
  const offset = row % 2 === 1 ? (0.5 + GAP) * mean : 0;
  const aside = add(scale(stage.near, -back), scale(stage.right, offset));
  const origin = add([at.transform[12] as number, level, at.transform[14] as number], aside);
  const start = standAt(origin, size, turn);
  if (place === 0) return start;
  // the smaller one stands where the larger one's near side is, or it would be hidden
  const [reach, own] = [reachTowards(stage.near, other, at), reachTowards(stage.near, object, start)];
  const nearer = Math.max(reach, own) > 1.8 * Math.min(reach, own) ? 0.85 * (reach - own) : 0;
  const gap = object.placement?.where === "leashed" && isLiving(object) && isLiving(other) ? LEASHED_GAP : GAP;
  return draw(object, shift(start, scale(stage.near, nearer)), still, scale(stage.right, -side), gap * mean);
}

/** How high up what they circle is who flies, and how much higher every second, in heights of that. */
const CIRCLING = 0.5;
const LOOP = 0.22;

/** One of a ring about another thing on the same floor, its front to the middle; the ring leaves a gap towards the camera, which is at `azimuth`. */
export function standAround(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  { index, of }: Spot,
  azimuth: number,
): Placed {
  const usual = shownSize(object, other, at, "beside");
  const first = azimuth + PI + (0.5 / of - 0.5) * TAU;
  // who sits or stands at a table looks over it
  const tables = (heightOf(other) * at.scale) / heightOf(object);
  const [least, most] = of === 2 ? [LEAST_FACING, MOST_FACING] : [OVER_TABLE, Number.POSITIVE_INFINITY];
  const size =
    isLiving(object) && other.family === "furniture" ? Math.min(Math.max(usual, least * tables), most * tables) : usual;
  const own = footprintOf(object) * size;
  // two face each other over the table: as near as its edge lets them, not as its corners would
  const edge = of <= 2 ? reachTowards([sin(first), 0, cos(first)], other, at) : footprintOf(other) * at.scale;
  const inner = (edge + (of <= 2 ? (depthOf(object) * size) / 2 : own)) * (of <= 2 ? 1 + 0.2 * GAP : 1 + GAP);
  // wide enough that neighbours do not touch
  const radius = of > 1 ? Math.max(inner, (own * (1 + GAP)) / sin(PI / of)) : inner;
  const angle = azimuth + PI + ((index + 0.5) / of - 0.5) * TAU * (of > 2 ? of / (of + 1) : 1);
  const away: Vec3 = [radius * sin(angle), 0, radius * cos(angle)];
  const up = object.placement?.where === "circling" ? (CIRCLING + LOOP * (index % 2)) * heightOf(other) * at.scale : 0;
  return standAt(
    add([at.transform[12] as number, (at.transform[13] as number) + up, at.transform[14] as number], away),
    size,
    angle + PI,
  );
}

/** Before somebody who looks at it, chases or kicks it: living things look back. */
export function standFacing(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
  stage: Stage,
): Placed {
  const least = ((RAISED_TO.get(object.concept) ?? 0) * heightOf(other) * at.scale) / heightOf(object);
  const size = Math.max(Math.min(shownSize(object, other, at, "beside"), workedAt(object, other, at)), least);
  if (object.placement?.where === "milked") return standBroadside(object, other, at, size, still);
  if (isPaintedAt(object, other)) return standAtEasel(object, other, at, size, still, stage.near);
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const start = standAt(
    [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number],
    size,
    at.turn + PI,
  );
  const mean = (depthOf(object) * size + depthOf(other) * at.scale) / 2;
  return draw(object, start, still, scale(front, -1), GAP * mean);
}

/** Behind another thing, seen past its side and over it. */
export function standBehind(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
  stage: Stage,
  turn: number,
): Placed {
  const size = shownSize(object, other, at, "beside");
  // what the other hides looks out past its side, and through a window
  const isLow = heightOf(object) * size < SEEN_OVER * heightOf(other) * at.scale;
  const isHidden = isLow && !PALED.test(other.concept);
  const [wide, own] = [widthOf(other) * at.scale, widthOf(object) * size];
  // seen from a corner a house is wider than its front
  const flank = Math.max(0.5 * wide, reachTowards(stage.right, other, at));
  const out = other.concept === "window" ? 0 : isHidden ? flank - 0.05 * own : 0.35 * wide;
  const aside = scale(stage.right, out);
  const start = standAt(add([at.transform[12] as number, 0, at.transform[14] as number], aside), size, turn);
  return draw(object, start, still, stage.near, GAP * 0.3 * depthOf(other) * at.scale);
}

/** In front of its player, within reach: what is too large to be held. */
export function standBefore(
  object: Unplaced,
  player: Unplaced,
  at: Placed,
  still: readonly Surface[],
  turn: number,
): Placed {
  const size = Math.min(
    shownSize(object, player, at, "playing"),
    (reachOfPlayer(player, LOW_BEFORE) * at.scale * 0.72) / heightOf(object),
  );
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const level = at.transform[13] as number;
  const start = standAt([at.transform[12] as number, level, at.transform[14] as number], size, turn);
  return draw(object, start, still, scale(front, -1), -TOUCH * heightOf(object) * size);
}

/** Set far off and drawn along a direction until only `gap` metres of air are left. */
export function draw(object: Unplaced, start: Placed, still: readonly Surface[], direction: Vec3, gap: number): Placed {
  const reach = reachOf(still) + 2 * footprintOf(object) * start.scale;
  const far = shift(start, scale(direction, -reach));
  const way = slideAgainst(surfacesOf(object, far), still, direction);
  return shift(far, scale(direction, (way ?? reach) - gap));
}

/** Metres a thing reaches from its middle in a level direction. */
function reachTowards(direction: Vec3, object: Unplaced, placed: Placed): number {
  let most = 0;
  for (const { positions } of surfacesOf(object, placed)) {
    for (let i = 0; i < positions.length; i += 3) {
      const x = (positions[i] as number) - (placed.transform[12] as number);
      const z = (positions[i + 2] as number) - (placed.transform[14] as number);
      most = Math.max(most, x * direction[0] + z * direction[2]);
    }
  }
  return most;
}

function reachOf(surfaces: readonly Surface[]): number {
  const { min, max } = boundsOf(surfaces.map(({ positions }) => positions));
  return max[0] - min[0] + (max[2] - min[2]);
}
