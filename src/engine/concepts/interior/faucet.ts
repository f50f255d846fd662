import { arc } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";

/** A tap on y = 0 whose bent spout reaches `reach` towards +Z, with a cross handle at either side. Metres. */
export function faucet(reach: number, rise: number): Geometry {
  const r = reach / 2;
  const bend = arc([0, 0, 0], r, PI, 0.15, 14).map(([x, y]) => [0, rise + y, r + x] as const);
  const spout = tube(0.016, [[0, 0, 0], [0, rise * 0.5, 0], ...bend], 14);
  const handle = (s: number): Geometry =>
    move(
      merge([
        cylinder({ radius: 0.022, radiusTop: 0.014, height: 0.05, bevel: 0.004, segments: 18 }),
        tube(
          0.008,
          [
            [-0.035, 0.058, 0],
            [0.035, 0.058, 0],
          ],
          8,
        ),
        tube(
          0.008,
          [
            [0, 0.058, -0.035],
            [0, 0.058, 0.035],
          ],
          8,
        ),
        move(sphere(0.013, 12), [0, 0.062, 0]),
      ]),
      [s * 0.1, 0, 0],
    );
  return merge([spout, cylinder({ radius: 0.03, height: 0.02, bevel: 0.005, segments: 20 }), handle(-1), handle(1)]);
}
