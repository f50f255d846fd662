import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Radius of the string, and how far it is cut off at an edge, metres. */
const [THICK, CUT] = [0.0042, 0.006];

/** String tied crosswise around a parcel of this size that stands on y = 0, in a bow on its top. Metres. */
export function parcelString(width: number, height: number, depth: number): Part[] {
  const rings = [width, depth].map((across, i) => {
    const [a, low, high] = [across / 2 + THICK * 0.5, THICK, height + THICK * 0.5];
    const line: readonly (readonly [number, number])[] = [
      [a, low + CUT],
      [a, high - CUT],
      [a - CUT, high],
      [CUT - a, high],
      [-a, high - CUT],
      [-a, low + CUT],
      [CUT - a, low],
      [a - CUT, low],
    ];
    return tube(
      THICK,
      line.map(([u, y]): Vec3 => (i === 0 ? [u, y, 0] : [0, y, -u])),
      8,
      { closed: true },
    );
  });
  const size = Math.min(width, depth) * 0.3;
  const top = height + THICK;
  const through = (points: readonly Vec3[]) =>
    tube(
      THICK * 0.9,
      curveThrough(
        points.map(([x, y, z]): Vec3 => [x * size, top + y * size, z * size]),
        6,
      ),
      8,
    );
  const loops = [-1, 1].flatMap((side) => [
    through([
      [0.03 * side, 0.06, -0.05],
      [0.4 * side, 0.3, -0.1],
      [0.85 * side, 0.3, 0.06],
      [0.92 * side, 0.12, 0.28],
      [0.5 * side, 0.03, 0.22],
      [0.03 * side, 0.03, 0.07],
    ]),
    through([
      [0, 0.03, 0],
      [0.3 * side, 0.08, 0.4],
      [0.52 * side, 0.01, 0.75],
      [0.5 * side, 0.01, 1],
    ]),
  ]);
  const knot = move(sphere(THICK * 2.3, 16, 10), [0, top + THICK, 0]);
  return [
    ...makeParts("string", "rope", rings, { weight: 0.9 }),
    makePart("bow", "rope", merge([...loops, knot]), { weight: 0.9 }),
  ];
}
