import type { Surface } from "../contact/contact-field.ts";
import { fallOnto } from "../contact/slide.ts";
import {
  depthOf,
  heightOf,
  type Placed,
  shift,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import type { Course } from "../recipe/recipe.ts";

/** Things along the bottom of a wall. */
const LENGTH = 5;

/**
 * Course upon course, each thing over the gap between two below it: a pyramid of cans, a wall of boxes. What is round sinks into
 * the gaps, for each falls until it touches.
 *
 * @param sizes Factor on each one's own size.
 * @returns Nothing where they are only to be heaped up.
 */
export function layCourses(items: readonly Unplaced[], sizes: readonly number[]): Placed[] | undefined {
  const said = items[1]?.placement?.where;
  // what does not stand on its like is stacked as cannon balls are
  const shape = said === "stack" ? "pyramid" : said;
  if (shape !== "pyramid" && shape !== "wall") return undefined;
  const along = Math.max(...items.map((item, i) => widthOf(item) * (sizes[i] as number)));
  const across = Math.max(...items.map((item, i) => depthOf(item) * (sizes[i] as number)));
  const courses: Surface[][] = [];
  return spotsOf(items.length, shape).map(([u, w, course], i) => {
    const [item, size] = [items[i] as Unplaced, sizes[i] as number];
    const high = heightOf(item) * size * items.length;
    const start = standAt([u * along * 1.01, high, w * across * 1.01], size, 0);
    const below = courses[course - 1];
    const fall = below ? (fallOnto(surfacesOf(item, start), below) ?? high) : high;
    const placed = shift(start, [0, -Math.min(fall, high), 0]);
    courses[course] = [...(courses[course] ?? []), ...surfacesOf(item, placed)];
    return placed;
  });
}

/** Things that a pyramid on a square has, by those along its side. */
const cubed = (base: number): number => (base * (base + 1) * (2 * base + 1)) / 6;

/** Most things of a pyramid that is one thing deep. */
const MOST_IN_ROWS = 15;

/** Rows of one more each from the top down; where the number does not come out, that row is left out which is one too many. */
function rowsOf(count: number): (readonly [number, number, number])[] {
  let base = 1;
  while ((base * (base + 1)) / 2 < count) base += 1;
  const excess = (base * (base + 1)) / 2 - count;
  const rows = Array.from({ length: base }, (_, i) => base - i).filter((row) => row !== excess);
  return rows.flatMap((row, course) => Array.from({ length: row }, (_, k) => [k - (row - 1) / 2, 0, course] as const));
}

/** Places along and across, in things, and the course they are in, lowest first. */
function spotsOf(count: number, shape: Course): (readonly [number, number, number])[] {
  if (shape === "wall") {
    return Array.from({ length: count }, (_, i) => {
      const course = Math.floor(i / LENGTH);
      return [(i % LENGTH) - LENGTH / 2 + (course % 2 === 1 ? 0.75 : 0.25), 0, course] as const;
    });
  }
  let base = 1;
  while (cubed(base) < count) base += 1;
  // seven on a square of nine would be no pyramid
  if (cubed(base) > count && count <= MOST_IN_ROWS) return rowsOf(count);
  const spots: (readonly [number, number, number])[] = [];
  for (let side = base; side > 0; side -= 1)
    for (let k = 0; k < side * side && spots.length < count; k += 1)
      spots.push([Math.floor(k / side) - (side - 1) / 2, (k % side) - (side - 1) / 2, base - side]);
  return spots;
}
