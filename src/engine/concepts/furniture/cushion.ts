import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import { deform, settle } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";

/** A stuffed cushion about the origin: swollen in the middle, a seam with piping around it. Metres. */
export function makeCushion(width: number, height: number, depth: number, round = false): Geometry {
  const piping = Math.min(0.006, height * 0.12);
  if (round) {
    const r = width / 2;
    const h = height / 2;
    const profile = roundCorners(
      [
        [0, -h],
        [r * 0.55, -h * 0.9, r * 0.3],
        [r, -h * 0.35, h * 0.6],
        [r, h * 0.35, h * 0.6],
        [r * 0.55, h * 0.9, r * 0.3],
        [0, h],
      ],
      6,
    );
    return merge([lathe(profile, 48), torus(r - piping * 0.4, piping, 48, 8)]);
  }
  const swell = deform(
    box([width, height * 0.62, depth], { bevel: height * 0.3, bevelSteps: 2, divisions: [10, 1, 10] }),
    ([x, y, z]) => {
      const [u, v] = [(2 * x) / width, (2 * z) / depth];
      const puff = (1 - u * u) * (1 - v * v);
      const pinch = 1 - 0.025 * (u * u * (1 - v * v) * 0 + (1 - Math.abs(u * v)));
      return [x * pinch, y * (1 + 0.62 * Math.sqrt(Math.max(0, puff))), z * pinch];
    },
  );
  const seam = rectangleOutline(width * 0.985, depth * 0.985, height * 0.45, 4).map(
    ([x, z]) => [x * 0.985, 0, z * 0.985] as const,
  );
  return settle(merge([swell, tube(piping, seam, 8, { closed: true })]));
}
