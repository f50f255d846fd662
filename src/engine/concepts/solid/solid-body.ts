import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { type Point2, roundCorners } from "../../geometry/outline.ts";
import { move } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** Metres: half the size of the solids here. */
export const R = 0.25;

/** A solid about its own middle. */
export const BODIES = {
  sphere: (): Geometry => sphere(R, 64),
  cube: (): Geometry => box([2 * R, 2 * R, 2 * R], { bevel: R * 0.05 }),
  cuboid: (): Geometry => box([2.6 * R, 1.3 * R, 1.5 * R], { bevel: R * 0.05 }),
  cylinder: (): Geometry =>
    move(cylinder({ radius: R * 0.8, height: 2 * R, bevel: R * 0.05, segments: 72 }), [0, -R, 0]),
  disc: (): Geometry =>
    move(cylinder({ radius: R, height: 0.3 * R, bevel: R * 0.05, segments: 72 }), [0, -0.15 * R, 0]),
  cone: (): Geometry =>
    lathe(
      roundCorners(
        [
          [0, -R],
          [R * 0.9, -R, R * 0.06],
          [R * 0.02, R * 1.1, R * 0.02],
          [0, R * 1.12],
        ],
        4,
      ),
      72,
    ),
  pyramid: (): Geometry => frustum(4),
  tetrahedron: (): Geometry => frustum(3),
  prism: (): Geometry => extrude(polygon(3, R * 1.1), { depth: R * 2.2, bevel: R * 0.04 }),
  torus: (): Geometry => torus(R * 0.72, R * 0.3, 72, 28),
  capsule: (): Geometry =>
    lathe(
      Array.from({ length: 33 }, (_, i): Point2 => {
        const angle = -PI / 2 + (i / 32) * PI;
        return [R * 0.55 * cos(angle), R * 0.55 * sin(angle) + (i < 16 ? -R * 0.5 : i > 16 ? R * 0.5 : 0)];
      }).map(([x, y], i) => [i === 0 || i === 32 ? 0 : x, y]),
      64,
    ),
  star: (): Geometry =>
    extrude(
      Array.from({ length: 10 }, (_, i): Point2 => {
        const angle = PI / 2 + (i / 10) * TAU;
        const r = i % 2 === 0 ? R * 1.15 : R * 0.5;
        return [r * cos(angle), r * sin(angle)];
      }),
      { depth: R * 0.55, bevel: R * 0.12, bevelSteps: 4 },
    ),
  heart: (): Geometry => puff(R * 1.08, R * 0.42),
} as const;

export type SolidForm = keyof typeof BODIES;

function frustum(sides: number): Geometry {
  return lathe(
    [
      [0, -R * 0.8],
      [R * 1.25, -R * 0.8],
      [0.004, R * 0.95],
      [0, R * 0.952],
    ],
    sides,
  );
}

const polygon = (sides: number, radius: number): Point2[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = PI / 2 + (i / sides) * TAU;
    return [radius * cos(angle), radius * sin(angle)] as const;
  });

/** A heart blown up like a cushion: its outline drawn in towards front and back. */
function puff(size: number, depth: number): Geometry {
  const ring = (k: number, z: number) =>
    Array.from({ length: 64 }, (_, i): Vec3 => {
      const a = -(i / 64) * TAU;
      const s = sin(a);
      const y = (13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)) / 16;
      return [size * k * s * s * s, size * k * y, z];
    });
  const rings = Array.from({ length: 15 }, (_, i) => {
    const angle = ((i + 1) / 16) * PI;
    return ring(Math.sqrt(sin(angle)), -depth * cos(angle));
  });
  return loft([[[0, 0, -depth]], ...rings, [[0, 0, depth]]]);
}
