import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/**
 * A bundle of straws that hang from y = `top` to 0 and spread on the way.
 *
 * @param spread Half the width at the foot, in x and z; `neck` at the top.
 */
export function straws(
  count: number,
  top: number,
  neck: readonly [number, number],
  spread: readonly [number, number],
  thick: number,
): Geometry {
  return merge(
    Array.from({ length: count }, (_, i) => {
      const r = Math.sqrt((i + 0.5) / count);
      const a = i * 2.399963;
      const [c, s] = [r * cos(a), r * sin(a)];
      const wild = noise(i * 1.7, 0.5, 0, 5);
      const foot: Vec3 = [
        c * spread[0] * (1 + wild * 0.15),
        Math.abs(noise(i * 2.3, 3.5, 0, 9)) * top * 0.12,
        s * spread[1] * (1 + wild * 0.15),
      ];
      const middle: Vec3 = [
        c * (neck[0] + (spread[0] - neck[0]) * 0.62),
        top * 0.48,
        s * (neck[1] + (spread[1] - neck[1]) * 0.62),
      ];
      return tube(thick, curveThrough([[c * neck[0], top, s * neck[1]], middle, foot], 3), 4, {
        scale: (t) => 1 - 0.45 * t,
      });
    }),
  );
}

/** Fine lines along Y, light and dark, for what is made of bristles. */
export const strands =
  (width: number): Paint =>
  (surface, x, y, z) => {
    const u = x / width;
    const w = z / width;
    const dim =
      0.72 + 0.3 * noise(u * 2.2, y / (width * 60), w * 2.2, 3) + 0.12 * noise(u * 5, y / (width * 30), w * 5, 8);
    surface.r *= dim;
    surface.g *= dim;
    surface.b *= dim;
    surface.height += (dim - 0.7) * width * 0.4;
  };
