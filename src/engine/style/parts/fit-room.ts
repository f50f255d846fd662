import type { Bounds } from "#measure/bounds.ts";
import { PI } from "../../math/elementary.ts";
import { chain, IDENTITY, type Mat4, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";

/** How far what fills a room may be stretched along one side where nothing else is said. */
const STRETCH = 1.55;

/** Turned so that the longest sides agree, as large as the longest side, the others stretched within bounds. */
export function fitInto(room: Bounds, own: Bounds, isUpright: boolean, stretch = STRETCH): Mat4 {
  const turned = isUpright ? IDENTITY : turnLongest(longestOf(own), longestOf(room));
  const corners = [own.min as Vec3, own.max as Vec3].map((point) => transformPoint(turned, point)) as [Vec3, Vec3];
  const size = (a: Vec3, b: Vec3): Vec3 => [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])];
  const [have, want] = [size(...corners), size(room.min as Vec3, room.max as Vec3)];
  const axis = longestOf(room);
  const whole = want[axis] / Math.max(have[axis], 1e-9);
  const factor = (k: 0 | 1 | 2) => whole * clamp(want[k] / Math.max(have[k] * whole, 1e-9), 1 / stretch, stretch);
  const middle = (a: Vec3, b: Vec3) => scale(add(a, b), 0.5);
  return chain(
    turned,
    translation(scale(middle(...corners), -1)),
    scaling([factor(0), factor(1), factor(2)]),
    translation(middle(room.min as Vec3, room.max as Vec3)),
  );
}

function longestOf({ min, max }: Bounds): 0 | 1 | 2 {
  const sides = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number)) as [number, number, number];
  if (sides[1] >= sides[0] && sides[1] >= sides[2]) return 1;
  return sides[2] > sides[0] ? 2 : 0;
}

function turnLongest(from: 0 | 1 | 2, to: 0 | 1 | 2): Mat4 {
  if (from === to) return IDENTITY;
  const axes = [X_AXIS, Y_AXIS, Z_AXIS];
  // what stands is laid on its back: its front, which shows what it is, looks up
  if (from === 1 && to === 2) return rotation(X_AXIS, -PI / 2);
  // about the axis that is neither of the two
  return rotation(axes[3 - from - to] as Vec3, PI / 2);
}
