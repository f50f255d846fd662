import { PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  isLiving,
  type Placed,
  placeSocket,
  socketOf,
  topOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";

/** Concept of what is forged on. */
const ANVIL = "anvil";
/** Thickness over height and width up to which a thing that stands upright is laid flat there: a horseshoe. */
const THIN = 0.35;
/** Length of what lies there over the anvil's: it stands out over its face to both sides, where one sees it. */
const LONG = 0.52;

/** Flat on the face of an anvil, its front up. Undefined for what is thick, and on other things. */
export function layOnAnvil(object: Unplaced, support: Unplaced, at: Placed): Placed | undefined {
  const isThin = depthOf(object) < THIN * Math.min(heightOf(object), widthOf(object));
  if (support.concept !== ANVIL || object.placement?.relation !== "on" || isLiving(object) || !isThin) return undefined;
  const size = (LONG * widthOf(support) * at.scale) / extentOf(object);
  const { min, max } = object.bounds;
  return {
    transform: chain(
      translation([-(min[0] + max[0]) / 2, -(min[1] + max[1]) / 2, -min[2]]),
      scaling([size, size, size]),
      rotation(X_AXIS, -PI / 2),
      rotation(Y_AXIS, at.turn),
      translation(placeSocket(socketOf(support.model, ["top"]) ?? topOf(support), at).position),
    ),
    scale: size,
    turn: at.turn,
  };
}
