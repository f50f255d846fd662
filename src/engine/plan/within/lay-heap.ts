import { chain } from "../../math/mat4.ts";
import type { Placed, Unplaced } from "../contact/unplaced.ts";
import { layCourses } from "../stand/lay-courses.ts";
import type { Tie } from "../stand/tie-stacks.ts";
import { shareBed } from "./beside-heap.ts";
import { heap } from "./heap.ts";
import { bedFor, sizesIn } from "./heap-bed.ts";

/** Relations of a heap to what it is neither on nor in: it lies on the floor. */
const ASIDE: ReadonlySet<Tie["kind"]> = new Set<Tie["kind"]>(["beside", "with", "behind", "under", "leaning"]);

export const isAside = (tie: Tie | undefined): boolean => tie !== undefined && ASIDE.has(tie.kind);

/** Where a heap lies. */
export interface HeapPlace {
  /** What its first thing has to do with another one. */
  readonly tie: Tie | undefined;
  /** What it lies on or in; left out for the floor. */
  readonly support: { readonly object: Unplaced; readonly at: Placed } | undefined;
  /** Heaped up rather than in a vessel. */
  readonly isPile: boolean;
  /** Of the view, radians. */
  readonly azimuth: number;
  /** Whether nothing else lies there. */
  readonly isAlone: boolean;
}

/** Lays things over and upon each other. @returns Their places, in their order. */
export function layHeap(items: readonly Unplaced[], place: HeapPlace): readonly Placed[] {
  const { tie, support, isPile, azimuth, isAlone } = place;
  const { index = 0, of = 1 } = (tie?.kind === "on" && items[0]?.placement) || {};
  const whole = bedFor(items, support, tie?.kind === "in", isPile, azimuth);
  const { size, ...bed } = shareBed(whole, azimuth, { index, of }, isAlone);
  const sizes = sizesIn(items, size);
  return layCourses(items, sizes) ?? heap(items, sizes, bed);
}

/** What lies in a heap, once that has its place as one thing. */
export const carryAlong = (own: Placed, heapAt: Placed): Placed => ({
  transform: chain(own.transform, heapAt.transform),
  scale: own.scale * heapAt.scale,
  turn: own.turn + heapAt.turn,
});
