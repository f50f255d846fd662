import { cos, PI, sin } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { extentOf, heightOf, type Placed, placeSocket, standAt, topOf, type Unplaced } from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";

/** How far from the hand the first thing thrown is, and each further one from the one before, in heights of who throws. */
const FLIGHT = 0.34;
const STEP = 0.26;
/** Height of an arc over the hand, in the same. */
const RISE = 0.12;
/** Half the angle of the arc in which things are juggled, radians, and its radius and lowest point in heights of the juggler. */
const HALF_ARC = 1.25;
const ARC_RADIUS = 0.42;
const ARC_FOOT = 0.74;

/** Size of what is juggled over who does, at most: it goes into a hand. */
const LARGEST = 0.12;

const heightAt = (object: Unplaced, at: Placed): number => heightOf(object) * at.scale;

/** A point as the middle of a thing. */
const centreAt = (object: Unplaced, [x, y, z]: Vec3, size: number, turn: number): Placed =>
  standAt([x, y - (heightOf(object) * size) / 2, z], size, turn);

/** In the air beside the hand that let go of it, one after the other on an arc. */
export function throwFrom(object: Unplaced, thrower: Unplaced, at: Placed, index: number, facing: number): Placed {
  const tall = heightAt(thrower, at);
  const hands = handsOf(thrower).map((hand) => placeSocket(hand, at));
  // the higher hand threw it
  const [first] = hands.sort((a, b) => b.position[1] - a.position[1]);
  const from = first ?? placeSocket(topOf(thrower), at);
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const side: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const middle: Vec3 = [at.transform[12] as number, 0, at.transform[14] as number];
  const out = (from.position[0] - middle[0]) * side[0] + (from.position[2] - middle[2]) * side[2];
  const size = shownSize(object, thrower, at, "thrown");
  const way = (FLIGHT + index * STEP) * tall + 0.5 * extentOf(object) * size;
  const across = scale(side, (out < 0 ? -0.86 : 0.86) * way);
  const up = (RISE + 0.06 * index * (index % 2 === 0 ? -1 : 1)) * tall;
  const y = Math.max(from.position[1] + up, (at.transform[13] as number) + 0.6 * tall);
  const spot = add(add(from.position, across), scale(front, 0.5 * way));
  return centreAt(object, [spot[0], y, spot[2]], size, facing);
}

/** One of several on an arc over the hands. */
export function juggle(
  object: Unplaced,
  juggler: Unplaced,
  at: Placed,
  spot: { readonly index: number; readonly of: number },
  facing: number,
): Placed {
  const tall = heightAt(juggler, at);
  const size = Math.min(shownSize(object, juggler, at, "thrown"), (LARGEST * tall) / extentOf(object));
  const angle = spot.of > 1 ? HALF_ARC * ((2 * spot.index) / (spot.of - 1) - 1) : 0;
  const side: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const foot: Vec3 = [
    at.transform[12] as number,
    (at.transform[13] as number) + ARC_FOOT * tall,
    at.transform[14] as number,
  ];
  const aside = add(scale(side, ARC_RADIUS * sin(angle) * tall), scale(front, 0.18 * tall));
  const [x, y, z] = add(foot, aside);
  return centreAt(object, [x, y + ARC_RADIUS * sin(PI / 2 - angle) * tall, z], size, facing);
}
