import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import { add, addAll, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, ellipsoid, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { tube } from "../../geometry/sweep.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { normalize, add as plus, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Eye } from "./eye.ts";

export interface CatHead {
  readonly centre: Vec3;
  /** Half the width of the skull. */
  readonly unit: number;
  readonly fluffy: boolean;
  /** How far the muzzle stands out: 0 flat (persian), 1 usual, 1.5 long (siamese). */
  readonly muzzle: number;
}

const onHead = ({ centre, unit }: CatHead, [x, y, z]: Vec3): Vec3 => [
  centre[0] + x * unit,
  centre[1] + y * unit,
  centre[2] + z * unit,
];

/** Round skull, cheeks, short muzzle with whisker pads, chin. */
export function catHeadClay(head: CatHead): SculptStep[] {
  const { unit: u, muzzle: m } = head;
  const at = (x: number, y: number, z: number) => onHead(head, [x, y, z]);
  const radii = (x: number, y: number, z: number): Vec3 => [x * u, y * u, z * u];
  const cheek = ellipsoid(at(0.52, -0.26, 0.22), radii(0.56, 0.46, 0.5));
  return [
    add(ellipsoid(at(0, 0.02, 0), radii(1.02, 0.88, 0.95)), 0.4 * u),
    add(both(cheek), 0.3 * u),
    ...(head.fluffy
      ? [
          add(
            both(
              displace(ellipsoid(at(0.78, -0.42, 0.08), radii(0.5, 0.5, 0.42)), 0.05 * u, (x, y, z) =>
                noise(x * 26, y * 20, z * 26, 2),
              ),
            ),
            0.25 * u,
          ),
        ]
      : []),
    add(both(ball(at(0.4, 0.34, 0.52), 0.34 * u)), 0.25 * u),
    add(roundCone(at(0, -0.02, 0.62), at(0, -0.16, 0.84 + 0.14 * m), 0.26 * u, 0.17 * u), 0.26 * u),
    add(both(ellipsoid(at(0.2, -0.36, 0.82 + 0.12 * m), radii(0.27, 0.21, 0.26))), 0.1 * u),
    add(ellipsoid(at(0, -0.62, 0.74 + 0.1 * m), radii(0.24, 0.17, 0.22)), 0.1 * u),
    carve(roundCone(at(0, -0.3, 1.12 + 0.13 * m), at(0, -0.44, 1.06 + 0.13 * m), 0.03 * u, 0.03 * u), 0.08 * u),
  ];
}

export function catEye(head: CatHead, clay: Sdf, size: number): Eye {
  const out = normalize([0.47, 0.1, 0.86]);
  const radius = 0.245 * size * head.unit;
  const surface = surfaceAlong(clay, head.centre, out, head.unit * 4);
  return { centre: plus(surface, scale(out, -radius * 0.5)), radius, gaze: normalize([0.22, 0.02, 1]) };
}

/** A small triangle of leather above the lips. */
export function catNose(head: CatHead, clay: Sdf): Sdf {
  const { unit: u } = head;
  const tip = surfaceAlong(clay, onHead(head, [0, -0.16, 0.3]), [0, 0, 1], u * 4);
  const at = (x: number, y: number, z: number): Vec3 => [tip[0] + x * u, tip[1] + y * u, tip[2] + z * u];
  return sculpt([
    add(ellipsoid(at(0, 0.0, -0.03), [0.15 * u, 0.075 * u, 0.09 * u])),
    add(ellipsoid(at(0, -0.07, -0.02), [0.06 * u, 0.08 * u, 0.07 * u]), 0.07 * u),
    carve(both(ellipsoid(at(0.085, -0.035, 0.05), [0.03 * u, 0.022 * u, 0.04 * u])), 0.02 * u),
  ]);
}

/** The left ear: an upright triangle, hollow in front. */
export function catEar(head: CatHead, size: number, folded: boolean): Sdf {
  const s = head.unit * size;
  const leaf = (shrink: number, forward: number, top: number) =>
    sculpt(
      addAll(
        [
          ...limb([
            [[-0.16 * s, 0, forward * s], 0.36 * s * shrink],
            [[0.1 * s, top * s, forward * s], 0.075 * s * shrink],
          ]),
          ...limb([
            [[0.2 * s, 0, forward * s], 0.32 * s * shrink],
            [[0.1 * s, top * s, forward * s], 0.075 * s * shrink],
          ]),
        ],
        0.12 * s,
      ),
    );
  const shell = sculpt([
    add(placed(leaf(1, 0, folded ? 0.6 : 0.98), translation([0, 0, 0]), [1, 1, 0.42])),
    carve(placed(leaf(0.72, 0.42, folded ? 0.5 : 0.84), translation([0, 0.04 * s, 0]), [1, 1, 0.5]), 0.04 * s),
  ]);
  const stance = chain(
    rotation(X_AXIS, folded ? 0.7 : 0.08),
    rotation(Y_AXIS, 0.42),
    rotation(Z_AXIS, -0.34),
    translation(onHead(head, [0.6, 0.62, 0.02])),
  );
  return placed(shell, stance);
}

/** Thin closed tubes, four a side, from the pads outwards, drooping a little. */
export function whiskers(head: CatHead): Geometry {
  const u = head.unit;
  const hairs: Geometry[] = [];
  for (const side of [1, -1]) {
    for (let i = 0; i < 4; i += 1) {
      const lift = (i - 1.3) * 0.2;
      const root = onHead(head, [0.24 * side, -0.34 + lift * 0.28, 0.9 + 0.12 * head.muzzle]);
      const way: Vec3[] = [
        root,
        plus(root, [0.62 * u * side, (0.12 + lift * 0.55) * u, 0.16 * u]),
        plus(root, [1.28 * u * side, (0.02 + lift * 1.15) * u, 0.02 * u]),
      ];
      hairs.push(tube(0.014 * u, curveThrough(way, 5), 5, { scale: (t) => 1 - 0.75 * t }));
    }
  }
  return merge(hairs);
}

/** Lips from the side, z, y in half skull widths; the mouth curls up at its end. */
export const catMouth = (head: CatHead): readonly (readonly [number, number])[] => [
  [1.0 + 0.12 * head.muzzle, -0.52],
  [0.86 + 0.1 * head.muzzle, -0.57],
  [0.7, -0.5],
];
