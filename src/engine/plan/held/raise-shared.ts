import { boundsOf } from "#measure/bounds.ts";
import { placePart } from "../../geometry/place-part.ts";
import { chain, type Mat4, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, distance, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { isLiving, type Unplaced } from "../contact/unplaced.ts";
import { handsOf } from "./fasten.ts";

/** How far what is shared reaches into the hands on both sides, over the way between them, and by how much it is made smaller or larger for that. */
const BETWEEN = 1.12;
const [SMALLEST, LARGEST] = [0.6, 2.4];
/** Its height over that of the hands, at most: it is carried, and does not stand there. */
const TALLEST = 2.2;
/** How far it is off the floor at least, over that height. */
const OFF_FLOOR = 0.25;

/**
 * What two share is between their hands: raised from the floor where they were set about it. Who has no hands leaves it there.
 *
 * @param places From each object's own frame into the model's.
 */
export function raiseShared(objects: readonly Unplaced[], places: readonly Mat4[]): Mat4[] {
  const out = [...places];
  for (const [index, object] of objects.entries()) {
    const sharers = objects.flatMap((each, at) => {
      const isSharer = each.placement?.where === "shared" && each.placement.target === index && isLiving(each);
      return isSharer ? [palmOf(each, places[at] as Mat4)] : [];
    });
    const [one, other] = sharers;
    if (!one || !other || sharers.length !== 2) continue;
    const place = places[index] as Mat4;
    const { min, max } = boundsOf(object.model.parts.map((part) => placePart(part, place).geometry.positions));
    const middle = scale(add(min as Vec3, max as Vec3), 0.5);
    const way = subtract(other, one);
    const far = distance(one, other);
    const across = (Math.abs(way[0]) * (max[0] - min[0]) + Math.abs(way[2]) * (max[2] - min[2])) / Math.max(far, 1e-9);
    const level = (one[1] + other[1]) / 2 - min[1];
    const size = Math.min(
      clamp((BETWEEN * far) / Math.max(across, 1e-9), SMALLEST, LARGEST),
      (TALLEST * level) / (max[1] - min[1]),
    );
    const half = (size * (max[1] - min[1])) / 2;
    out[index] = chain(
      place,
      translation(scale(middle, -1)),
      scaling([size, size, size]),
      translation([
        (one[0] + other[0]) / 2,
        min[1] + Math.max(level, OFF_FLOOR * level + half),
        (one[2] + other[2]) / 2,
      ]),
    );
  }
  return out;
}

/** The middle between somebody's hands in the model; undefined for who has none. */
function palmOf(holder: Unplaced, place: Mat4): Vec3 | undefined {
  const [one, other] = handsOf(holder).map(({ position }) => transformPoint(place, position));
  return one && scale(add(one, other ?? one), 0.5);
}
