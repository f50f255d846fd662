import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { place, settle } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { roundBody, stalk } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Leek: a straight white shaft with a beard of roots that turns through pale into dark green flat leaves fanned in one plane. */
export const leek = defineFood({
  id: "leek",
  words: ["leek", "spring onion", "scallion", "green onion"],
  senses: ["leek#1", "leek#2", "green onion#1"],
  height: 0.08,
  slots: {
    stem: { ...slot("plastic", "#f0efdc", "shaft|body|stalk"), takesWhole: true },
    leaf: slot("plastic", "#3f7a44", "leaves|greens"),
    root: slot("felt", "#d8c9a0", "roots"),
  },
  build: (food) => {
    const next = food.stream("roots");
    const shaft = settle(
      roundBody(
        [
          [0, 0],
          [0.016, 0.002],
          [0.0175, 0.012],
          [0.0145, 0.03],
          [0.0145, 0.13],
          [0.017, 0.165],
          [0.008, 0.175],
          [0, 0.176],
        ],
        28,
        5,
      ),
    );
    const blades = [-0.62, -0.4, -0.2, 0, 0.2, 0.42, 0.64].map((a, i) =>
      place(
        risingLeaf(
          { length: 0.21 - 0.02 * Math.abs(i - 3), width: 0.036, thickness: 0.002, fold: 0.4, droop: 0.35, steps: 8 },
          [0, 0, 0],
          0.12,
          0,
        ),
        chain(rotation(Z_AXIS, -a), translation([0.012 * a, 0.145, 0.003 * (i % 2)])),
      ),
    );
    const hairs = Array.from({ length: 16 }, (_, i) => {
      const a = i * 2.4;
      const r = 0.006 + 0.008 * next();
      return stalk(
        [
          [cos(a) * 0.006, 0.003, sin(a) * 0.006],
          [cos(a) * r, -0.009, sin(a) * r],
          [cos(a) * r * 1.2, -0.02 - 0.01 * next(), sin(a) * r],
        ],
        0.0006,
        0,
        5,
      );
    });
    const laid = chain(rotation(Z_AXIS, -1.42), rotation(X_AXIS, 0.0), rotation(Y_AXIS, 0.25));
    const paint: Paint = (surface, x, y, z) => {
      tint(surface, fromHex("#7fae4a"), 0.9 * smoothstep(0.09, 0.17, y));
      shade(surface, 0.95 + 0.07 * sin(atan2(z, x) * 26));
    };
    return [
      makePart("shaft", "stem", place(shaft, laid), { weight: 1, paint, crease: 1.2 }),
      makePart("leaves", "leaf", place(merge(blades), laid), { weight: 0.9, paint: greenPaint(0.15) }),
      makePart("roots", "root", place(merge(hairs), laid), { weight: 0.4 }),
    ];
  },
  view: { azimuth: 0.15, elevation: 0.5 },
});
