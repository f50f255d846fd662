import { loft } from "../../geometry/loft.ts";
import type { Part } from "../../geometry/part.ts";
import { settle, stretch } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** How a stone may be cut. */
export const GEM_CUTS = ["round", "oval", "step", "heart"] as const;
export type GemCut = (typeof GEM_CUTS)[number];

/** A stone of that cut with its girdle at y = 0, its longer side along z. @param radius Half of its longer side, metres. */
export function cutStone(cut: GemCut, radius: number): Part["geometry"] {
  if (cut === "step") return stepCut(radius * 0.78, radius);
  if (cut === "heart") return heartCut(radius);
  return cut === "oval" ? stretch(brilliant(radius, 9), [0.78, 1, 1.05]) : brilliant(radius, 8);
}

/** A stone in brilliant cut: a table, a crown of facets, a girdle and a point below; its girdle at y = 0. */
export function brilliant(radius: number, sides = 8): Part["geometry"] {
  const ring = (r: number, y: number, shift: number): Vec3[] =>
    Array.from({ length: sides * 2 }, (_, i) => {
      const angle = -((i + shift) / (sides * 2)) * TAU;
      return [r * cos(angle), y, r * sin(angle)];
    });
  return settle(
    loft([
      [[0, -radius * 0.85, 0]],
      ring(radius * 0.55, -radius * 0.36, 0),
      ring(radius, -radius * 0.03, 0.5),
      ring(radius, radius * 0.05, 0.5),
      ring(radius * 0.8, radius * 0.24, 0),
      ring(radius * 0.56, radius * 0.36, 0.5),
    ]),
  );
}

/** A stone in step cut: an oblong with cut corners, terraces above and below its girdle. */
export function stepCut(w: number, d: number): Part["geometry"] {
  const ring = (k: number, y: number): Vec3[] => {
    const [a, b, c] = [w * k, d * k, Math.min(w, d) * 0.34 * k];
    const corners: [number, number][] = [
      [a, b - c],
      [a - c, b],
      [-a + c, b],
      [-a, b - c],
      [-a, -b + c],
      [-a + c, -b],
      [a - c, -b],
      [a, -b + c],
    ];
    return corners.map(([x, z]) => [x, y, -z]);
  };
  const h = Math.min(w, d);
  return settle(
    loft([
      ring(0.16, -h * 0.8),
      ring(0.55, -h * 0.5),
      ring(0.85, -h * 0.2),
      ring(1, 0),
      ring(1, h * 0.06),
      ring(0.9, h * 0.22),
      ring(0.76, h * 0.34),
      ring(0.6, h * 0.4),
    ]),
  );
}

/** A heart seen from above, cut with a table and a point below. */
export function heartCut(r: number): Part["geometry"] {
  const count = 24;
  const outline = Array.from({ length: count }, (_, i): [number, number] => {
    const a = (i / count) * TAU;
    const s = sin(a);
    return [s * s * s, (13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)) / 15];
  });
  const ring = (k: number, z: number): Vec3[] => outline.map(([x, y]) => [-x * r * k, y * r * k, z]);
  return settle(
    loft([
      [[0, 0, -r * 0.5]],
      ring(0.6, -r * 0.28),
      ring(1, -r * 0.02),
      ring(1, r * 0.06),
      ring(0.8, r * 0.24),
      ring(0.55, r * 0.32),
    ]),
  );
}
