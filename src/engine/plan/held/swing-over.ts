import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { scale, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { depthOf, heightOf, type Placed, placeSocket, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { estimateSocket } from "./estimate-socket.ts";
import { palmsOf } from "./palms.ts";

/** How far over the head a skipped rope goes, in heights of who skips. */
const OVER = 1.24;
/** How far apart its ends are at least, in the same: paws are held close. */
const APART = 0.42;

/** Width of a hoop over the height of who swings it, over the width of the body at least, and how aslant it goes round, radians. */
const HOOP = 0.56;
const ROOM = 1.25;
const ASLANT = 0.16;

/** From hand to hand over the head: a skipping rope. Undefined for what has no two ends, and without two hands. */
export function swingOver(rope: Unplaced, holder: Unplaced, at: Placed): Placed | undefined {
  const palms = palmsOf(holder, at);
  const ends = socketOf(rope.model, ["ends"]);
  if (!palms || !ends) return undefined;
  const wide = Math.max(palms.span, APART * heightOf(holder) * at.scale) / (2 * ends.radius);
  const high = (at.transform[13] as number) + OVER * heightOf(holder) * at.scale - palms.middle[1];
  const tall = high / (rope.bounds.max[1] - ends.position[1]);
  return {
    transform: chain(
      translation(scale(ends.position, -1)),
      scaling([wide, tall, wide]),
      rotation(Y_AXIS, at.turn),
      translation(palms.middle),
    ),
    scale: wide,
    turn: at.turn,
  };
}

/** About the waist, level but for a little: a hoop that stands on its edge in its own frame. Undefined for a body without a waist. */
export function swingRound(hoop: Unplaced, holder: Unplaced, at: Placed): Placed | undefined {
  const found = socketOf(holder.model, ["waist"]) ?? estimateSocket(holder, "waist");
  if (!found) return undefined;
  const waist = placeSocket(found, at);
  const trunk = Math.min(0.5 * widthOf(holder), depthOf(holder)) * at.scale;
  const size = Math.max(HOOP * heightOf(holder) * at.scale, ROOM * trunk) / widthOf(hoop);
  return {
    transform: chain(
      translation([0, -heightOf(hoop) / 2, 0]),
      scaling([size, size, size]),
      rotation(X_AXIS, PI / 2 - ASLANT),
      rotation(Z_AXIS, 0.6 * ASLANT),
      rotation(Y_AXIS, at.turn),
      translation(waist.position),
    ),
    scale: size,
    turn: at.turn,
  };
}
