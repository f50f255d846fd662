import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, dot, scale, subtract, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { isTowed } from "../bound/tow-rope.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { slideAgainst } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  isLiving,
  type Placed,
  shift,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { comeFromBehind } from "./perch-on.ts";

/** Air between a hunter and what flees, in their mean lengths. */
const LEAD = 0.22;
/** The same between two who are turned to each other or away from each other: they touch. */
const CLOSE = -0.012;
/** Air between two who strike at each other, with whatever they have in hand, in their mean heights: half an arm. */
const APART = 0.2;

const footOf = ({ transform }: Placed): Vec3 => [
  transform[12] as number,
  transform[13] as number,
  transform[14] as number,
];

/** Concepts of what flees through the air, and how high, in heights of who is after it. */
export const FLIERS: ReadonlySet<string> = new Set(
  "butterfly bee wasp fly dragonfly ladybug firefly hummingbird".split(" "),
);
const HIGH = 0.55;
/** How much a flier's back is turned to the camera, radians. */
const BANKED = 0.85;

/** What is drawn is no higher than this, in heights of who draws it, and its front reaches no further than that share of the drawer's own front. */
const DRAWN_HEIGHT = 1.5;
/** Length of the rope that something is towed on, over the mean of both lengths. */
const ROPE = 0.5;
/** Length of what is towed over the height of whoever is alive and tows it, at most: both are to be seen. */
const TOWED_LONG = 2;
const SHAFTS_REACH = 0.55;

/** Behind who draws it, its shafts to the drawer's sides. A small drawer has a small cart, and is before its wheels, not under its floor. */
export function drawAlong(object: Unplaced, drawer: Unplaced, at: Placed, still: readonly Surface[]): Placed {
  const size = Math.min(
    shownSize(object, drawer, at, "beside"),
    (DRAWN_HEIGHT * heightOf(drawer) * at.scale) / heightOf(object),
  );
  if (isTowed(object)) {
    const long = isLiving(drawer) ? (TOWED_LONG * extentOf(drawer) * at.scale) / extentOf(object) : size;
    const shown = Math.min(size, long);
    // who has a rope in both hands leans back from what is on it
    const isFaced = drawer.family === "figure";
    const mean = isFaced ? heightOf(drawer) * at.scale : (depthOf(object) * shown + depthOf(drawer) * at.scale) / 2;
    const start = standAt(footOf(at), shown, isFaced ? at.turn + PI : at.turn);
    return bring(object, drawer, start, at, still, isFaced ? 1 : -1, ROPE * mean);
  }
  const near = comeFromBehind(object, standAt(footOf(at), size, at.turn), drawer, at, still);
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const ahead = dot(subtract(footOf(near), footOf(at)), front) + object.bounds.max[2] * size;
  const most = SHAFTS_REACH * drawer.bounds.max[2] * at.scale;
  return ahead > most ? shift(near, scale(front, most - ahead)) : near;
}

/** Height and width of one thing of a trail over the height of who leaves it, at most; how far it is to the next over that width. */
const TRAIL_TALL = 0.26;
const TRAIL_WIDE = 0.22;
const TRAIL_STEP = 0.62;

/** One of many on the ground behind what leaves them, now on its left, now on its right. */
export function layTrail(object: Unplaced, leader: Unplaced, at: Placed, { index }: Spot): Placed {
  const tall = heightOf(leader) * at.scale;
  const wide = Math.max(widthOf(object), depthOf(object));
  const size = Math.min((TRAIL_TALL * tall) / heightOf(object), (TRAIL_WIDE * tall) / wide);
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const right: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const back = leader.bounds.min[2] * at.scale - (0.6 + TRAIL_STEP * index) * wide * size;
  const aside = (index % 2 === 0 ? 0.5 : -0.5) * 1.04 * wide * size;
  const foot = add(add(footOf(at), scale(front, back)), scale(right, aside));
  return standAt(add(foot, [0, -object.bounds.min[1] * size, 0]), size, at.turn + 2.4 * index);
}

/** From one to the next of those who follow, in their own depths. */
const FILE_STEP = 1.12;

/** One of those who walk behind another, each after the one before. */
export function walkBehind(object: Unplaced, leader: Unplaced, at: Placed, { index }: Spot): Placed {
  const size = shownSize(object, leader, at, "beside");
  const step = FILE_STEP * depthOf(object) * size;
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const back = leader.bounds.min[2] * at.scale - object.bounds.max[2] * size - (FILE_STEP - 1) * step - index * step;
  return standAt(add(footOf(at), add(scale(front, back), [0, -object.bounds.min[1] * size, 0])), size, at.turn);
}

/** Ahead of who is after it, fleeing the same way. */
export function runAhead(object: Unplaced, hunter: Unplaced, at: Placed, still: readonly Surface[]): Placed {
  const size = shownSize(object, hunter, at, "beside");
  const mean = (depthOf(object) * size + depthOf(hunter) * at.scale) / 2;
  const ahead = bring(object, hunter, standAt(footOf(at), size, at.turn), at, still, 1, LEAD * mean);
  if (!FLIERS.has(object.concept)) return ahead;
  const foot = footOf(ahead);
  const lifted = add(foot, [0, HIGH * heightOf(hunter) * at.scale, 0]);
  return {
    ...ahead,
    transform: chain(
      scaling([size, size, size]),
      rotation(Z_AXIS, -BANKED),
      rotation(Y_AXIS, at.turn),
      translation(lifted),
    ),
  };
}

/** Close to another one, turned to it or with the back to it. */
export function standTogether(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
  way: "away" | "together" | "apart",
): Placed {
  const size = shownSize(object, other, at, "beside");
  const mean = (along: typeof depthOf) => (along(object) * size + along(other) * at.scale) / 2;
  const isClawed = object.family === "animal" && other.family === "animal";
  const gap = way === "apart" && !isClawed ? APART * mean(heightOf) : CLOSE * mean(depthOf);
  return bring(object, other, standAt(footOf(at), size, at.turn + PI), at, still, way === "away" ? -1 : 1, gap);
}

/** Set far before the other one, or behind it, and brought nearer until `gap` metres are left. */
function bring(
  object: Unplaced,
  other: Unplaced,
  start: Placed,
  at: Placed,
  still: readonly Surface[],
  side: 1 | -1,
  gap: number,
): Placed {
  const out: Vec3 = [side * sin(at.turn), 0, side * cos(at.turn)];
  const far = 2 * extentOf(other) * at.scale + 2 * extentOf(object) * start.scale;
  const away = shift(start, scale(out, far));
  const way = slideAgainst(surfacesOf(object, away), still, scale(out, -1)) ?? far;
  return shift(away, scale(out, gap - way));
}
