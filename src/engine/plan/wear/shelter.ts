import type { Socket } from "../../geometry/part.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { add, length, scale, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { heightOf, type Placed, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { gripOf, tilt } from "../held/grip.ts";

/** Width over height of an umbrella that is open. */
const OPEN = 0.6;
/** How high over a head its top is at least, in radii of the head, and how long the way there is at most, in its own lengths. */
const [OVER, REACH] = [1.7, 0.8];

export const isOpenUmbrella = (object: Unplaced): boolean =>
  object.concept === "umbrella" && widthOf(object) > OPEN * heightOf(object);

/** Held so that it is over the head of who holds it, not out to the side. */
export function shelter(object: Unplaced, hand: Socket, head: Socket, usual: number, facing: number): Placed {
  const grip = gripOf(object);
  const way = subtract(add(head.position, [0, OVER * head.radius, 0]), hand.position);
  const size = Math.max(usual, length(way) / (REACH * (heightOf(object) - grip[1])));
  return {
    transform: chain(
      translation(scale(grip as Vec3, -1)),
      scaling([size, size, size]),
      rotation(Y_AXIS, facing),
      tilt(scale(way, 1 / length(way))),
      translation(hand.position),
    ),
    scale: size,
    turn: facing,
  };
}
