import { atan2 } from "../../math/elementary.ts";
import { chain, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { heightOf, type Placed, type Unplaced } from "../contact/unplaced.ts";
import { frontOf, palmsOf } from "./palms.ts";

/** Concept of what is pushed by two shafts, on one wheel before it. */
const BARROW = "wheelbarrow";
/** Depth of the slices at both ends in which its shafts and its wheel are found, over its own. */
const END = 0.06;
const WHEEL = 0.3;
/** Height of its shafts as it stands over that of the hands, and its length over the height of who pushes it, at most. */
const STANDING = 0.86;
const LONGEST = 0.95;
/** How far it is lifted at most, radians. */
const LIFTED = 0.3;

/**
 * Before who pushes it, lifted over its wheel until its shafts are in the hands. Undefined for what is no barrow, and without two hands.
 */
export function takeByShafts(object: Unplaced, pusher: Unplaced, at: Placed): Placed | undefined {
  const palms = object.concept === BARROW ? palmsOf(pusher, at) : undefined;
  if (!palms) return undefined;
  const { min, max } = object.bounds;
  const long = max[2] - min[2];
  const shafts = middleOf(object, (z) => z < min[2] + END * long);
  const wheel = middleOf(object, (z) => z > max[2] - WHEEL * long);
  const level = palms.middle[1] - (at.transform[13] as number);
  const size = Math.min((STANDING * level) / shafts[1], (LONGEST * heightOf(pusher) * at.scale) / long);
  const hub: Vec3 = [0, wheel[1], wheel[2]];
  const back = hub[2] - shafts[2];
  const lift = clamp(atan2(level / size - hub[1], back) - atan2(shafts[1] - hub[1], back), 0, LIFTED);
  const lifted = chain(
    translation(scale(hub, -1)),
    rotation(X_AXIS, lift),
    translation(hub),
    scaling([size, size, size]),
    rotation(Y_AXIS, at.turn),
  );
  const ends = transformPoint(lifted, shafts);
  const front = frontOf(at);
  const ahead = (palms.middle[0] - ends[0]) * front[0] + (palms.middle[2] - ends[2]) * front[2];
  const foot: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const origin = foot[0] * front[0] + foot[2] * front[2];
  return {
    transform: chain(lifted, translation(add([foot[0], foot[1], foot[2]], scale(front, ahead - origin)))),
    scale: size,
    turn: at.turn,
  };
}

/** Middle of the highest and lowest of what it has there, in its own frame. */
function middleOf({ model }: Unplaced, isThere: (z: number) => boolean): Vec3 {
  let [low, high, sum, count] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const { geometry } of model.parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const [y, z] = [positions[i + 1] as number, positions[i + 2] as number];
      if (!isThere(z)) continue;
      [low, high] = [Math.min(low, y), Math.max(high, y)];
      [sum, count] = [sum + z, count + 1];
    }
  }
  return [0, (low + high) / 2, count > 0 ? sum / count : 0];
}
