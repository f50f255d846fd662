import { atan2 } from "../../math/elementary.ts";
import { transformPoint } from "../../math/mat4.ts";
import { add, scale, subtract } from "../../math/vec3.ts";
import {
  depthOf,
  heightOf,
  isLiving,
  type Placed,
  placeSocket,
  shift,
  socketOf,
  standAt,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";

/** Share of a den's mouth that a beast in it takes up. */
const [TALL, WIDE] = [0.94, 0.86];
/** How far its middle is behind the mouth, in its own depths: head and paws are out. */
const BEHIND = 0.08;

/** Half in and half out of a hollow log or a burrow, looking out of it. Undefined where there is none, or nobody for it. */
export function peepOut(object: Unplaced, den: Unplaced, at: Placed): Placed | undefined {
  const own = object.placement?.relation === "in" && isLiving(object) ? socketOf(den.model, ["den"]) : undefined;
  if (!own) return undefined;
  const { position, normal, radius } = placeSocket(own, at);
  const size = Math.min((TALL * 2 * radius) / heightOf(object), (WIDE * 2 * radius) / widthOf(object));
  const there = standAt(position, size, atan2(normal[0], normal[2]));
  const { min, max } = object.bounds;
  const middle = transformPoint(there.transform, [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2]);
  return shift(there, add(subtract(position, middle), scale(normal, -BEHIND * depthOf(object) * size)));
}
