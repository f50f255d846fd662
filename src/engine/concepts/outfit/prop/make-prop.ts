import { makePart } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { place, settle } from "../../../geometry/place.ts";
import type { Mat4 } from "../../../math/mat4.ts";
import { cross, normalize, subtract, type Vec3, X_AXIS } from "../../../math/vec3.ts";
import type { DressableBody } from "../dressable-body.ts";
import type { OutfitParameters } from "../wardrobe.ts";
import type { PropMaker } from "./drawn.ts";
import { PROPS } from "./props.ts";

/** What a guise holds in its right hand, or in both. */
export function makeProp(p: OutfitParameters, body: DressableBody): Part[] {
  const drawn = PROPS[p.prop]?.(Math.max(floorOf(body), -0.42));
  if (!drawn) return [];
  return drawn.isPair ? body.arms.flatMap((arm) => held(drawn, body, arm)) : held(drawn, body, body.arms[1]);
}

/** The thing in the hand of one arm. */
function held(drawn: ReturnType<PropMaker>, body: DressableBody, arm: DressableBody["arms"][number]): Part[] {
  const h = body.height;
  const grip = arm.end;
  const way = normalize(subtract(arm.joints[2], arm.joints[1]));
  // across the fist, as far up as the wrist allows
  const sideways = normalize(cross(way, [0, 0, 1]), X_AXIS);
  const over = normalize(cross(sideways, way));
  const isDown = way[1] < -0.75;
  const up: Vec3 = drawn.upright
    ? [0, 1, 0]
    : drawn.isAhead
      ? normalize([0.6 * way[0], way[1] + 0.45, way[2] + 0.4])
      : isDown
        ? normalize([-0.05, 0.28, 1])
        : normalize([over[0], Math.abs(over[1]) + 0.3, over[2]]);
  const right = normalize(cross(up, [0, 0.02, 1]), X_AXIS);
  const front = cross(right, up);
  const frame: Mat4 = [
    ...right.map((v) => v * h),
    0,
    ...up.map((v) => v * h),
    0,
    ...front.map((v) => v * h),
    0,
    ...grip,
    1,
  ];
  return drawn.shapes.map(([name, geometry, paint], i) =>
    makePart(name, "prop", place(settle(geometry), frame), { weight: 0.6 - 0.1 * i, ...(paint && { paint }) }),
  );
}

/** Reaches the floor from the hand. */
const floorOf = (body: DressableBody): number => -(body.arms[1].end[1] / body.height);
