import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { merge } from "../../../geometry/merge.ts";
import { type Corner, circleOutline } from "../../../geometry/outline.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import { clamp01 } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { type HatMaker, worn } from "./hat-maker.ts";

/** A cook's tall puffed hat. */
export const toque: HatMaker = (form) => {
  const puff: Corner[] = [
    [0, 0.42],
    [1.0, 0.42],
    [1.34, 0.95, 0.3],
    [1.32, 1.35, 0.35],
    [0.8, 1.62, 0.5],
    [0, 1.66],
  ];
  return worn([
    form.turned("band", [
      [0, -0.08],
      [1.05, -0.08, 0.03],
      [1.04, 0.55, 0.03],
      [0, 0.55],
    ]),
    form.turned("puff", puff, "headgear", ([x, y, z]): Vec3 => {
      const f = 1 + 0.05 * cos(atan2(z, x) * 13) * clamp01((y - 0.4) * 2) * clamp01((1.75 - y) * 3);
      return [x * f, y + 0.05 * sin(atan2(z, x) * 3), z * f];
    }),
  ]);
};

/** A knitted cap close to the head, its edge turned up. */
export const beanie: HatMaker = (form) => {
  const top = form.dome + 0.2;
  const ribs = ([x, y, z]: Vec3): Vec3 => {
    const f = 1 + 0.022 * cos(atan2(z, x) * 34);
    return [x * f, y, z * f];
  };
  return worn([
    form.turned("beanie", [
      [0, 0.02],
      [1.06, 0.02],
      [1.1, 0.5 * top, 0.3],
      [0.86, 0.92 * top, 0.3],
      [0.2, 1.08 * top, 0.1],
      [0, 1.08 * top],
    ]),
    form.turned(
      "cuff",
      [
        [1.0, -0.1],
        [1.14, -0.1, 0.05],
        [1.18, 0.1, 0.06],
        [1.14, 0.3, 0.05],
        [1.0, 0.3],
      ],
      "headgear",
      ribs,
    ),
  ]);
};

/** A soft disc pulled to one side. */
export const beret: HatMaker = (form) =>
  worn([
    form.part("beret", turnZ(move(stretch(sphere(1.3, 36), [1, 0.36, 1.05]), [0.12, 0.42, -0.08]), -0.16)),
    form.ring("band", 1.02, 0.04, 0.05, 0.16, "headgear"),
    form.part("stalk", move(stretch(sphere(0.07, 10), [1, 2.2, 1]), [0.2, 0.93, -0.08]), "headgear", {
      weight: 0.2,
    }),
  ]);

/** A band around the brow. */
export const headband: HatMaker = (form) => worn([form.ring("headband", 1.05, 0.06, 0.05, 0.3, "headgear")], []);

/** A small white cap with a cross. */
export const nurseCap: HatMaker = (form) => {
  const top = form.dome;
  const cap = stretch(box([1.3, 0.46, 0.5], { bevel: 0.1, bevelSteps: 2 }), [1, 1, 1]);
  return worn(
    [
      form.part("cap", turnX(move(cap, [0, top + 0.02, 0.3]), -0.18)),
      form.part(
        "cross-a",
        turnX(move(box([0.28, 0.09, 0.06], { bevel: 0.02 }), [0, top + 0.03, 0.55]), -0.18),
        "trim",
        { weight: 0.3 },
      ),
      form.part(
        "cross-b",
        turnX(move(box([0.09, 0.28, 0.06], { bevel: 0.02 }), [0, top + 0.03, 0.55]), -0.18),
        "trim",
        { weight: 0.3 },
      ),
    ],
    [],
  );
};

/** A square board with a tassel. */
export const mortarboard: HatMaker = (form) => {
  const top = form.dome;
  return worn([
    form.turned("cap", [
      [0, -0.1],
      [1.06, -0.1, 0.03],
      [1.0, 0.5, 0.1],
      [0, top + 0.1],
    ]),
    form.part("board", turnY(move(box([1.95, 0.09, 1.95], { bevel: 0.03 }), [0, top + 0.12, 0]), 0.5)),
    form.part(
      "tassel",
      merge([
        move(stretch(sphere(0.09, 12), [1, 0.6, 1]), [0, top + 0.18, 0]),
        sweep(
          circleOutline(0.035, 8),
          curveThrough(
            [
              [0, top + 0.2, 0],
              [0.6, top + 0.19, 0.75],
              [0.78, top + 0.1, 1.0],
              [0.8, top - 0.4, 1.02],
            ],
            5,
          ),
        ),
        move(stretch(sphere(0.1, 12), [1, 2.2, 1]), [0.8, top - 0.5, 1.02]),
      ]),
      "trim",
      { weight: 0.5 },
    ),
  ]);
};
