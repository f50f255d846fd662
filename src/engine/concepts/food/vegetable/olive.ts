import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { move, place } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { risingLeaf } from "../leaves.ts";
import { oval, stalk } from "../shapes.ts";
import { glossy } from "../tint.ts";

/** Olives: small green and black ovals with a hole and a red filling, and a twig of narrow leaves. */
export const olive = defineFood({
  id: "olive",
  words: ["olive", "green olive", "black olive", "olive branch"],
  senses: ["olive#1", "olive#4"],
  height: 0.03,
  slots: {
    olive: { ...slot("plastic", "#7f8a2c", "flesh|body|skin"), takesWhole: true },
    pimento: slot("plastic", "#c8281a", "filling"),
    leaf: slot("plastic", "#6a8050", "twig|leaves"),
  },
  kinds: {
    green: { weight: 2, words: ["green olive"], dress: { olive: "#8a9430 #7f8a2c" } },
    black: { words: ["black olive"], dress: { olive: "#241a22" } },
  },
  build: () => {
    const spots: readonly (readonly [number, number, number, number])[] = [
      [-0.014, 0, 0.012, 0.3],
      [0.014, 0, 0.014, -0.4],
      [0, 0, -0.01, 1.2],
    ];
    const fruits: Geometry[] = [];
    const fills: Geometry[] = [];
    for (const [x, y, z, a] of spots) {
      const laid = chain(rotation(X_AXIS, 1.25), rotation(Y_AXIS, a), translation([x, 0.0105 + y, z]));
      const body = lathe(
        [
          [0, -0.0145],
          [0.0065, -0.0125],
          [0.0105, -0.004],
          [0.0103, 0.004],
          [0.0068, 0.0118],
          [0.0035, 0.0138],
          [0.003, 0.012],
          [0, 0.0118],
        ],
        28,
      );
      fruits.push(place(body, laid));
      fills.push(place(move(oval([0.0031, 0.0022, 0.0031], 14), [0, 0.0132, 0]), laid));
    }
    const leaves = [0, 1, 2, 3].map((i) =>
      risingLeaf(
        { length: 0.032, width: 0.008, thickness: 0.0008, fold: 0.2, droop: 0.2 },
        [-0.014 + i * 0.012, 0.012, -0.022 - i * 0.002],
        1.25,
        i % 2 === 0 ? 0.7 + PI : 2.2 + 0.3 * i,
      ),
    );
    return [
      makePart("olives", "olive", merge(fruits), { weight: 1, paint: glossy(0.22), crease: 1 }),
      makePart("pimentos", "pimento", merge(fills), { weight: 0.7 }),
      makePart(
        "leaves",
        "leaf",
        merge([
          stalk(
            [
              [-0.03, 0.0105, -0.018],
              [0, 0.0125, -0.022],
              [0.03, 0.013, -0.028],
            ],
            0.0011,
            0,
            7,
          ),
          ...leaves,
        ]),
        { weight: 0.6 },
      ),
    ];
  },
  view: { azimuth: 0.2, elevation: 0.45 },
});
