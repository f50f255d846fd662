import { PI } from "../math/elementary.ts";
import { add, scale } from "../math/vec3.ts";
import type { HeapBed } from "./heap.ts";
import type { Spot } from "./rest-on.ts";
import { stageFor } from "./stand-by.ts";

/**
 * Where one of several on the same top stands. The first is at the picture's left, so that of two side by side neither hides the
 * other; where there is a heap too, that is there.
 *
 * @param azimuth Where the camera is, radians about Y.
 */
export function spotAmong(index: number, loose: readonly number[], hasHeap: boolean, azimuth: number): Spot {
  const first = hasHeap ? 1 : 0;
  return { index: loose.indexOf(index) + first, of: loose.length + first, from: PI - azimuth };
}

/** Of a heap's own size and width, what it has where it shares its top. */
const SHARED = 0.6;
const SMALLER = 0.8;

/** A heap's place at the picture's left of what else stands there: as much smaller as keeps it on the top. */
export const asideOf = <Bed extends HeapBed & { readonly size: number }>(bed: Bed, azimuth: number): Bed => ({
  ...bed,
  size: bed.size * SMALLER,
  radius: bed.radius * SHARED,
  centre: add(bed.centre, scale(stageFor(azimuth).right, (SHARED - 1) * bed.radius)),
});
