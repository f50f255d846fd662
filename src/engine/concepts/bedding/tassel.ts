import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import { deform, move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { atan2, PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A tassel about 9 cm long from its knot at the origin up to the end of its strands. */
const upright = (): Geometry =>
  lathe(
    roundCorners(
      [
        [0, -0.012],
        [0.009, -0.012, 0.004],
        [0.015, 0.006, 0.008],
        [0.008, 0.022, 0.003],
        [0.014, 0.034, 0.008],
        [0.021, 0.082, 0.003],
        [0, 0.082],
      ],
      2,
    ),
    14,
  );

/** A tassel that hangs from `at`, `size` times as large as one of a cushion. */
export const hangingTassel = (at: Vec3, size: number): Geometry =>
  move(turnX(stretch(upright(), [size, size, size]), PI), at);

/** A tassel about 8 cm long that lies outwards from a corner at `at`, towards x and z of `out`. */
export function tassel([x, y, z]: Vec3, [dx, dz]: readonly [number, number]): Geometry {
  const lying = turnX(upright(), PI / 2 + 0.25);
  return move(turnY(lying, atan2(dx, dz)), [x, y, z]);
}

/** Strands along two opposite edges of a cloth that lies on y = 0: at z = ±`half`, spread over `width`. Metres. */
export function fringe(width: number, half: number, long: number, height: number): Geometry {
  const count = Math.round(width / 0.022);
  const strand = box([0.011, Math.max(0.005, height * 0.7), long + 0.012]);
  return merge(
    [1, -1].flatMap((side) =>
      Array.from({ length: count }, (_, i) => {
        const x = ((i + 0.5) / count - 0.5) * width;
        const lean = 0.25 * (((i * 7) % 5) / 5 - 0.4);
        const bent = deform(strand, ([a, b, c]) => [a + lean * (c * side + long / 2), b, c]);
        return move(bent, [x, Math.max(0.0025, height * 0.35), side * (half + long / 2 - 0.006)]);
      }),
    ),
  );
}
