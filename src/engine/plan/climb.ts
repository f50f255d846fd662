import { cos, PI, sin } from "../math/elementary.ts";
import { clamp } from "../math/scalar.ts";
import { add, scale, type Vec3 } from "../math/vec3.ts";
import type { Surface } from "./contact-field.ts";
import { handsOf } from "./fasten.ts";
import { shownSize } from "./shown-size.ts";
import { slideAgainst } from "./slide.ts";
import { extentOf, heightOf, type Placed, placeSocket, shift, standAt, surfacesOf, type Unplaced } from "./unplaced.ts";

/** How far up a climber is, in heights of what is climbed. */
const UP = 0.3;
/** Height of raised hands over the body's. */
const RAISED = 0.75;
/** A climber is no taller and no shorter than these shares of what is climbed. */
const TALLEST = 0.45;
const SHORTEST = 0.3;

/** Part of the way up the front of a thing, turned to it, touching it. */
export function climb(climber: Unplaced, target: Unplaced, at: Placed, still: readonly Surface[]): Placed {
  const tall = heightOf(target) * at.scale;
  const size = clamp(
    shownSize(climber, target, at, "on"),
    (SHORTEST * tall) / heightOf(climber),
    (TALLEST * tall) / heightOf(climber),
  );
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const far = extentOf(target) * at.scale + extentOf(climber) * size;
  const foot: Vec3 = [at.transform[12] as number, (at.transform[13] as number) + UP * tall, at.transform[14] as number];
  const away = standAt(add(foot, scale(front, far)), size, at.turn + PI);
  const way = slideAgainst(surfacesOf(climber, away), still, scale(front, -1)) ?? far;
  return shift(away, scale(front, -way));
}

/** Below a thing, its hands around it: what is hung from is lifted off the floor by who hangs. Undefined without hands. */
export function hangBelow(climber: Unplaced, target: Unplaced, at: Placed): Placed | undefined {
  const size = shownSize(climber, target, at, "on");
  const hung = standAt([0, 0, 0], size, at.turn);
  const hands = handsOf(climber).map((hand) => placeSocket(hand, hung).position);
  const [one, other] = hands;
  if (!one || !other) return undefined;
  const grip = scale(add(one, other), 0.5);
  // four paws on the floor hang from nothing
  if (grip[1] < RAISED * heightOf(climber) * size) return undefined;
  const middle: Vec3 = [
    at.transform[12] as number,
    (at.transform[13] as number) + 0.5 * heightOf(target) * at.scale,
    at.transform[14] as number,
  ];
  return shift(hung, [middle[0] - grip[0], middle[1] - grip[1], middle[2] - grip[2]]);
}
