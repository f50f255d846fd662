import { boundsOf } from "#measure/bounds.ts";
import { atan2 } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { heightOf, isLiving, type Placed, placeSocket, socketOf, type Unplaced } from "../contact/unplaced.ts";
import { handsOf } from "../held/fasten.ts";

/** Part by which one steers: the grips of a handlebar. */
const GRIPS = "grips";
/** How far a rider bends forward and back for the bar, radians. */
const BENT = 0.62;
const LEANT = 0.22;
/** How far a rider grows or shrinks to reach it, as a ratio of the usual size; more is another kind of cycle. */
const LEAST = 0.62;
const MOST = 1.6;
/** How far a body goes into the saddle, in its own heights. */
const SINK = 0.02;

/**
 * On the saddle with the hands at the bar: the similarity that takes the seat of the body to the saddle and the middle between its
 * hands to that between the grips, so that a monkey on a bicycle is large enough to ride it, and bends forward as far as the bar asks.
 *
 * @returns Undefined for what has no grips, and for who has no hands before it.
 */
export function rideAstride(rider: Unplaced, mount: Unplaced, at: Placed): Placed | undefined {
  const bar = mount.model.parts.find(({ name }) => name === GRIPS);
  const seat = socketOf(mount.model, ["seat"]);
  const bottom = socketOf(rider.model, ["bottom", "attach"]);
  const hands = handsOf(rider);
  if (!isLiving(rider) || !bar || !seat || !bottom || hands.length < 2) return undefined;
  const { min, max } = boundsOf([bar.geometry.positions]);
  const [, sy, sz] = seat.position;
  const [, by, bz] = bottom.position;
  const reach = [(min[2] + max[2]) / 2 - sz, (min[1] + max[1]) / 2 - sy] as const;
  const palms = [meanOf(hands, 2) - bz, meanOf(hands, 1) - by] as const;
  if (reach[0] <= 0 || palms[0] <= 0) return undefined;
  const usual = shownSize(rider, mount, at, "riding");
  const size = clamp((at.scale * lengthOf(reach)) / lengthOf(palms), LEAST * usual, MOST * usual);
  const bend = clamp(atan2(palms[1], palms[0]) - atan2(reach[1], reach[0]), -LEANT, BENT);
  const saddle = placeSocket(seat, at).position;
  return {
    transform: chain(
      translation(scale(bottom.position, -1)),
      scaling([size, size, size]),
      rotation(X_AXIS, bend),
      rotation(Y_AXIS, at.turn),
      translation([saddle[0], saddle[1] - SINK * heightOf(rider) * size, saddle[2]]),
    ),
    scale: size,
    turn: at.turn,
  };
}

const meanOf = (sockets: readonly { readonly position: Vec3 }[], axis: 0 | 1 | 2): number =>
  sockets.reduce((sum, { position }) => sum + position[axis] / sockets.length, 0);

const lengthOf = ([a, b]: readonly [number, number]): number => Math.sqrt(a * a + b * b);
