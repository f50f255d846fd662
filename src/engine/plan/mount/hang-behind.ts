import { cos, sin } from "../../math/elementary.ts";
import { shownSize } from "../contact/shown-size.ts";
import { heightOf, type Placed, standAt, topOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Concepts of what hangs on the wall behind the furniture it is over. */
const WALL_HUNG: ReadonlySet<string> = new Set(["mirror", "picture-frame"]);
/** Its width and height over those of the furniture, at most. */
const [WIDE, TALL] = [1.15, 0.85];
/** Air below it, in its own heights. */
const AIR = 0.14;

/** A mirror over a sink, a picture over a sofa: upright where the wall behind would be, off the thing below. Undefined for others. */
export function hangBehind(object: Unplaced, other: Unplaced, at: Placed): Placed | undefined {
  const { relation, where } = object.placement ?? {};
  if (relation !== "over" || where !== undefined || !WALL_HUNG.has(object.concept)) return undefined;
  if (other.family !== "furniture" || other.concept === object.concept) return undefined;
  const size = Math.min(
    shownSize(object, other, at, "beside"),
    (WIDE * widthOf(other) * at.scale) / widthOf(object),
    (TALL * heightOf(other) * at.scale) / heightOf(object),
  );
  const high = topOf(other).position[1] * at.scale;
  const up = Math.max(high, other.bounds.max[1] * at.scale) + (AIR * heightOf(object) - object.bounds.min[1]) * size;
  const back = other.bounds.min[2] * at.scale - object.bounds.min[2] * size;
  const middle = ((other.bounds.min[0] + other.bounds.max[0]) / 2) * at.scale;
  const [x, y, z] = [12, 13, 14].map((k) => at.transform[k] as number) as [number, number, number];
  const [ahead, across] = [sin(at.turn), cos(at.turn)];
  return standAt([x + back * ahead + middle * across, y + up, z + back * across - middle * ahead], size, at.turn);
}
