import type { Part } from "../geometry/part.ts";
import { cos, PI, sin } from "../math/elementary.ts";
import { transformPoint } from "../math/mat4.ts";
import { clamp } from "../math/scalar.ts";
import { add, scale, type Vec3 } from "../math/vec3.ts";
import type { Surface } from "./contact-field.ts";
import { handsOf } from "./fasten.ts";
import { shownSize } from "./shown-size.ts";
import { slideAgainst } from "./slide.ts";
import { extentOf, heightOf, type Placed, placeSocket, shift, standAt, surfacesOf, type Unplaced } from "./unplaced.ts";

/** How far up a climber is, in heights of what is climbed. */
const UP = 0.3;
/** The same below the crown of a tree, whose leaves are in nobody's way. */
const BELOW_CROWN = 0.1;
/** How much of a climber's front is before the trunk: the paws are around it. */
const CLASPED = 0.6;
/** Slots of what is climbed of a tree, and trees with a crown of leaves. */
const TRUNKS = /^(?:trunk|bark|wood)$/;
const LEAFY = /^tree$/;
/** Height of raised hands over the body's. */
const RAISED = 0.75;
/** A climber is no taller and no shorter than these shares of what is climbed. */
const TALLEST = 0.45;
const SHORTEST = 0.3;

/** Part of the way up the front of a thing, turned to it, touching it. */
export function climb(climber: Unplaced, target: Unplaced, at: Placed, still: readonly Surface[]): Placed {
  const trunk = target.model.parts.filter(({ slot }) => TRUNKS.test(slot));
  const isCrowned = trunk.length > 0 && trunk.length < target.model.parts.length && LEAFY.test(target.concept);
  const tall = heightOf(target) * at.scale;
  const size = clamp(
    shownSize(climber, target, at, "on"),
    (SHORTEST * tall) / heightOf(climber),
    (TALLEST * tall) / heightOf(climber),
  );
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  if (isCrowned) return clasp(climber, trunk, size, at, front, tall);
  const far = extentOf(target) * at.scale + extentOf(climber) * size;
  const foot: Vec3 = [at.transform[12] as number, (at.transform[13] as number) + UP * tall, at.transform[14] as number];
  const away = standAt(add(foot, scale(front, far)), size, at.turn + PI);
  const way = slideAgainst(surfacesOf(climber, away), still, scale(front, -1)) ?? far;
  return shift(away, scale(front, -way));
}

/** Around a trunk, below the crown. */
function clasp(climber: Unplaced, trunk: readonly Part[], size: number, at: Placed, front: Vec3, tall: number): Placed {
  const foot = (at.transform[13] as number) + BELOW_CROWN * tall;
  const high = heightOf(climber) * size;
  const { x, z, radius } = girthOf(trunk, at, foot + 0.25 * high, foot + 0.75 * high);
  const away = radius + CLASPED * climber.bounds.max[2] * size;
  return standAt([x + front[0] * away, foot, z + front[2] * away], size, at.turn + PI);
}

/** Middle and mean radius of a trunk between two heights; the tree's own place where there is none. */
function girthOf(trunk: readonly Part[], { transform }: Placed, low: number, high: number) {
  const near: Vec3[] = [];
  for (const { geometry } of trunk) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const point = [positions[i], positions[i + 1], positions[i + 2]] as unknown as Vec3;
      const placed = transformPoint(transform, point);
      if (placed[1] > low && placed[1] < high) near.push(placed);
    }
  }
  const mean = (of: (point: Vec3) => number, none: number): number =>
    near.length === 0 ? none : near.reduce((sum, point) => sum + of(point), 0) / near.length;
  const [x, z] = [mean((p) => p[0], transform[12] as number), mean((p) => p[2], transform[14] as number)];
  return { x, z, radius: mean((p) => Math.sqrt((p[0] - x) * (p[0] - x) + (p[2] - z) * (p[2] - z)), 0) };
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
