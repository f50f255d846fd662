import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { move } from "../../../geometry/place.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { greenPaint, risingLeaf } from "../leaves.ts";
import { oval, roundBody } from "../shapes.ts";
import { buds, florets } from "./florets.ts";

/** Cauliflower: a tight dome of cream-white curds within a collar of green leaves. */
export const cauliflower = defineFood({
  id: "cauliflower",
  words: ["cauliflower"],
  senses: ["cauliflower#2", "cauliflower#1"],
  height: 0.13,
  slots: {
    head: { ...slot("plaster", "#f3ead0", "curd|floret|flower"), takesWhole: true },
    leaf: slot("plastic", "#7aa84a", "leaves|stem|collar"),
  },
  build: () => {
    const { heads } = florets(0.06, 0.0215, 0.05, 38);
    const leaves = Array.from({ length: 11 }, (_, i) =>
      risingLeaf(
        {
          length: 0.105 + 0.015 * (i % 2),
          width: 0.068,
          thickness: 0.004,
          fold: 0.3,
          droop: -0.7 + 0.9 * (i % 2),
          steps: 8,
        },
        [sin((i / 11) * TAU) * 0.025, 0.006, cos((i / 11) * TAU) * 0.025],
        1.0 - 0.1 * (i % 2),
        (i / 11) * TAU,
      ),
    );
    return [
      makePart("head", "head", merge([heads, move(oval([0.058, 0.05, 0.058], 24), [0, 0.05, 0])]), {
        weight: 1,
        paint: buds(0.006, 0.08),
        crease: 1.3,
      }),
      makePart(
        "leaves",
        "leaf",
        merge([
          ...leaves,
          roundBody(
            [
              [0, 0],
              [0.028, 0.001],
              [0.034, 0.02],
              [0, 0.03],
            ],
            20,
            3,
          ),
        ]),
        { weight: 0.9, paint: greenPaint(0.1) },
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.42 },
});
