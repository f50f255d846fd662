import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, GOLDEN_ANGLE, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { leafBlade } from "../plant/leaf-blade.ts";

/** A tuft of pointed leaves that open like a fountain, its heart in the origin. `size` is how high they reach. */
export function leafTuft(size: number, count: number, chance: () => number, broad = 0.24): Geometry {
  return merge(
    Array.from({ length: count }, (_, i) => {
      const t = (i + 0.5) / count;
      const length = size * (0.75 + 0.35 * chance());
      const blade = leafBlade({
        length,
        width: length * broad,
        thickness: size * 0.03,
        fold: 0.3,
        droop: 0.5 + 0.7 * t,
        steps: 7,
      });
      return turnY(turnX(blade, -1.35 + 0.75 * t), i * GOLDEN_ANGLE);
    }),
  );
}

/** Fronds with leaflets on both sides, bowed outwards. */
export function fern(size: number, count: number, chance: () => number): Geometry {
  const frond = (): Geometry => {
    const length = size * (0.85 + 0.3 * chance());
    const at = (t: number): Vec3 => [0, length * 0.86 * sin(t * 1.75), length * 0.8 * (1 - cos(t * 1.3))];
    const leaflets = Array.from({ length: 9 }, (_, i) => {
      const t = 0.2 + 0.75 * (i / 8);
      return [-1, 1].map((side) =>
        move(
          turnY(
            leafBlade({
              length: length * 0.3 * (1.15 - t),
              width: length * 0.085,
              thickness: size * 0.02,
              fold: 0.1,
              droop: 0.4,
              steps: 4,
            }),
            side * 1.15,
          ),
          at(t),
        ),
      );
    });
    const stalk = tube(
      size * 0.014,
      Array.from({ length: 8 }, (_, i) => at(i / 7)),
      5,
    );
    return merge([stalk, ...leaflets.flat()]);
  };
  return merge(Array.from({ length: count }, (_, i) => turnY(frond(), (i / count) * TAU + 0.5 * chance())));
}

/** A cushion of moss from y = 0 up. */
export const mossCushion = (radius: number, height: number): Geometry =>
  lathe(
    [
      [0, -height * 0.3],
      [radius * 0.9, -height * 0.3],
      [radius, 0],
      [radius * 0.86, height * 0.5],
      [radius * 0.5, height * 0.9],
      [0, height],
    ],
    24,
  );

/** Grains of moss or gravel: small bumps, lighter on top. `grain` in metres. */
export const speckled =
  (grain: number, contrast: number): Paint =>
  (surface, x, y, z) => {
    const f = 1 / grain;
    const n = noise(x * f, y * f, z * f, 3) + 0.5 * noise(x * f * 2.3, y * f * 2.3, z * f * 2.3, 8);
    const k = 1 + contrast * n;
    surface.r *= k;
    surface.g *= k;
    surface.b *= k;
    surface.height += grain * 0.15 * n;
  };
