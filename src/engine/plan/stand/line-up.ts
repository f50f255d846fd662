import { cos, sin } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { type Placed, standAt, type Unplaced, widthOf } from "../contact/unplaced.ts";
import type { GroundLie } from "./lay-ground.ts";

/** How far a lined way is turned from the picture's right into its depth, radians. */
const AWAY = 1.02;
/** From one to the next along the way, and across it, in widths of what lines it. */
const PITCH = 1.12;
const ACROSS = 3.1;
/** Half the ground's side over the larger side of all that stands on it. */
const UNDER = 0.5;

/** How the ground lies under what stands on it: along the way that is lined, its edges under what lines it. */
export const lieOfGround = (objects: readonly Unplaced[], azimuth: number, facing: number): GroundLie =>
  objects.some(({ placement }) => placement?.where === "lining")
    ? { turn: azimuth + AWAY, room: UNDER }
    : { turn: facing };

/**
 * One of those that stand along both sides of a way, now on its one side, now on its other one.
 *
 * @param first The one that stands at the near end, and where.
 */
export function lineUp(
  object: Unplaced,
  first: Unplaced,
  at: Placed,
  { near, right }: { readonly near: Vec3; readonly right: Vec3 },
  turn: number,
): Placed {
  const index = object.placement?.index ?? 0;
  const size = shownSize(object, first, at, "beside");
  const wide = widthOf(first) * at.scale;
  const along = add(scale(right, cos(AWAY)), scale(near, -sin(AWAY)));
  const across = add(scale(right, sin(AWAY)), scale(near, cos(AWAY)));
  const step = scale(along, PITCH * wide * Math.floor(index / 2));
  const aside = scale(across, index % 2 === 1 ? ACROSS * wide : 0);
  const foot = at.transform.slice(12, 15) as unknown as Vec3;
  return standAt(add(foot, add(step, aside)), size, turn);
}
