import { boundsOf } from "#measure/bounds.ts";
import type { Socket } from "../../geometry/part.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, Y_AXIS } from "../../math/vec3.ts";
import { depthOf, heightOf, type Placed, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** How far a bail goes into the hand or the mouth, as a ratio of the socket's radius. */
const GRIP = 0.35;

/** Whether its highest piece is a ring, a bail or a handle over its middle: it hangs by that. */
export const isBailed = ({ model, bounds }: Unplaced): boolean =>
  model.parts.some(({ name, geometry }) => {
    if (!/ring|bail|handle/.test(name)) return false;
    const { min, max } = boundsOf([geometry.positions]);
    const aside = Math.abs((max[0] as number) + (min[0] as number) - bounds.max[0] - bounds.min[0]);
    return (
      (max[1] as number) > bounds.max[1] - 0.01 * (bounds.max[1] - bounds.min[1]) &&
      aside < 0.2 * (bounds.max[0] - bounds.min[0])
    );
  });

/** Height over width up to which a thing hangs from the hand by its bail: a lantern, a bucket; what is slender is gripped. */
const STOUT = 2.3;
/** How high it is at most over the height of the hand. */
const BAILED = 0.62;

/** Whether it hangs from the hand rather than being gripped. */
export const isCarriedByBail = (object: Unplaced): boolean =>
  socketOf(object.model, ["attach"]) === undefined &&
  heightOf(object) < STOUT * Math.max(widthOf(object), depthOf(object)) &&
  isBailed(object);

/** Upright under the hand that has hold of its highest point. */
export function hangFromHand(object: Unplaced, { position, radius }: Socket, usual: number, at: Placed): Placed {
  const level = position[1] - (at.transform[13] as number);
  const size = Math.min(usual, (BAILED * level) / heightOf(object));
  return {
    transform: chain(
      translation([0, -object.bounds.max[1], 0]),
      scaling([size, size, size]),
      rotation(Y_AXIS, at.turn),
      translation(add(position, [0, GRIP * radius, 0])),
    ),
    scale: size,
    turn: at.turn,
  };
}

/** Upright under the lips, by its highest point. */
export const hangFromMouth = (object: Unplaced, socket: Socket, size: number, at: Placed): Placed => ({
  transform: chain(
    translation([0, -object.bounds.max[1], 0]),
    scaling([size, size, size]),
    rotation(Y_AXIS, at.turn),
    translation(add(socket.position, [0, GRIP * socket.radius, 0])),
  ),
  scale: size,
  turn: at.turn,
});
