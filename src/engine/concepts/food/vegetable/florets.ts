import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { chain, type Mat4, rotation, translation } from "../../../math/mat4.ts";
import { Y_AXIS } from "../../../math/vec3.ts";
import { lumpy, spread, stalk, strew } from "../shapes.ts";
import { shade } from "../tint.ts";

/** Fine bumps, darker between: buds of a flower head. */
export const buds =
  (grain: number, deep: number): Paint =>
  (surface, x, y, z) => {
    const n =
      noise(x / grain, y / grain, z / grain, 3) * 0.6 +
      noise((x * 2.3) / grain, (y * 2.3) / grain, (z * 2.3) / grain, 5) * 0.4;
    shade(surface, 1 + deep * n);
    surface.height += grain * 0.35 * n;
    surface.roughness = 0.75;
  };

/** Round heads on branching stalks from one trunk. */
export function florets(reach: number, head: number, y: number, count: number): { heads: Geometry; stalks: Geometry } {
  const places = spread(count, 0.02, 1);
  const ball = lumpy(sphere(1, 20, 12), 0.13, 0.55, 4);
  const heads = strew(
    ball,
    places.map(([x, v, z], i): Mat4 => {
      const s = head * (0.85 + 0.3 * ((i * 0.618) % 1));
      return chain(
        [s, 0, 0, 0, 0, s * 0.86, 0, 0, 0, 0, s, 0, 0, 0, 0, 1],
        rotation(Y_AXIS, i),
        translation([x * reach, y + v * reach * 0.72, z * reach]),
      );
    }),
  );
  const stalks = places.map(([x, v, z]) =>
    stalk(
      [
        [0, y - reach * 0.55, 0],
        [x * reach * 0.45, y - reach * 0.1 + v * reach * 0.2, z * reach * 0.45],
        [x * reach * 0.9, y + v * reach * 0.6, z * reach * 0.9],
      ],
      reach * 0.12,
      0.3,
      8,
    ),
  );
  return { heads, stalks: merge(stalks) };
}
