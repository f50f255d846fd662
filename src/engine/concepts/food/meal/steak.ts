import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move, place, settle, turnX } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { oval } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Steak: a thick slab of browned meat with a rim of fat along one side, crossed grill marks, a T-shaped bone. */
export const steak = defineFood({
  id: "steak",
  words: [
    "steak",
    "beef",
    "t-bone steak",
    "grilled steak",
    "pork chop",
    "raw steak",
    "roast beef",
    "ribs",
    "brisket",
    "pork",
    "meat",
    "raw meat",
    "slab of meat",
    "piece of meat",
    "chunk of meat",
  ],
  senses: ["steak#1", "meat#1", "beef#2", "chop#2", "pork#1"],
  height: 0.035,
  slots: {
    meat: { ...slot("plastic", "#6a2f1c", "flesh|beef"), takesWhole: true },
    bone: slot("plastic", "#efe2c4", "t-bone"),
    fat: slot("plastic", "#f0dcb4", "rim"),
    herb: slot("plastic", "#4a7a3a", "rosemary"),
  },
  kinds: {
    grilled: { weight: 3, dress: { meat: "#6a2f1c" } },
    raw: {
      weight: 0,
      words: ["raw steak", "beef", "pork", "meat", "raw meat", "slab of meat", "piece of meat", "chunk of meat"],
      dress: { meat: "#b8283a" },
    },
  },
  build: (food) => {
    const shape = (a: number, off: number): Point2 => {
      const r = 0.07 * (1 + 0.2 * cos(a - 0.5) + 0.11 * cos(2 * a + 1) + 0.05 * cos(3 * a + 2)) + off;
      return [r * cos(a) * 1.15, r * sin(a) * 0.82];
    };
    const outline = (off: number): Point2[] => Array.from({ length: 72 }, (_, i) => shape((i / 72) * TAU, off));
    const lay = (g: Geometry): Geometry => settle(turnX(g, -PI / 2));
    const cut = food.kind === "raw";
    const paint: Paint = (surface, x, y, z) => {
      const n = noise(x * 60, y * 60, z * 60, food.seed);
      const marble = Math.abs(noise(x * 42, y * 30, z * 42, food.seed + 2));
      if (cut) {
        tint(surface, fromHex("#f3d8c8"), 0.85 * smoothstep(0.07, 0.02, marble) * smoothstep(-0.2, 0.3, n));
        surface.roughness = 0.25;
        return;
      }
      shade(surface, 1 + 0.35 * n);
      if (y > 0.006) {
        const [u, v] = [(x * 0.75 + z * 0.66) / 0.024 + 20, (x * 0.75 - z * 0.66) / 0.024 + 20];
        const line = Math.min(Math.abs(u - Math.floor(u) - 0.5), Math.abs(v - Math.floor(v) - 0.5));
        const mark = smoothstep(0.12, 0.07, line);
        tint(surface, fromHex("#1c0b06"), 0.85 * mark);
        surface.height -= 0.0008 * mark;
      } else tint(surface, fromHex("#a8483a"), 0.4 * smoothstep(0.006, 0, Math.abs(y)));
      surface.height += 0.0008 * noise(x * 260, y * 260, z * 260, 7);
      surface.roughness = 0.3;
    };
    const bone = sweep(
      [
        [-0.0055, -0.0135],
        [0.0055, -0.0135],
        [0.0065, 0],
        [0.0055, 0.0135],
        [-0.0055, 0.0135],
        [-0.0065, 0],
      ],
      [
        [-0.062, 0, 0.012],
        [-0.03, 0, 0.004],
        [0.004, 0, 0.0],
        [0.034, 0, 0.004],
      ],
      { up: [0, 1, 0], scale: (t) => (t < 0.2 ? 1.5 - 2.5 * t : 1) },
    );
    const needles = Array.from({ length: 22 }, (_, i) =>
      place(
        oval([0.0009, 0.007, 0.0014], 6),
        chain(
          rotation(Z_AXIS, i % 2 === 0 ? 0.9 : -0.9),
          rotation(Y_AXIS, 0.8),
          translation([0.028 + (i / 22) * 0.03 * 0.7, 0.0175, 0.018 + (i / 22) * -0.03 * 0.7]),
        ),
      ),
    );
    return [
      makePart("meat", "meat", lay(extrude(outline(-0.004), { depth: 0.027, bevel: 0.006, bevelSteps: 3 })), {
        weight: 1,
        paint,
        crease: 1,
      }),
      makePart("fat", "fat", lay(extrude(outline(0), { depth: 0.02, bevel: 0.005, bevelSteps: 3 })), {
        weight: 0.8,
        paint: (s, x, y, z) => {
          tint(s, fromHex("#b8702c"), 0.5 * smoothstep(-0.2, 0.6, noise(x * 50, y * 50, z * 50, 3)));
          s.roughness = 0.25;
        },
        crease: 1,
      }),
      makePart("bone", "bone", move(bone, [-0.012, 0.0014, 0.006]), { weight: 0.8 }),
      makePart("herb", "herb", merge(needles), { weight: 0.4 }),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.7 },
});
