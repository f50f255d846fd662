import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { atan2, cos, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { swirl } from "../baked/cupcake.ts";
import { defineFood } from "../define-food.ts";
import { glossy, tint } from "../tint.ts";
import { TOPPING_SLOTS } from "./flavours.ts";

/** Milkshake: a tall fluted glass, whipped cream over the rim, a cherry and a striped straw. */
export const milkshake = defineFood({
  id: "milkshake",
  words: ["milkshake", "milk shake", "smoothie", "frappe", "frappuccino", "root beer float"],
  senses: ["milkshake"],
  height: 0.25,
  slots: {
    shake: { ...slot("plastic", "#f3a8bb #8a5a3a #f3e6c4 #a8cf8f", "drink|body"), takesWhole: true },
    glass: slot("glass", "#dceaea", "foot|rim"),
    cream: slot("plastic", "#faf5ea", "whipped cream|foam"),
    straw: slot("plastic", "#d8344a #3a86c4"),
    cherry: TOPPING_SLOTS.cherry,
  },
  extras: { cherry: { chance: 0.9 }, straw: { chance: 1 } },
  build: (food) => {
    const flute = (g: Geometry) =>
      deform(g, ([x, y, z]) => {
        const f = 1 + 0.025 * smoothstep(0.03, 0.06, y) * smoothstep(0.16, 0.13, y) * cos(12 * atan2(z, x));
        return [x * f, y, z * f];
      });
    const glass = lathe(
      roundCorners(
        [
          [0, 0],
          [0.03, 0, 0.003],
          [0.031, 0.006, 0.003],
          [0.014, 0.014, 0.006],
          [0.014, 0.022, 0.006],
          [0.026, 0.034, 0.01],
          [0, 0.036],
        ],
        4,
      ),
      56,
    );
    const body = flute(
      lathe(
        roundCorners(
          [
            [0, 0.03],
            [0.0255, 0.034, 0.006],
            [0.037, 0.155, 0.01],
            [0.039, 0.168, 0.001],
            [0.036, 0.168, 0.001],
            [0, 0.162],
          ],
          4,
        ),
        72,
      ),
    );
    const rim = lathe(
      [
        [0.0385, 0.166],
        [0.0398, 0.1685],
        [0.0385, 0.171],
        [0.0355, 0.171],
        [0.0355, 0.166],
      ],
      56,
      true,
    );
    const parts: Part[] = [
      makePart("foot", "glass", glass, { weight: 0.8 }),
      makePart("shake", "shake", body, { weight: 1, paint: glossy(0.15) }),
      makePart("rim", "glass", rim, { weight: 0.5 }),
      makePart("cream", "cream", move(swirl(0.037, 0.06, 2.8), [0, 0.16, 0]), { weight: 0.9, crease: 1.1 }),
    ];
    if (food.has("cherry"))
      parts.push(
        makePart("cherry", "cherry", move(sphere(0.0105, 22), [0, 0.224, 0]), { weight: 0.8, paint: glossy(0.1) }),
      );
    if (food.has("straw")) {
      const striped: Paint = (surface, x, y, z) => {
        const s = y * 70 + atan2(z - 0.01, x) / TAU;
        if (s - Math.floor(s) < 0.5) tint(surface, [0.92, 0.9, 0.86], 1);
      };
      const straw = tube(
        0.0038,
        curveThrough(
          [
            [0.01, 0.15, 0.01],
            [0.026, 0.255, 0.01],
          ],
          4,
        ),
        16,
      );
      parts.push(makePart("straw", "straw", straw, { weight: 0.7, paint: striped }));
    }
    return parts;
  },
  view: { azimuth: 0.35, elevation: 0.16 },
});
