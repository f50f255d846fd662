import type { Surface } from "./contact-field.ts";
import { fallOnto } from "./slide.ts";
import { depthOf, heightOf, type Placed, shift, standAt, surfacesOf, type Unplaced, widthOf } from "./unplaced.ts";

/** Shapes that many equal things are put together to. */
export type Course = "pyramid" | "wall";

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
  const shape = items[1]?.placement?.where;
  if (shape !== "pyramid" && shape !== "wall") return undefined;
  const along = Math.max(...items.map((item, i) => widthOf(item) * (sizes[i] as number)));
  const across = Math.max(...items.map((item, i) => depthOf(item) * (sizes[i] as number)));
  const still: Surface[] = [];
  return spotsOf(items.length, shape).map(([u, w], i) => {
    const [item, size] = [items[i] as Unplaced, sizes[i] as number];
    const high = heightOf(item) * size * items.length;
    const start = standAt([u * along * 1.01, high, w * across * 1.01], size, 0);
    const fall = still.length === 0 ? high : (fallOnto(surfacesOf(item, start), still) ?? high);
    const placed = shift(start, [0, -Math.min(fall, high), 0]);
    still.push(...surfacesOf(item, placed));
    return placed;
  });
}

/** Places along and across, in things, lowest course first. */
function spotsOf(count: number, shape: Course): (readonly [number, number])[] {
  const spots: (readonly [number, number])[] = [];
  if (shape === "wall") {
    for (let row = 0; spots.length < count; row += 1)
      for (let k = 0; k < LENGTH && spots.length < count; k += 1)
        spots.push([k - (LENGTH - 1) / 2 + (row % 2 === 1 ? 0.5 : 0) - 0.25, 0]);
    return spots;
  }
  let side = 1;
  while ((side * (side + 1) * (2 * side + 1)) / 6 < count) side += 1;
  for (; side > 0; side -= 1)
    for (let i = 0; i < side; i += 1)
      for (let k = 0; k < side && spots.length < count; k += 1) spots.push([i - (side - 1) / 2, k - (side - 1) / 2]);
  return spots;
}
