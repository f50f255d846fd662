import { cos, GOLDEN_ANGLE, sin, TAU } from "../../math/elementary.ts";
import { transformPoint } from "../../math/mat4.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import { fallOnto } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import { footprintOf, heightOf, type Placed, shift, standAt, surfacesOf, type Unplaced } from "../contact/unplaced.ts";

/** Half the width of what is scattered over so many things, in their own half widths for a single one. */
const LOOSE = 2.3;
/** The lot is wider than deep, as a floor is seen. */
const WIDER = 1.3;
const DEEPER = 0.85;
/** How far each one strays from an even spread: in steps of the spiral, and radians. */
const STRAY = 0.75;
const ASTRAY = 0.9;
/** Share of a table's half sides that is strewn over, and how much of it all of them together take at most. */
const WITHIN = 0.84;
const LARGEST = 0.62;

/** 0 to 1, the same for the same index: things lie anyhow, and on every machine alike. */
export const whim = (index: number, of: number): number => {
  const value = sin((index + 1) * 127.1 + of * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

/** Where one of so many lies in a disc of radius 1: a sunflower's spiral, each one astray. */
function strewn(index: number, of: number): readonly [number, number] {
  const out = Math.sqrt(Math.max(0, index + STRAY * (whim(index, 1) - 0.5)) / Math.max(1, of - 0.5));
  const angle = index * GOLDEN_ANGLE + ASTRAY * (whim(index, 2) - 0.5);
  return [out * cos(angle), out * sin(angle)];
}

/** One of those that lie all over the floor, the first of them where it is. */
export function scatterAbout(
  object: Unplaced,
  first: Unplaced,
  at: Placed,
  { near, right }: { readonly near: Vec3; readonly right: Vec3 },
): Placed {
  const { index = 0, of = 1 } = object.placement ?? {};
  const size = object.scale;
  const radius = LOOSE * Math.max(footprintOf(object) * size, footprintOf(first) * at.scale) * Math.sqrt(of);
  const [x, z] = strewn(index, of);
  const foot = at.transform.slice(12, 15) as unknown as Vec3;
  const place = add(foot, add(scale(right, x * radius * WIDER), scale(near, z * radius * DEEPER)));
  return standAt(place, size, TAU * whim(index, 3));
}

/** One of those that lie all over a table or another thing's upper side. */
export function scatterOn(
  object: Unplaced,
  support: Unplaced,
  at: Placed,
  { index, of }: Spot,
  still: readonly Surface[],
): Placed {
  const { min, max } = support.bounds;
  const [a, b] = [(WITHIN * (max[0] - min[0])) / 2, (WITHIN * (max[2] - min[2])) / 2];
  const size = Math.min(
    shownSize(object, support, at, "on"),
    (LARGEST * Math.sqrt((a * b) / of) * at.scale) / footprintOf(object),
  );
  const [x, z] = strewn(index, of);
  const high = max[1] + 2 * heightOf(object);
  const own: Vec3 = [(min[0] + max[0]) / 2 + x * a, high, (min[2] + max[2]) / 2 + z * b];
  const above = standAt(transformPoint(at.transform, own), size, TAU * whim(index, 3));
  const fall = fallOnto(surfacesOf(object, above), still) ?? (max[1] - high) * -at.scale;
  return shift(above, [0, -fall, 0]);
}
