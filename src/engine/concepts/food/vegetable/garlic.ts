import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { oval, roundBody } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Garlic: a white bulb of swelling cloves drawn together to a stalk, tinged with purple; a loose clove beside it. */
export const garlic = defineFood({
  id: "garlic",
  words: ["garlic", "garlic bulb", "garlic clove", "clove of garlic"],
  senses: ["garlic#2", "garlic#1"],
  height: 0.07,
  slots: { skin: { ...slot("plastic", "#f3ecdc", "peel|body|bulb|clove"), takesWhole: true } },
  build: (food) => {
    const body = deform(
      roundBody(
        [
          [0, 0.002],
          [0.012, 0],
          [0.029, 0.012],
          [0.031, 0.024],
          [0.022, 0.04],
          [0.009, 0.051],
          [0.0052, 0.062],
          [0.0048, 0.078],
          [0.002, 0.08],
          [0, 0.079],
        ],
        72,
        6,
      ),
      ([x, y, z]) => {
        const a = atan2(z, x);
        const f = 1 - 0.17 * smoothstep(0.058, 0.035, y) * (1 - Math.abs(sin(a * 3.5 + 0.3)));
        return [x * f + 0.1 * Math.max(0, y - 0.055), y, z * f];
      },
    );
    const paint: Paint = (surface, x, y, z) => {
      const a = atan2(z, x);
      const line = noise(cos(a) * 20, y * 12, sin(a) * 20, food.seed);
      tint(surface, fromHex("#a878a0"), 0.4 * smoothstep(0.15, 0.6, line) * smoothstep(0.06, 0.02, y));
      shade(surface, 0.8 + 0.2 * smoothstep(0, 0.25, Math.abs(sin(a * 3.5 + 0.3))) + 0.05 * line);
      surface.roughness = 0.5;
    };
    const clove = deform(oval([0.0085, 0.018, 0.0085], 24), ([x, y, z]) => [
      x * (1 - 16 * Math.max(0, y)) + y * y * 14,
      y,
      z * (1 - 16 * Math.max(0, y)),
    ]);
    return [
      makePart("bulb", "skin", body, { weight: 1, paint, crease: 1.2 }),
      makePart(
        "clove",
        "skin",
        place(clove, chain(rotation(Z_AXIS, 1.4), rotation(Y_AXIS, -0.5), translation([0.034, 0.0083, 0.03]))),
        { weight: 0.7, paint: (s) => shade(s, 0.97), crease: 1.2 },
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.26 },
});
