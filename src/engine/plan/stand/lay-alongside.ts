import { cos, PI, sin } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { slideAgainst } from "../contact/slide.ts";
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

/** Length over height and width from which what lies there is a rod: a paddle, a spear. */
const ROD = 4;
/** Length over width from which it lies along another thing rather than beside its end. */
const LONG = 1.7;
/** Its length over the other's, at least: below that nobody sees it. */
const LEAST = 0.24;
const MOST = 1;
/** How far the next one lies askew, radians, and how far along, in its lengths. */
const ASKEW = 0.13;
const ALONG = 0.14;
/** Share of the other's height below which it is in the way. */
const LOW = 0.55;
/** Air before it, in its widths. */
const GAP = 1.3;

const isAcross = (object: Unplaced): boolean => depthOf(object) > widthOf(object);

/** Whether a rod that lies on the ground is by something long: then it lies along that, on the viewer's side. */
export const liesAlong = (object: Unplaced, other: Unplaced): boolean =>
  !isLiving(object) &&
  !isLiving(other) &&
  extentOf(object) > ROD * heightOf(object) &&
  extentOf(object) > ROD * Math.min(widthOf(object), depthOf(object)) &&
  extentOf(object) * object.scale < extentOf(other) * other.scale &&
  Math.max(widthOf(other), depthOf(other)) > LONG * Math.min(widthOf(other), depthOf(other)) &&
  Math.max(widthOf(other), depthOf(other)) > heightOf(other);

/**
 * Along a long thing on the side that is seen, at its true length beside it.
 *
 * @param position How many things lie there already.
 * @param still What everything that has its place takes up.
 * @param near The level direction towards the viewer.
 */
export function layAlongside(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  position: number,
  still: readonly Surface[],
  near: Vec3,
): Placed {
  const whole = extentOf(other) * at.scale;
  const truly = (extentOf(object) * object.scale) / (extentOf(other) * other.scale);
  const size = (Math.min(MOST, Math.max(LEAST, truly)) * whole) / extentOf(object);
  // the direction in which the other one is long, and the side of it that is seen
  const turn = at.turn + (isAcross(other) ? PI / 2 : 0);
  const along: Vec3 = [cos(turn), 0, -sin(turn)];
  const side: Vec3 = [sin(turn), 0, cos(turn)];
  const seen = side[0] * near[0] + side[2] * near[2] < 0 ? scale(side, -1) : side;
  const askew = ASKEW * (position % 2 === 0 ? 1 : -0.6);
  const aside = scale(along, ALONG * extentOf(object) * size * (position % 2 === 0 ? 1 : -1));
  const far = scale(seen, 2 * whole);
  const foot: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const start = standAt(add(add(foot, aside), far), size, turn + (isAcross(object) ? PI / 2 : 0) + askew);
  const slim = Math.min(widthOf(object), depthOf(object)) * size;
  // never under a hull that stands on its ends
  const beside = 2 * whole - lowReach(other, at, seen) - slim / 2;
  const way = Math.min(slideAgainst(surfacesOf(object, start), still, scale(seen, -1)) ?? beside, beside);
  return shift(start, scale(seen, GAP * slim - way));
}

/** Metres the lower part of a thing reaches from its place in a level direction: a paddle across a kayak is over what lies by it. */
function lowReach(other: Unplaced, at: Placed, direction: Vec3): number {
  const high = (at.transform[13] as number) + LOW * heightOf(other) * at.scale;
  let most = 0;
  for (const { positions } of surfacesOf(other, at))
    for (let i = 0; i < positions.length; i += 3) {
      if ((positions[i + 1] as number) > high) continue;
      const x = (positions[i] as number) - (at.transform[12] as number);
      const z = (positions[i + 2] as number) - (at.transform[14] as number);
      most = Math.max(most, x * direction[0] + z * direction[2]);
    }
  return most;
}
