import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { add, scale } from "../../math/vec3.ts";
import type { Spot } from "../contact/spot.ts";
import { stageFor } from "../stand/stand-by.ts";
import type { HeapBed } from "./heap.ts";

/** From so many on the same top one hides another. */
const LEAST_HIDING = 3;

/**
 * Where one of several on the same top stands. The first is at the picture's left, so that of two side by side neither hides the
 * other; where there is a heap too, that is there.
 *
 * Of three and more the lower ones are before the taller.
 *
 * @param azimuth Where the camera is, radians about Y.
 * @param tall Height of each, in metres.
 */
export function spotAmong(
  index: number,
  loose: readonly number[],
  hasHeap: boolean,
  azimuth: number,
  tall: (index: number) => number,
): Spot {
  const first = hasHeap ? 1 : 0;
  const [of, from] = [loose.length + first, PI - azimuth];
  const heights = new Set(loose.map(tall));
  if (of < LEAST_HIDING || heights.size < 2) return { index: loose.indexOf(index) + first, of, from };
  const { near } = stageFor(azimuth);
  const behind = (spot: number) => -(near[0] * cos(from + (TAU * spot) / of) + near[2] * sin(from + (TAU * spot) / of));
  const spots = loose.map((_, i) => i + first).sort((a, b) => behind(a) - behind(b) || a - b);
  const rank = [...loose].sort((a, b) => tall(a) - tall(b) || a - b).indexOf(index);
  return { index: spots[rank] as number, of, from };
}

/** Of a heap's own size and width, what it has where it shares its top. */
const SHARED = 0.6;
const SMALLER = 0.8;

/** From one heap to the next on the same top, in their radii. */
const APART = 2.1;

/** The place of one of several heaps on a top, side by side in the picture, as much smaller as keeps them all on it. */
function dealBed<Bed extends HeapBed & { readonly size: number; readonly room: number }>(
  bed: Bed,
  azimuth: number,
  { index, of }: Pick<Spot, "index" | "of">,
): Bed {
  const share = Math.min(1, (2 * bed.room) / (APART * of * bed.radius));
  const radius = bed.radius * share;
  const aside = scale(stageFor(azimuth).right, APART * radius * (index - (of - 1) / 2));
  return { ...bed, size: bed.size * share, radius, centre: add(bed.centre, aside) };
}

/** A heap's place at the picture's left of what else stands there: as much smaller as keeps it on the top. */
const asideOf = <Bed extends HeapBed & { readonly size: number }>(bed: Bed, azimuth: number): Bed => ({
  ...bed,
  size: bed.size * SMALLER,
  radius: bed.radius * SHARED,
  centre: add(bed.centre, scale(stageFor(azimuth).right, (SHARED - 1) * bed.radius)),
});

/** What of a bed is a heap's own: all of it, one deal of several, or one side where something else stands on it too. */
export const shareBed = <Bed extends HeapBed & { readonly size: number; readonly room: number }>(
  bed: Bed,
  azimuth: number,
  place: Pick<Spot, "index" | "of">,
  isAlone: boolean,
): Bed => (place.of > 1 ? dealBed(bed, azimuth, place) : isAlone ? bed : asideOf(bed, azimuth));
