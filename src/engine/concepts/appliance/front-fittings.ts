import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { disc, turned } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** A turning knob on z = 0 with a grip bar across it, turned by `angle` from upright. */
export const turnKnob = (radius: number, depth: number, angle = 0): Geometry =>
  settle(
    merge([
      disc(radius * 1.15, depth * 0.3, depth * 0.08, 28),
      disc(radius, depth * 0.7, depth * 0.12, 28),
      turnZ(move(box([radius * 0.36, radius * 1.9, depth * 0.6], { bevel: radius * 0.1 }), [0, 0, depth * 0.7]), angle),
    ]),
  );

/** A bar on two posts in front of z = 0; upright when `tall`. */
export function barHandle(length: number, reach: number, thickness: number, tall: boolean): Geometry {
  const end = length / 2;
  const at = (along: number, z: number): Vec3 => (tall ? [0, along, z] : [along, 0, z]);
  return tube(
    thickness,
    [
      at(-end, -thickness),
      at(-end, reach * 0.6),
      at(-end + reach * 0.4, reach),
      at(end - reach * 0.4, reach),
      at(end, reach * 0.6),
      at(end, -thickness),
    ],
    12,
  );
}

/** A rounded ring on z = 0 around an opening. */
export const rim = (inner: number, outer: number, depth: number, segments = 48): Geometry =>
  turned(
    closeCorners(
      [
        [inner, 0],
        [outer, 0],
        [outer, depth * 0.6, depth * 0.3],
        [(inner + outer) / 2, depth, depth * 0.3],
        [inner, depth * 0.5, depth * 0.1],
      ],
      3,
    ),
    segments,
    true,
  );
