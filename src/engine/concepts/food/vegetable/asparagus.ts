import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import { move, place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { risingLeaf } from "../leaves.ts";
import { roundBody } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Asparagus: a tied bundle of thin green spears with scaly, pointed, purplish heads. */
export const asparagus = defineFood({
  id: "asparagus",
  words: ["asparagus", "asparagus bundle", "bunch of asparagus"],
  senses: ["asparagus#2", "asparagus#1"],
  height: 0.18,
  slots: {
    stem: { ...slot("plastic", "#7fa83c", "stalk|spear|body"), takesWhole: true },
    tip: slot("plastic", "#5f7f3a", "head"),
    band: slot("rubber", "#b8322c #2f6fa8", "string|tie"),
  },
  build: (food) => {
    const next = food.stream("spears");
    const spots: [number, number][] = [
      [0, 0],
      ...Array.from({ length: 6 }, (_, i): [number, number] => [
        0.0118 * cos((i / 6) * TAU),
        0.0118 * sin((i / 6) * TAU),
      ]),
      ...Array.from({ length: 9 }, (_, i): [number, number] => [
        0.0222 * cos((i / 9) * TAU + 0.3),
        0.0222 * sin((i / 9) * TAU + 0.3),
      ]),
    ];
    const shafts: Geometry[] = [];
    const tips: Geometry[] = [];
    for (const [x, z] of spots) {
      const h = 0.145 + 0.02 * next();
      const lean = chain(rotation(X_AXIS, z * 2.2), rotation(Z_AXIS, -x * 2.2), translation([x, 0, z]));
      shafts.push(
        place(
          roundBody(
            [
              [0, 0],
              [0.0056, 0.0005],
              [0.0058, 0.06],
              [0.0046, h - 0.02],
              [0.003, h],
            ],
            12,
            3,
          ),
          lean,
        ),
      );
      const scales = Array.from({ length: 13 }, (_, i) =>
        risingLeaf(
          { length: 0.012, width: 0.007, thickness: 0.0012, fold: 0.5, droop: -0.6, steps: 4 },
          [sin(i * 2.4) * 0.0042 * (1 - i / 17), h - 0.026 + i * 0.0024, cos(i * 2.4) * 0.0042 * (1 - i / 17)],
          0.35,
          i * 2.4,
        ),
      );
      tips.push(
        place(
          merge([
            move(
              roundBody(
                [
                  [0, -0.03],
                  [0.0045, -0.026],
                  [0.0052, -0.012],
                  [0.003, 0.004],
                  [0, 0.013],
                ],
                10,
                3,
              ),
              [0, h, 0],
            ),
            ...scales,
          ]),
          lean,
        ),
      );
    }
    const band = lathe(
      circleOutline(0.0045, 10).map(([a, b]) => [0.0295 + a * 0.4, 0.055 + b * 1.3] as const),
      40,
      true,
    );
    return [
      makePart("spears", "stem", merge(shafts), {
        weight: 1,
        paint: (s, x, y, z) => {
          tint(s, fromHex("#dcd8b4"), 0.7 * smoothstep(0.03, 0.0, y));
          shade(s, 1 + 0.1 * noise(x * 200, y * 60, z * 200, 3));
        },
      }),
      makePart("tips", "tip", merge(tips), { weight: 0.8 }),
      makePart("band", "band", band, { weight: 0.6 }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.25 },
});
