import type { Geometry } from "../../geometry/geometry.ts";
import { loft } from "../../geometry/loft.ts";
import { rectangleOutline } from "../../geometry/outline.ts";

/**
 * A box without a lid, hollow, on y = 0.
 *
 * @param floor Height of the inner floor.
 * @param rounding Radius of the upright edges.
 * @param flare How much wider the rim is than the foot, as a factor.
 */
export function openBox(
  width: number,
  height: number,
  depth: number,
  wall: number,
  floor = wall,
  rounding = 0.002,
  flare = 1,
): Geometry {
  const ring = (w: number, d: number, y: number, r: number) =>
    rectangleOutline(w, d, r, 4).map(([x, z]) => [x, y, -z] as const);
  const edge = Math.min(wall * 0.3, 0.0015);
  const grow = (t: number) => 1 / flare + (1 - 1 / flare) * t;
  const [w0, d0] = [width * grow(0), depth * grow(0)];
  const inner = Math.max(rounding - wall, rounding * 0.4);
  const f = grow(floor / height);
  return loft([
    ring(w0 - 2 * edge, d0 - 2 * edge, 0, rounding),
    ring(w0, d0, edge, rounding),
    ring(width, depth, height - edge, rounding),
    ring(width - 2 * edge, depth - 2 * edge, height, rounding),
    ring(width - 2 * wall + edge, depth - 2 * wall + edge, height, inner),
    ring(width - 2 * wall, depth - 2 * wall, height - edge, inner),
    ring(width * f - 2 * wall, depth * f - 2 * wall, floor, inner),
  ]);
}
