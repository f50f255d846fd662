import { cos, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, dot, scale, subtract, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import {
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  standAt,
  topOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";

/** How far from the hand the first thing thrown is, and each further one from the one before, in heights of who throws. */
const FLIGHT = 0.34;
const STEP = 0.26;
/** Height of an arc over the hand, in the same. */
const RISE = 0.12;
/** Height over width below which food is tossed flat: a pizza turns over the hand. How high over that its middle is, in heights of who tosses it. */
const FLAT = 0.3;
const OVER_HAND = 0.13;
/** How far it is turned up to the viewer, radians. */
const TURNED = 0.6;
/** Half the angle of the arc in which things are juggled, radians. */
const HALF_ARC = 1.25;
/** In heights of the juggler: how wide the arc is to either side, at the least and most, how high over the hands it ends and over the head it passes, and the lowest its ends may be. */
const ARC_HALF = [0.26, 0.42] as const;
const ARC_END = 0.14;
const ARC_OVER = 0.2;
const ARC_FOOT = 0.66;

/** Size of what is juggled over who does, at most: it goes into a hand. */
const LARGEST = 0.14;

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
  if (object.family === "food" && heightOf(object) < FLAT * widthOf(object)) {
    // clear of the head
    const [x, y, z] = add(from.position, scale(side, (out < 0 ? -0.25 : 0.25) * widthOf(object) * size));
    return {
      transform: chain(
        translation([0, -heightOf(object) / 2, 0]),
        scaling([size, size, size]),
        rotation(X_AXIS, TURNED),
        rotation(Y_AXIS, facing),
        translation([x, y + (OVER_HAND + 0.1 * index) * tall, z]),
      ),
      scale: size,
      turn: facing,
    };
  }
  const way = (FLIGHT + index * STEP) * tall + 0.5 * extentOf(object) * size;
  const across = scale(side, (out < 0 ? -0.86 : 0.86) * way);
  const up = (RISE + 0.06 * index * (index % 2 === 0 ? -1 : 1)) * tall;
  const y = Math.max(from.position[1] + up, (at.transform[13] as number) + 0.6 * tall);
  const spot = add(add(from.position, across), scale(front, 0.5 * way));
  return centreAt(object, [spot[0], y, spot[2]], size, facing);
}

/** One of several on an arc from over the one hand, over the head, to over the other. */
export function juggle(
  object: Unplaced,
  juggler: Unplaced,
  at: Placed,
  spot: { readonly index: number; readonly of: number },
  facing: number,
): Placed {
  const tall = heightAt(juggler, at);
  const size = Math.min(shownSize(object, juggler, at, "thrown"), (LARGEST * tall) / extentOf(object));
  const foot: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const side: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const hands = handsOf(juggler).map((hand) => subtract(placeSocket(hand, at).position, foot));
  const mean = (values: readonly number[], none: number): number =>
    values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : none;
  const half =
    clamp(
      mean(
        hands.map((hand) => Math.abs(dot(hand, side))),
        0,
      ) / tall,
      ...ARC_HALF,
    ) * tall;
  const ahead = mean(
    hands.map((hand) => dot(hand, front)),
    0.18 * tall,
  );
  const low = Math.max(
    mean(
      hands.map((hand) => hand[1]),
      0,
    ) +
      ARC_END * tall,
    ARC_FOOT * tall,
  );
  const high = (1 + ARC_OVER) * tall;
  const angle = spot.of > 1 ? HALF_ARC * ((2 * spot.index) / (spot.of - 1) - 1) : 0;
  const up = low + ((high - low) * (cos(angle) - cos(HALF_ARC))) / (1 - cos(HALF_ARC));
  const aside = add(scale(side, (half * sin(angle)) / sin(HALF_ARC)), scale(front, ahead));
  return centreAt(object, add(add(foot, aside), [0, up, 0]), size, facing);
}
