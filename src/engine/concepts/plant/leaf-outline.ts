import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { type Outline, outlineArea, type Point2 } from "../../geometry/outline.ts";

/** Right half of a leaf, from its foot to its tip; the left mirrors it. */
export const symmetric = (right: readonly Point2[]): Outline => {
  const left = right
    .slice(1, -1)
    .reverse()
    .map(([x, y]) => [-x, y] as const);
  return [...right, ...left];
};

/** A thin sheet in the XY plane about z = 0. */
export const sheet = (outline: Outline, thickness: number): Geometry =>
  extrude(outlineArea(outline) < 0 ? [...outline].reverse() : outline, {
    depth: thickness,
    bevel: thickness * 0.3,
    bevelSteps: 1,
  });
