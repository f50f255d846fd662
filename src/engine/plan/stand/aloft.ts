import { atan2, cos, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { add, dot, mix, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  extentOf,
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
import { gripOf } from "../held/grip.ts";
import { stageFor } from "./stand-by.ts";

/** Its size as a share of who looks at it; several are smaller. */
const LARGE = 0.5;
const OF_SEVERAL = 0.24;
/** Its lowest point, in heights of who looks at it, and how much higher every second of several is. */
const LIFT = 0.75;
const ZIGZAG = 0.3;

/** Up in the sky behind somebody, on the side to which the face is turned: the moon that a wolf howls at. */
export function standAloft(object: Unplaced, other: Unplaced, at: Placed, { index, of }: Spot, facing: number): Placed {
  const { near, right } = stageFor(facing - object.turn + object.view.azimuth);
  const whole = extentOf(other) * at.scale;
  const size = ((of > 1 ? OF_SEVERAL : LARGE) * whole) / extentOf(object);
  const [wide, deep] = [widthOf(object) * size, footprintOf(object) * size];
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const side = dot(front, right) < -0.05 ? -1 : 1;
  const aside = of > 1 ? (index - (of - 1) / 2) * 1.35 * wide : 0.42 * whole * side;
  const up = (LIFT + (of > 1 ? 0.35 + ZIGZAG * (index % 2) : 0)) * heightOf(other) * at.scale;
  const back = footprintOf(other) * at.scale + deep;
  const foot: Vec3 = [at.transform[12] as number, (at.transform[13] as number) + up, at.transform[14] as number];
  return standAt(add(foot, add(scale(right, aside), scale(near, -back))), size, facing);
}

/** Free air below a jumper, in its own heights. */
const CLEARANCE = 0.14;
/** The same where a beast leaps, the hind legs still below the rest of it. */
const LEAPING = 0.06;

/** In the air above a thing, all feet off it. */
export const leapOver = (object: Unplaced, other: Unplaced, at: Placed, facing: number): Placed =>
  hover(object, other, at, facing, { like: "beside", air: object.family === "animal" ? LEAPING : CLEARANCE });

/** @param air Between them, in heights of the upper one, which has the size it would have beside the other or on it. */
function hover(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  facing: number,
  { like, air }: { readonly like: "beside" | "on"; readonly air: number },
): Placed {
  const size = shownSize(object, other, at, like);
  const top = (at.transform[13] as number) + other.bounds.max[1] * at.scale;
  const up = top + air * heightOf(object) * size;
  return standAt([at.transform[12] as number, up, at.transform[14] as number], size, facing);
}

/** How high the middle of what hovers is, in heights of what it is beside: at the bloom of a flower, at the roof of a tower. */
const HOVERS_AT = 0.82;
/** Air between the two, in widths of the one that flies, and how much higher every second of several is, in its heights. */
const WINGBEAT = 0.1;
const STAGGER = 0.6;
/** Height over reach to one side up to which it is flat, and how far it then banks, radians. */
const FLAT = 0.6;
const BANK = 0.95;

/** In the air beside a thing and before its upper half, turned to it. */
export function hoverBeside(object: Unplaced, other: Unplaced, at: Placed, { index }: Spot, facing: number): Placed {
  const size = shownSize(object, other, at, "beside");
  const { near, right } = stageFor(facing - object.turn + object.view.azimuth);
  const side = index % 2 === 0 ? -1 : 1;
  const wide = footprintOf(object) * size;
  const out = side * (0.5 * widthOf(other) * at.scale + (WINGBEAT + 0.5 + Math.floor(index / 2)) * wide);
  const high = heightOf(other) * at.scale * HOVERS_AT + (index % 2) * STAGGER * heightOf(object) * size;
  const up = Math.max(high - 0.5 * heightOf(object) * size, CLEARANCE * heightOf(object) * size);
  const foot: Vec3 = [at.transform[12] as number, (at.transform[13] as number) + up, at.transform[14] as number];
  // the side of it to which it flies is where the thing is
  const turn = atan2(-side * right[0], -side * right[2]);
  const place = add(foot, add(scale(right, out), scale(near, 0.15 * wide)));
  if (heightOf(object) > FLAT * footprintOf(object)) return standAt(place, size, turn);
  // of what is all wing nothing is seen edge on: it banks, its back to whoever looks
  const bank = dot([cos(turn), 0, -sin(turn)], near) > 0 ? -BANK : BANK;
  const transform = chain(
    scaling([size, size, size]),
    rotation(Z_AXIS, bank),
    rotation(Y_AXIS, turn),
    translation(place),
  );
  return { transform, scale: size, turn };
}

/** Free air below what has just left its perch, in its own heights. */
const LIFTED = 0.45;

/** Over what it has taken off from. */
export const liftOff = (object: Unplaced, other: Unplaced, at: Placed, facing: number): Placed =>
  hover(object, other, at, facing, { like: "on", air: LIFTED });

/** How far over what is held it is, and its size, that of what flies as well, in extents of that. */
const TOSSED = 0.42;
const OVER_HAND = 0.6;
const FLITTING = 0.38;
/** Where along the way from the grip to the middle that has its far end, as a share of it. */
const FAR_END = 1.8;
/** How far a flat thing without life has turned over, radians; what flies banks. */
const TUMBLING = 0.55;

/** In the air over the far end of what is held: a pancake over its pan, a butterfly over the net. */
export function tossOver(object: Unplaced, held: Unplaced, at: Placed, facing: number): Placed {
  const whole = extentOf(held) * at.scale;
  const size = ((isLiving(object) ? FLITTING : OVER_HAND) * whole) / extentOf(object);
  const end = mix(gripOf(held), mix(held.bounds.min, held.bounds.max, 0.5), FAR_END);
  const place = add(transformPoint(at.transform, end), [0, TOSSED * whole, 0]);
  if (heightOf(object) > FLAT * footprintOf(object)) return standAt(place, size, facing);
  const transform = chain(
    scaling([size, size, size]),
    rotation(X_AXIS, isLiving(object) ? BANK : TUMBLING),
    rotation(Y_AXIS, facing),
    translation(place),
  );
  return { transform, scale: size, turn: facing };
}

/** Height of balloons with their strings over the largest side of what they are tied to, and how far each of several leans aside, radians. */
const FLOATING = 0.95;
const FANNED = 0.34;
/** Share of their width in which the string comes down, and how far it goes in, in their heights. */
const STRING = 0.05;
const TIED = 0.03;

/** Over what it is tied to, its string down on that: balloons. */
export function floatOver(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
  { index, of }: Spot,
  turn: number,
): Placed {
  const size = (FLOATING * extentOf(other) * at.scale) / heightOf(object);
  const high = heightOf(object) * size;
  const above: Vec3 = [
    at.transform[12] as number,
    (at.transform[13] as number) + 1.2 * heightOf(other) * at.scale,
    at.transform[14] as number,
  ];
  const upright = standAt(above, size, turn);
  const fall =
    fallOnto(surfacesOf(object, upright), still, { middle: STRING, turn }) ?? 0.2 * heightOf(other) * at.scale;
  const placed: Placed = {
    transform: chain(
      scaling([size, size, size]),
      rotation(Z_AXIS, FANNED * ((of - 1) / 2 - index)),
      rotation(Y_AXIS, turn),
      translation(above),
    ),
    scale: size,
    turn,
  };
  return shift(placed, [0, -fall - TIED * high, 0]);
}
