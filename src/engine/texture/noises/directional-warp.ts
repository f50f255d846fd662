import { type Field, warpKernel } from "../../kernels/kernels.ts";
import { cos, sin } from "../../math/elementary.ts";

/**
 * Directional warp: pushes a field one way, the further the higher `by` is there, as wind drags a drift.
 *
 * @param angle Radians, clockwise in the picture; 0 pushes to the right.
 * @param reach Shares of the tile where `by` is 1.
 */
export function directionalWarp(field: Field, by: Field, size: number, angle: number, reach: number): Field {
  const towardsX = -cos(angle);
  const towardsY = -sin(angle);
  const dx = by.map((value) => value * towardsX);
  const dy = by.map((value) => value * towardsY);
  return warpKernel(field, dx, dy, size, reach * size);
}
