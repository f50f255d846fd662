import type { Surface } from "../contact/contact-field.ts";
import { fallOnto } from "../contact/slide.ts";
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

/** Width of what pops out of a book over the book's, and its height over the same, at most. */
const WIDE = 0.72;
const TALL = 0.95;
/** How far it is in the pages, in its heights. */
const SUNK = 0.03;

/** Upright on the open pages of a book, as large as they are: a castle that pops out of it. */
export function riseFrom(
  object: Unplaced,
  book: Unplaced,
  at: Placed,
  still: readonly Surface[],
  turn: number,
): Placed {
  const whole = extentOf(book) * at.scale;
  const size = Math.min((WIDE * whole) / Math.max(widthOf(object), depthOf(object)), (TALL * whole) / heightOf(object));
  const { min, max } = book.bounds;
  const middle: readonly [number, number, number] = [
    (at.transform[12] as number) + ((min[0] + max[0]) / 2) * at.scale,
    (at.transform[13] as number) + 2 * whole,
    (at.transform[14] as number) + ((min[2] + max[2]) / 2) * at.scale,
  ];
  const above = standAt([...middle], size, turn);
  const fall = fallOnto(surfacesOf(object, above), still) ?? 2 * whole;
  return shift(above, [0, -fall - SUNK * heightOf(object) * size, 0]);
}
