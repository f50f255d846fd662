import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { place, settle } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

/** Pretzel: a rope of shining brown dough knotted into three loops, its crossed ends pressed on, coarse white salt. */
export const pretzel = defineFood({
  id: "pretzel",
  words: ["pretzel", "soft pretzel", "salted pretzel"],
  senses: ["pretzel"],
  height: 0.03,
  slots: {
    crust: { ...slot("plastic", "#a8601e #9a5418", "dough|body"), takesWhole: true },
    salt: slot("plastic", "#faf7f0"),
  },
  extras: { salt: { chance: 1 } },
  build: (food) => {
    const points: Vec3[] = (
      [
        [-0.03, 0.036, 0.0105],
        [-0.014, 0.014, 0.017],
        [0.006, -0.01, 0.006],
        [0.028, -0.034, 0.001],
        [0.052, -0.03, 0],
        [0.062, 0.0, 0],
        [0.05, 0.034, 0],
        [0.026, 0.045, 0],
        [0, 0.042, 0],
      ] as const
    ).map(([x, z, y]): Vec3 => [x, y, z]);
    const mirrored = [...points]
      .reverse()
      .slice(1)
      .map(([x, y, z], i): Vec3 => [-x, i > 4 ? y * 0.6 + (i === 5 ? 0.008 : 0) : y, z]);
    const path = curveThrough([...points, ...mirrored]);
    const rope = tube(0.0098, path, 18, {
      scale: (t) => 0.72 + 0.6 * sin(PI * t) * sin(PI * t),
      endRounding: 0.006,
      endSteps: 3,
    });
    const next = food.stream("salt");
    const salt = Array.from({ length: 46 }, () => {
      const p = path[Math.floor(next() * path.length * 0.98)] as Vec3;
      const thick = 0.0098 * 0.99;
      const a = (next() - 0.5) * 1.3;
      return place(
        box([0.0022, 0.0018, 0.0022]),
        chain(
          rotation(Y_AXIS, next() * 6),
          translation([p[0] + sin(a) * thick * 0.6, p[1] + cos(a) * thick * 1.06, p[2] + sin(a * 3) * 0.003]),
        ),
      );
    });
    const paint: Paint = (surface, x, y, z) => {
      tint(
        surface,
        fromHex("#e0b878"),
        0.6 * smoothstep(-0.002, -0.008, y) +
          0.35 * smoothstep(0.03, 0.04, z) * smoothstep(0.5, 0.65, noise(x * 90, y * 90, z * 90, 3) + 0.5),
      );
      shade(surface, 1 + 0.12 * noise(x * 60, y * 60, z * 60, 4));
      surface.roughness = 0.22;
    };
    return [
      makePart("pretzel", "crust", settle(rope), { weight: 1, paint, crease: 1.1 }),
      ...(food.has("salt") ? [makePart("salt", "salt", merge(salt), { weight: 0.5 })] : []),
    ];
  },
  view: { azimuth: 0.0, elevation: 0.85 },
});
