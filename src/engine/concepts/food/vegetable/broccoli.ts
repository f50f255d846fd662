import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { roundBody } from "../shapes.ts";
import { buds, florets } from "./florets.ts";

/** Broccoli: a thick pale green trunk that branches like a small tree into dark green, finely grained heads. */
export const broccoli = defineFood({
  id: "broccoli",
  words: ["broccoli", "broccoli floret"],
  senses: ["broccoli#2", "broccoli#1"],
  height: 0.15,
  slots: {
    head: { ...slot("felt", "#3f7a2a #376f28", "floret|crown|flower|top"), takesWhole: true },
    stem: slot("plastic", "#9cba5c", "trunk|stalk"),
  },
  build: () => {
    const { heads, stalks } = florets(0.047, 0.0225, 0.088, 24);
    const trunk = roundBody(
      [
        [0, 0],
        [0.018, 0.001],
        [0.0165, 0.02],
        [0.017, 0.05],
        [0.026, 0.075],
        [0.02, 0.1],
        [0, 0.11],
      ],
      18,
      4,
    );
    return [
      makePart("heads", "head", heads, { weight: 1, paint: buds(0.05, 0.3), crease: 1.3 }),
      makePart("trunk", "stem", merge([trunk, stalks]), { weight: 0.9 }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.22 },
});
