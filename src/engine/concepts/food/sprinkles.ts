import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { standOn } from "./shapes.ts";

/** Where a sprinkle lies. */
export interface SprinkleSpot {
  readonly at: Vec3;
  readonly normal: Vec3;
}

export const SPRINKLE_COLOURS = ["red", "yellow", "blue", "white"] as const;

/** Small sugar sticks flat on a surface, a part for each colour (slots `red-sprinkle`, …). */
export function sprinkles(spots: readonly SprinkleSpot[], radius: number, length: number, next: () => number): Part[] {
  const stick = box([length, radius * 2, radius * 2], { bevel: radius * 0.7 });
  const heaps: Geometry[][] = SPRINKLE_COLOURS.map(() => []);
  for (const [i, { at, normal }] of spots.entries())
    heaps[i % SPRINKLE_COLOURS.length]?.push(place(stick, standOn(at, normal, next() * TAU)));
  return SPRINKLE_COLOURS.map((colour, i) =>
    makePart(`${colour}-sprinkles`, `${colour}-sprinkle`, merge(heaps[i] as Geometry[]), { weight: 0.5 }),
  );
}
