import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Outline } from "../../geometry/outline.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { blockOn, turnedUp } from "./masonry.ts";

/** A round drawing with hollows between sharp ridges. */
const fluted = (radius: number, flutes: number): Outline =>
  Array.from({ length: flutes * 3 }, (_, i) => {
    const r = radius * (i % 3 === 0 ? 1 : 0.925);
    const angle = (i / (flutes * 3)) * TAU;
    return [r * cos(angle), r * sin(angle)] as const;
  });

/**
 * A fluted column from y = 0 that thins upwards, with a turned base and a capital under a square slab.
 *
 * @param broken Part of the height that still stands; below 1 the capital is gone.
 */
export function column(radius: number, height: number, broken = 1, flutes = 14): Geometry {
  const foot = radius * 0.7;
  const head = radius * 0.95;
  const shaftTop = broken < 1 ? height * broken : height - head;
  const shaft = sweep(
    fluted(radius, flutes),
    [0, 0.35, 0.7, 1].map((t) => [0, foot * 0.9 + (shaftTop - foot * 0.9) * t, 0] as const),
    { scale: (t) => 1 - 0.17 * t * t * broken },
  );
  const base = [
    blockOn([radius * 2.7, foot * 0.4, radius * 2.7], 0, 0, 0, radius * 0.05),
    turnedUp(
      [
        [0, foot * 0.38],
        [radius * 1.28, foot * 0.38, radius * 0.1],
        [radius * 1.22, foot * 0.72, radius * 0.12],
        [radius * 1.06, foot, radius * 0.06],
        [0, foot],
      ],
      24,
    ),
  ];
  if (broken < 1) return merge([...base, shaft]);
  return merge([
    ...base,
    shaft,
    turnedUp(
      [
        [0, shaftTop - 0.01 * height],
        [radius * 0.86, shaftTop - 0.01 * height],
        [radius * 0.92, shaftTop + head * 0.12, radius * 0.05],
        [radius * 1.28, shaftTop + head * 0.55, radius * 0.2],
        [radius * 1.3, shaftTop + head * 0.62],
        [0, shaftTop + head * 0.62],
      ],
      24,
    ),
    blockOn([radius * 2.8, head * 0.42, radius * 2.8], 0, height - head * 0.42, 0, radius * 0.06),
  ]);
}
