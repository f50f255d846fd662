import { add, type SculptStep } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { cos, sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";

/** Places and lengths of a head: offsets over its half width, height, depth. */
export interface HeadPlaces {
  readonly at: (x: number, y: number, z: number) => Vec3;
  /** Half the head's width. */
  readonly rx: number;
}

/**
 * A plait: knots one under the other, each lapping the next from the other side, and a tuft under the band at its end.
 *
 * @param thick Radius at its root and at its end, half widths of the head.
 */
export function plait(
  { rx }: HeadPlaces,
  from: Vec3,
  to: Vec3,
  thick: readonly [number, number],
): readonly SculptStep[] {
  const knots = 7;
  const steps: SculptStep[] = Array.from({ length: knots }, (_, k) => {
    const t = k / knots;
    const r = lerp(thick[0], thick[1], t) * rx;
    const [x, y, z] = mix(from, to, t);
    return add(ellipsoid([x + (k % 2 === 0 ? 0.22 : -0.22) * r, y, z], [r, r * 1.15, r]), 0.02 * rx);
  });
  const band = mix(from, to, 0.97);
  const end = mix(from, to, 1.2);
  return [...steps, add(roundCone(band, end, thick[1] * 0.62 * rx, thick[1] * 1.1 * rx), 0.02 * rx)];
}

/** Two plaits from behind the ears, forward over the shoulders. */
export const braids = (places: HeadPlaces): readonly SculptStep[] =>
  [1, -1].flatMap((side) =>
    plait(places, places.at(side * 1.0, -0.35, -0.2), places.at(side * 1.02, -1.85, 0.32), [0.27, 0.18]),
  );

/** Ropes of hair all around the head but before the face, of unlike lengths. */
export function dreadlocks({ at, rx }: HeadPlaces): readonly SculptStep[] {
  return [0, 1].flatMap((row) =>
    Array.from({ length: 13 - 2 * row }, (_, k) => {
      const t = k / (12 - 2 * row);
      // from one temple around the back to the other
      const a = lerp(0.62, 5.66, t);
      const out = row === 0 ? 1.04 : 0.8;
      const long = 1.15 + 0.3 * sin(k * 2.4 + row) - (a < 1.2 || a > 5.1 ? 0.15 : 0);
      const point = (r: number, y: number): Vec3 => at(sin(a) * r, y, cos(a) * r - 0.05);
      const root = point(out * 0.86, row === 0 ? 0.45 : 0.85);
      const knee = point(out * 1.2, row === 0 ? 0.1 : 0.5);
      const end = point(out * 1.22 + 0.12 * row, -long + 0.15 * row);
      return [
        add(roundCone(root, knee, 0.13 * rx, 0.13 * rx), 0.03 * rx),
        add(roundCone(knee, end, 0.13 * rx, 0.085 * rx), 0.02 * rx),
      ];
    }).flat(),
  );
}

/** Three plaits that hang from a chin, the middle one longest. */
export const beardPlaits = (places: HeadPlaces): readonly SculptStep[] => [
  ...plait(places, places.at(0, -0.95, 0.66), places.at(0, -2.05, 0.92), [0.3, 0.2]),
  ...[1, -1].flatMap((side) =>
    plait(places, places.at(side * 0.46, -0.82, 0.6), places.at(side * 0.52, -1.6, 0.84), [0.21, 0.14]),
  ),
];
