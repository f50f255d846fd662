import { asin, cos, sin } from "../../math/elementary.ts";
import { shownSize } from "../contact/shown-size.ts";
import { depthOf, footprintOf, isLiving, type Placed, standAt, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Air between who leads and who is led, and between neighbours, over the widths of those. */
const [AHEAD, APART] = [0.3, 0.4];
/** Widest angle over which they fan out, radians. */
const FAN = 2.5;
/** How far each looks aside along its own leash, as a share of its angle. */
const ASIDE = 0.6;

/** Whether it is one of several that somebody leads on leashes. */
export const isLedInPack = (object: Unplaced, holder: Unplaced): boolean =>
  object.placement?.where === "leashed" && object.placement.of > 1 && isLiving(object) && isLiving(holder);

/** Ahead of who leads them, fanned out, so that each leash runs from the hand to its own collar past all others. */
export function leadPack(object: Unplaced, holder: Unplaced, at: Placed): Placed {
  const { index = 0, of = 1 } = object.placement ?? {};
  const size = shownSize(object, holder, at, "beside");
  const pitch = (1 + APART) * widthOf(object) * size;
  const near = footprintOf(holder) * at.scale + AHEAD * widthOf(holder) * at.scale;
  // so far ahead that all of them have room side by side
  const inner = Math.max(near, pitch / (2 * sin(FAN / (of - 1) / 2)));
  const step = 2 * asin(Math.min(1, pitch / (2 * inner)));
  const aside = step * (index - (of - 1) / 2);
  const angle = at.turn + aside;
  const away = inner + (depthOf(object) * size) / 2;
  const [x, y, z] = [12, 13, 14].map((k) => at.transform[k] as number) as [number, number, number];
  return standAt([x + away * sin(angle), y, z + away * cos(angle)], size, at.turn + ASIDE * aside);
}
