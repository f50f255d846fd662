import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { roundBody, stalk } from "../shapes.ts";
import { glossy, tint } from "../tint.ts";
import { lobed } from "./lobed.ts";

/** Tomato: a flattened red shining ball, slightly lobed, with a green star of thin sepals. */
export const tomato = defineFood({
  id: "tomato",
  seldomColour: true,
  words: ["tomato", "cherry tomato", "tomato half", "sliced tomato"],
  senses: ["tomato#1"],
  height: 0.065,
  slots: {
    skin: { ...slot("plastic", "#d4201a #c81c18 #dc2c1a", "flesh|body|peel"), takesWhole: true },
    leaf: slot("plastic", "#4a8a2a", "stem|stalk|calyx|leaves"),
  },
  styles: {
    whole: { weight: 3 },
    pair: { weight: 1, words: ["tomato half", "sliced tomato"], traits: ["halved", "sliced"] },
  },
  extras: { leaf: { chance: 1 } },
  build: (food) => {
    const r = 0.036;
    const body = lobed(
      roundBody(
        [
          [0, 0.003],
          [0.014, 0],
          [0.033, 0.015],
          [0.0365, 0.031],
          [0.032, 0.047],
          [0.017, 0.057],
          [0.006, 0.0555],
          [0, 0.053],
        ],
        72,
        6,
      ),
      0.057,
      5,
      0.09,
      (t) => smoothstep(0.35, 1, t),
    );
    const parts: Part[] = [makePart("tomato", "skin", body, { weight: 1, paint: glossy(0.13), crease: 1.2 })];
    if (food.has("leaf")) {
      const sepals = Array.from({ length: 6 }, (_, i) =>
        risingLeaf(
          { length: 0.024, width: 0.008, thickness: 0.001, fold: 0.3, droop: 0.9 - 0.9 * (i % 2), steps: 7 },
          [0, 0.0545, 0],
          1.3,
          (i / 6) * TAU + 0.3,
        ),
      );
      parts.push(makePart("sepals", "leaf", merge(sepals), { weight: 0.9, paint: greenPaint(0.024) }));
      parts.push(
        makePart(
          "stem",
          "leaf",
          stalk(
            [
              [0, 0.053, 0],
              [0.001, 0.063, 0],
              [0.006, 0.071, 0.002],
            ],
            0.0022,
            0.3,
          ),
          { weight: 0.6 },
        ),
      );
    }
    if (food.style === "pair") {
      const line = Array.from({ length: 11 }, (_, i): Point2 => {
        const a = (i / 10 - 1) * (PI / 2);
        return [i === 0 ? 0 : r * cos(a), r * 0.8 * sin(a)];
      });
      const half = lathe([...line, [r * 0.98, r * 0.015], [r * 0.5, r * 0.015], [0, r * 0.015]], 56);
      const paint: Paint = (surface, x, y, z) => {
        surface.roughness = 0.2;
        if (y < r * 0.005) return;
        const d = Math.sqrt(x * x + z * z) / r;
        const part = (atan2(z, x) / TAU) * 5 + 10;
        const off = Math.abs(part - Math.floor(part) - 0.5);
        if (d > 0.8 || d < 0.24 || off > 0.4) {
          if (d < 0.95) tint(surface, fromHex("#e2553a"), 0.75);
          return;
        }
        tint(surface, fromHex("#b8340f"), 0.8);
        const seed = noise((x / r) * 16, (z / r) * 16, 1, 3);
        tint(surface, fromHex("#f0c878"), smoothstep(0.2, 0.42, seed));
        surface.height += 0.0006 * seed;
        surface.roughness = 0.1;
      };
      parts.push(
        makePart(
          "half",
          "skin",
          place(half, chain(rotation(X_AXIS, 0.95), rotation(Y_AXIS, 0.25), translation([0.034, 0.033, 0.045]))),
          { weight: 1, paint, crease: 0.6 },
        ),
      );
    }
    return parts;
  },
  view: { azimuth: 0.35, elevation: 0.38 },
});
