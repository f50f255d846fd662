import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { makePart, standModel } from "../geometry/make-part.ts";
import type { Part } from "../geometry/part.ts";
import { place } from "../geometry/place.ts";
import { PI } from "../math/elementary.ts";
import { chain, IDENTITY, type Mat4, rotation, scaling, transformPoint, translation } from "../math/mat4.ts";
import { clamp } from "../math/scalar.ts";
import { add, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../math/vec3.ts";
import type { Dressed } from "./style.ts";

/** How far the likeness may be stretched along one side to fill the place of the body. */
const STRETCH = 1.55;

const LIVING = /animal|figure/;

/**
 * "A car that looks like an avocado": the other thing takes the place of the body and keeps its own colours; wheels, legs, wings
 * stay on. Of two living things, the one takes only the other's coat.
 */
export function takeShape(thing: Dressed, likeness: Dressed): Dressed {
  const [main] = Object.keys(thing.materials);
  if (LIVING.test(thing.family) && LIVING.test(likeness.family)) return takeCoat(thing, likeness);
  const body = thing.model.parts.filter(({ slot }) => slot === main);
  if (body.length === 0) return thing;
  const whole = boundsOf(body.map(({ geometry }) => geometry.positions));
  const room = thing.family === "vehicle" ? clearOfWheels(whole) : whole;
  const fit = fitInto(room, boundsOf(likeness.model.parts.map(({ geometry }) => geometry.positions)));
  const shape = likeness.model.parts.map(
    ({ name, slot, geometry, ...options }): Part =>
      makePart(`like-${name}`, `like-${slot}`, place(geometry, fit), { ...options, weight: 1 }),
  );
  const filled = boundsOf(shape.map(({ geometry }) => geometry.positions));
  // what hung on the body and does not reach the new one is left out
  const rest = thing.model.parts.filter(
    (part) => part.slot !== main && meets(boundsOf([part.geometry.positions]), filled),
  );
  const dressed = Object.fromEntries(Object.entries(likeness.materials).map(([slot, spec]) => [`like-${slot}`, spec]));
  return {
    ...thing,
    model: standModel([...shape, ...rest], thing.model.sockets),
    materials: { ...thing.materials, ...dressed },
  };
}

/** Narrower and higher, so that the wheels stand out. */
function clearOfWheels({ min, max }: Bounds): Bounds {
  const [middle, half] = [(min[0] + max[0]) / 2, ((max[0] - min[0]) / 2) * 0.7];
  return {
    min: [middle - half, min[1] + 0.24 * (max[1] - min[1]), min[2]],
    max: [middle + half, max[1], max[2]],
  };
}

function takeCoat(thing: Dressed, likeness: Dressed): Dressed {
  const [coat] = Object.values(likeness.materials);
  const [main] = Object.keys(thing.materials);
  if (!coat || main === undefined) return thing;
  return { ...thing, materials: { ...thing.materials, [main]: coat } };
}

/** Turned so that the longest sides agree, as large as the longest side, the others stretched within bounds. */
function fitInto(room: Bounds, own: Bounds): Mat4 {
  const turned = turnLongest(longestOf(own), longestOf(room));
  const corners = [own.min as Vec3, own.max as Vec3].map((point) => transformPoint(turned, point)) as [Vec3, Vec3];
  const size = (a: Vec3, b: Vec3): Vec3 => [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2])];
  const [have, want] = [size(...corners), size(room.min as Vec3, room.max as Vec3)];
  const axis = longestOf(room);
  const whole = want[axis] / Math.max(have[axis], 1e-9);
  const factor = (k: 0 | 1 | 2) => whole * clamp(want[k] / Math.max(have[k] * whole, 1e-9), 1 / STRETCH, STRETCH);
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
  // about the axis that is neither of the two
  return rotation(axes[3 - from - to] as Vec3, PI / 2);
}

const meets = (a: Bounds, b: Bounds): boolean =>
  ([0, 1, 2] as const).every((k) => a.min[k] <= b.max[k] && b.min[k] <= a.max[k]);
