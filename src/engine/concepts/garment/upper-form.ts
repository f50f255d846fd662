import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { fall, formOf, frontOf, type GarmentForm, sleevesOf } from "./garment-form.ts";

/** Trunk of a shirt or jacket that hangs down to y = `hem` (0 is the hip). */
export const upperForm = (hem = 0, loose = 1): GarmentForm =>
  formOf(
    [
      [hem, 0.205 * loose],
      [0.2, 0.198 * loose],
      [0.42, 0.21 * loose],
      [0.52, 0.207],
      [0.575, 0.18],
      [0.615, 0.132],
      [0.64, 0.088],
      [0.655, 0.078],
    ],
    [
      [hem, 0.115 * loose],
      [0.2, 0.108 * loose],
      [0.42, 0.128 * loose],
      [0.52, 0.12],
      [0.575, 0.1],
      [0.615, 0.085],
      [0.64, 0.07],
      [0.655, 0.066],
    ],
  );

/** Sleeves that hang a little away from the trunk. */
export function upperSleeves(length: "short" | "long", width = 1): Geometry[] {
  const points: Vec3[] =
    length === "short"
      ? [
          [0.13, 0.545, 0],
          [0.205, 0.525, 0],
          [0.27, 0.46, 0],
          [0.32, 0.385, 0],
        ]
      : [
          [0.13, 0.545, 0],
          [0.205, 0.52, 0],
          [0.285, 0.36, 0.005],
          [0.335, 0.17, 0.015],
          [0.345, 0.02, 0.04],
        ];
  return sleevesOf(points, [
    [0, 0.05 * width],
    [0.2, 0.066 * width],
    [0.5, 0.07 * width],
    [1, (length === "short" ? 0.082 : 0.05) * width],
  ]);
}

/** A round band where the neck opens. */
export const neckBand = (form: GarmentForm, thick: number, rise = 0.006): Geometry =>
  tube(
    thick,
    Array.from({ length: 40 }, (_, i): Vec3 => {
      const a = (i / 40) * TAU;
      return [
        (form.half(form.high) - 0.002) * cos(a),
        form.high + rise - 0.012 * Math.max(0, sin(a)),
        (form.depth(form.high) - 0.002) * sin(a),
      ];
    }),
    10,
    { closed: true },
  );

/** Ribbed bands about both cuffs of long sleeves. */
export const cuffs = (width = 1): Geometry[] =>
  [1, -1].map((side) =>
    tube(
      0.048 * width,
      curveThrough(
        [
          [side * 0.344, 0.055, 0.034],
          [side * 0.345, 0.012, 0.0415],
        ],
        4,
      ).map(([x, y, z]): Vec3 => [x, y, z * 0.85]),
      24,
      { scale: () => [1, 0.9] },
    ),
  );

/** Buttons down the front at x, from one height to another. */
export function buttonsOn(
  form: GarmentForm,
  x: number,
  from: number,
  to: number,
  count: number,
  r: number,
  off: number,
): Geometry {
  return merge(
    Array.from({ length: count }, (_, i) => {
      const y = from + ((to - from) * i) / Math.max(1, count - 1);
      const disc = turnX(
        lathe(
          [
            [0, -0.004],
            [r * 0.9, -0.004],
            [r, 0],
            [r * 0.85, 0.003],
            [r * 0.6, 0.0016],
            [0, 0.0016],
          ],
          16,
        ),
        TAU / 4,
      );
      return move(disc, [x, y, frontOf(form, x, y, off) + 0.002]);
    }),
  );
}

/** A wire hook with shoulders to hang it from. */
export function hanger(slot: string): Part {
  const wire = tube(
    0.0045,
    curveThrough(
      [
        [0, 0.62, 0],
        [0, 0.7, 0],
        [0.004, 0.715, 0],
        [0.03, 0.735, 0],
        [0.036, 0.765, 0],
        [0.012, 0.79, 0],
        [-0.02, 0.775, 0],
      ],
      6,
    ),
    10,
    { endRounding: 0.003, endSteps: 2 },
  );
  const bar = stretch(
    tube(
      0.014,
      curveThrough(
        [
          [-0.17, 0.585, 0],
          [-0.08, 0.622, 0],
          [0, 0.638, 0],
          [0.08, 0.622, 0],
          [0.17, 0.585, 0],
        ],
        6,
      ),
      12,
    ),
    [1, 1, 0.8],
  );
  return makePart("hanger", slot, merge([wire, bar]), { weight: 0.5 });
}

export const fallen = (parts: readonly Part[], amount: number, seed: number): Part[] =>
  parts.map((part) => ({ ...part, geometry: fall(part.geometry, amount, seed) }));
