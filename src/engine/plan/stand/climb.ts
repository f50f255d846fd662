import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { slideAgainst } from "../contact/slide.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  placeSocket,
  shift,
  standAt,
  surfacesOf,
  type Unplaced,
} from "../contact/unplaced.ts";
import { handsOf } from "../held/fasten.ts";

/** How far up a climber is, in heights of what is climbed. */
const UP = 0.3;
/** Height of raised hands over the body's. */
const RAISED = 0.75;
/** A climber is no taller and no shorter than these shares of what is climbed. */
const TALLEST = 0.45;
const SHORTEST = 0.3;

/** How far up a trunk the feet are, and how long who climbs it is at most, in heights of the tree: the crown is over them. */
const UP_TRUNK = 0.07;
const ON_TRUNK = 0.36;
/** Depth over height from which an animal goes up a thing on all fours, head first. */
const LONG = 1.05;
/** Heights of a trunk, as shares of the tree, between which it is clung to. */
const CLUNG = [0.08, 0.26] as const;

/** Part of the way up the front of a thing, turned to it, touching it; on all fours head first, and at a tree's trunk below its crown. */
export function climb(climber: Unplaced, target: Unplaced, at: Placed, still: readonly Surface[]): Placed {
  const tall = heightOf(target) * at.scale;
  const isTree = target.family === "plant";
  const isWeb = target.concept === "spider-web";
  const isLong = climber.family === "animal" && depthOf(climber) > LONG * heightOf(climber);
  const length = isLong ? depthOf(climber) : heightOf(climber);
  const most = (isTree ? ON_TRUNK : TALLEST) * tall;
  const size = clamp(shownSize(climber, target, at, "on"), (SHORTEST * tall) / length, most / length);
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const far = extentOf(target) * at.scale + extentOf(climber) * size;
  const foot: Vec3 = [
    at.transform[12] as number,
    (at.transform[13] as number) + (isTree ? UP_TRUNK * tall : isWeb ? 0.5 * (tall - length * size) : UP * tall),
    at.transform[14] as number,
  ];
  const away = standAt(add(foot, scale(front, far)), size, at.turn + PI);
  const start: Placed = isLong
    ? {
        ...away,
        transform: chain(
          translation([0, -climber.bounds.min[1], -climber.bounds.min[2]]),
          rotation(X_AXIS, -PI / 2),
          scaling([size, size, size]),
          rotation(Y_AXIS, at.turn + PI),
          translation(add(foot, scale(front, far))),
        ),
      }
    : away;
  const low = at.transform[13] as number;
  const trunk = isTree ? bandOf(still, low + CLUNG[0] * tall, low + CLUNG[1] * tall) : still;
  const way = slideAgainst(surfacesOf(climber, start), trunk, scale(front, -1)) ?? far;
  return shift(start, scale(front, -way));
}

/** The triangles of a thing that lie between two heights; all of it where none do. */
function bandOf(still: readonly Surface[], low: number, high: number): readonly Surface[] {
  const kept = still.map((surface) => {
    const isIn = (vertex: number): boolean => {
      const y = surface.positions[3 * vertex + 1] as number;
      return y > low - (high - low) && y < high;
    };
    return {
      ...surface,
      indices: surface.indices.filter((_, i, all) => {
        const first = i - (i % 3);
        return [0, 1, 2].every((k) => isIn(all[first + k] as number));
      }),
    };
  });
  return kept.some(({ indices }) => indices.length > 0) ? kept : still;
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
