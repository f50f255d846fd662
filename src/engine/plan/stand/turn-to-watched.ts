import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Spot } from "../contact/spot.ts";
import type { Unplaced } from "../contact/unplaced.ts";

/**
 * Turn about Y of who looks at something that stands on the same top: to the other's place. Undefined for who watches nothing there.
 *
 * @param sharing Who stands on that top.
 * @param spotOf Where each of them stands.
 */
export function turnToWatched(
  objects: readonly Unplaced[],
  sharing: readonly number[],
  watcher: number,
  spotOf: (index: number) => Spot,
): number | undefined {
  const watched = sharing.find((each) => {
    const { placement } = objects[each] as Unplaced;
    return placement?.facing && placement.target === watcher;
  });
  if (watched === undefined) return undefined;
  const [from, to] = [watcher, watched].map((each) => {
    const { index, of, from: first = PI / of } = spotOf(each);
    return first + (TAU * index) / of;
  }) as [number, number];
  return atan2(cos(to) - cos(from), sin(to) - sin(from));
}
