import { graph } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { loft } from "../../../geometry/loft.ts";
import { move, turnZ } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";

/** A spiral head seen from the side, with its pegbox; the box's foot at y = 0. */
export function scroll(s: number): Geometry[] {
  const turns: Vec3[] = Array.from({ length: 26 }, (_, i) => {
    const a = -0.4 + (i / 25) * 8.6;
    const r = s * 0.3 * (1 - (i / 25) * 0.76);
    return [0, s * 1.42 + r * sin(a) * 1, -s * 0.1 - r * cos(a)];
  });
  const spiral = tube(s * 0.15, turns, 12, {
    up: [1, 0, 0],
    scale: graph([
      [0, 0.9],
      [0.4, 0.85],
      [1, 0.5],
    ]),
  });
  const eye = move(turnZ(cylinder({ radius: s * 0.11, height: s * 0.42, bevel: s * 0.03, segments: 20 }), PI / 2), [
    s * 0.21,
    s * 1.42,
    -s * 0.1,
  ]);
  const ring = (y: number, w: number, front: number, back: number): readonly Vec3[] => [
    [-w, y, front],
    [w, y, front],
    [w, y, back],
    [-w, y, back],
  ];
  const cheek = loft([
    ring(0, s * 0.19, s * 0.09, -s * 0.16),
    ring(s * 0.5, s * 0.17, s * 0.02, -s * 0.3),
    ring(s * 1.05, s * 0.13, -s * 0.08, -s * 0.4),
    ring(s * 1.3, s * 0.1, -s * 0.22, -s * 0.42),
  ]);
  return [spiral, eye, cheek];
}
