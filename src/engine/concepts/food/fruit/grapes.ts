import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Mat4 } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { stalk, strew } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

const PALE = fromHex("#f6dccb");

/** Grapes: a hanging cluster of shining balls that narrows downwards, a woody stem, a leaf. */
export const grapes = defineFood({
  id: "grapes",
  words: ["grape", "grapes", "bunch of grapes", "grape bunch", "red grape", "green grape", "purple grape"],
  senses: ["grape#1"],
  height: 0.16,
  slots: {
    berry: { ...slot("plastic", "#4a1a4c", "skin|fruit"), takesWhole: true },
    stem: slot("bark", "#6f5530", "stalk|vine"),
    leaf: slot("plastic", "#4f8a2c", "leaves"),
  },
  kinds: {
    purple: { weight: 3, words: ["purple grape"], dress: { berry: "#43174a #381445" } },
    green: { weight: 2, words: ["green grape"], dress: { berry: "#a9bf4a #b5c552" } },
    red: { words: ["red grape"], dress: { berry: "#7d1a30" } },
  },
  extras: { leaf: { chance: 0.85 } },
  build: (food) => {
    const next = food.stream("grapes");
    const places: Mat4[] = [];
    const levels = [1, 3, 5, 7, 9, 10, 10, 8, 4];
    for (const [level, n] of levels.entries()) {
      for (let i = 0; i < n; i += 1) {
        const angle = ((i + 0.5 * (level % 2)) / n) * TAU + next() * 0.3;
        const ring = n === 1 ? 0 : 0.0037 * n + 0.002;
        const s = 0.0105 + next() * 0.0014;
        places.push([
          s,
          0,
          0,
          0,
          0,
          s * 1.08,
          0,
          0,
          0,
          0,
          s,
          0,
          cos(angle) * ring,
          level * 0.0148 + next() * 0.004,
          sin(angle) * ring * 0.85,
          1,
        ]);
      }
    }
    const bloom: Paint = (surface, x, y, z) => {
      surface.roughness = 0.24;
      const n = noise(x * 1.5, y * 1.5, z * 1.5, 3);
      shade(surface, 1 + 0.15 * n);
      tint(surface, PALE, 0.1 * smoothstep(0, 0.6, n));
    };
    const parts = [
      makePart("grapes", "berry", strew(sphere(1, 14, 8), places), { weight: 1, paint: bloom, crease: 1.2 }),
      makePart(
        "stem",
        "stem",
        stalk(
          [
            [0, 0.06, 0],
            [0, 0.12, 0],
            [0.004, 0.143, 0],
            [0.02, 0.158, 0],
          ],
          0.0028,
          0.6,
        ),
        { weight: 0.6 },
      ),
      makePart(
        "twig",
        "stem",
        stalk(
          [
            [-0.018, 0.16, 0],
            [0.02, 0.157, 0],
            [0.034, 0.154, 0],
          ],
          0.0032,
          0.2,
        ),
        { weight: 0.5 },
      ),
    ];
    if (food.has("leaf")) {
      const blades = [-0.9, -0.3, 0.3, 0.9].map((a, i) =>
        risingLeaf(
          { length: i === 1 || i === 2 ? 0.058 : 0.044, width: 0.036, thickness: 0.0012, fold: 0.12, droop: 0.7 },
          [0.004, 0.142, 0.002],
          1.25,
          0.9 + a,
        ),
      );
      parts.push(makePart("leaf", "leaf", merge(blades), { weight: 0.7, paint: greenPaint(0.05) }));
    }
    return parts;
  },
  view: { azimuth: 0.4, elevation: 0.22 },
});
