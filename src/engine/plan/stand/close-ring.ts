import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { footprintOf, isLiving, type Placed, standAt, type Unplaced } from "../contact/unplaced.ts";

/** Air between neighbours, in their own half widths. */
const GAP = 0.35;

/** One of so many that stand in a circle about nothing, the first of them foremost; who has a face turns it to the middle. */
export function closeRing(
  object: Unplaced,
  first: Unplaced,
  at: Placed,
  { near, right }: { readonly near: Vec3; readonly right: Vec3 },
): Placed {
  const { index, of } = object.placement ?? { index: 0, of: 1 };
  const size = (at.scale * object.scale) / first.scale;
  const own = Math.max(footprintOf(object) * size, footprintOf(first) * at.scale);
  const radius = Math.max((own * (1 + GAP)) / sin(PI / Math.max(2, of)), 1.6 * own);
  const angle = (TAU * index) / of;
  const [back, aside] = [radius * (cos(angle) - 1), radius * sin(angle)];
  const foot: Vec3 = [at.transform[12] as number, at.transform[13] as number, at.transform[14] as number];
  const place = add(foot, add(scale(near, back), scale(right, aside)));
  const inward = add(scale(near, -cos(angle)), scale(right, -sin(angle)));
  return standAt(place, size, isLiving(object) ? atan2(inward[0], inward[2]) : at.turn + object.turn + angle);
}
