import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { roundBody, stalk } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Onion: a bulb with fine lengthwise lines in papery golden skin, a dry twisted neck, a tuft of roots. */
export const onion = defineFood({
  id: "onion",
  words: ["onion", "red onion", "shallot", "yellow onion"],
  senses: ["onion#3", "onion#1", "shallot#1"],
  height: 0.09,
  slots: {
    skin: { ...slot("plastic", "#c98a3c", "peel|body|bulb"), takesWhole: true },
    root: slot("felt", "#c9b48a", "roots"),
  },
  kinds: {
    yellow: { weight: 3, words: ["yellow onion"], dress: { skin: "#c5813a #cf8f44" } },
    red: { words: ["red onion"], dress: { skin: "#7a1f48" } },
    white: { weight: 0.5, dress: { skin: "#ece5d2" } },
  },
  build: (food) => {
    const body = roundBody(
      [
        [0, 0.003],
        [0.012, 0],
        [0.034, 0.018],
        [0.0385, 0.034],
        [0.031, 0.053],
        [0.013, 0.066],
        [0.0065, 0.075],
        [0.008, 0.092],
        [0.0035, 0.098],
        [0, 0.095],
      ],
      64,
      6,
    );
    const shaped = deform(body, ([x, y, z]) => {
      const f = 1 + 0.03 * smoothstep(0.06, 0.09, y) * noise(x * 400, y * 60, z * 400, food.seed) * 8;
      return [x * f + 0.06 * Math.max(0, y - 0.07), y, z * f];
    });
    const paint: Paint = (surface, x, y, z) => {
      const a = atan2(z, x);
      const lines = noise(cos(a) * 14, y * 8, sin(a) * 14, 3) * 0.6 + noise(cos(a) * 34, y * 14, sin(a) * 34, 5) * 0.4;
      shade(surface, 1 + 0.3 * lines);
      const vein = smoothstep(0.1, 0.02, Math.abs(lines));
      tint(surface, fromHex("#6f3f14"), 0.3 * vein);
      tint(surface, fromHex("#d8b878"), 0.5 * smoothstep(0.066, 0.085, y));
      surface.height += 0.0003 * lines;
      surface.roughness = 0.3 + 0.3 * smoothstep(0.06, 0.08, y);
    };
    const next = food.stream("roots");
    const roots = Array.from({ length: 12 }, () => {
      const a = next() * TAU;
      const r = 0.004 + 0.006 * next();
      return stalk(
        [
          [cos(a) * 0.004, 0.004, sin(a) * 0.004],
          [cos(a) * r, 0.001, sin(a) * r],
          [cos(a) * (r + 0.006), -0.0005, sin(a) * (r + 0.006)],
        ],
        0.0006,
        0,
        5,
      );
    });
    return [
      makePart("onion", "skin", shaped, { weight: 1, paint, crease: 1.2 }),
      makePart("roots", "root", merge(roots), { weight: 0.3 }),
    ];
  },
  view: { azimuth: 0.4, elevation: 0.22 },
});
