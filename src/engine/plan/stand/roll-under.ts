import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, transformPoint, translation } from "../../math/mat4.ts";
import { add, scale, type Vec3, Z_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { slideAgainst } from "../contact/slide.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  shift,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";

/** Diameter of a wheel over the geometric mean of what it carries: its length and its height. */
const OF_WHOLE = 0.3;
/** How far from the middle wheels are, in half lengths, and how much of a wheel is below what it carries. */
const APART = 0.66;
const BELOW = 0.72;
/** Height over its other sides below which a thing lies flat: a donut. */
const FLAT = 0.6;
/** How much of its thickness a wheel goes into the side it is on, and how far it goes to find one, in widths of what it carries. */
const INTO_SIDE = 0.35;
const FURTHEST = 0.3;

/** Four wheels at the corners of what rolls on them: it rolls along its longer side, so that the wheels are on that one. */
export function rollUnder(
  wheel: Unplaced,
  load: Unplaced,
  at: Placed,
  { index }: Spot,
  still: readonly Surface[],
): Placed {
  const isWide = widthOf(load) >= depthOf(load);
  const [long, across] = isWide ? [widthOf(load), depthOf(load)] : [depthOf(load), widthOf(load)];
  // what lies flat by itself is set on edge
  const isFlat = heightOf(wheel) < FLAT * Math.min(widthOf(wheel), depthOf(wheel));
  const [thin, tall] = isFlat ? [heightOf(wheel), widthOf(wheel)] : [widthOf(wheel), heightOf(wheel)];
  const size = (OF_WHOLE * Math.sqrt(long * heightOf(load)) * at.scale) / extentOf(wheel);
  const [along, side] = [index % 2 ? 1 : -1, index < 2 ? 1 : -1];
  const thick = thin * size;
  const [a, b] = [along * APART * 0.5 * long, side * (0.5 * across + thick / at.scale)];
  const { min, max } = load.bounds;
  const middle: Vec3 = [(min[0] + max[0]) / 2, min[1], (min[2] + max[2]) / 2];
  const foot = transformPoint(at.transform, [middle[0] + (isWide ? a : b), middle[1], middle[2] + (isWide ? b : a)]);
  // its hub is on its +X side
  const turn = at.turn - (isWide ? PI / 2 : 0) + (side < 0 ? PI : 0);
  const inwards: Vec3 = [-cos(turn), 0, sin(turn)];
  const upright = standAt([foot[0], foot[1] - BELOW * tall * size, foot[2]], size, turn);
  const away = isFlat ? { ...upright, transform: chain(onEdge(wheel), upright.transform) } : upright;
  const way = slideAgainst(surfacesOf(wheel, away), still, inwards);
  const most = FURTHEST * across * at.scale;
  return shift(away, scale(inwards, Math.min(way ?? most, most) + INTO_SIDE * thick));
}

/** Turned so that its upper side is to +X, where a hub is, standing on the floor over the origin. */
function onEdge({ bounds: { min, max } }: Unplaced): Mat4 {
  const middle = scale(add(min, max), -0.5);
  return chain(translation(middle), rotation(Z_AXIS, -PI / 2), translation([0, (max[0] - min[0]) / 2, 0]));
}
