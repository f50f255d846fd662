import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { risingLeaf } from "../leaves.ts";
import { oval, stalk } from "../shapes.ts";
import { tint } from "../tint.ts";

/** Artichoke: a round bud of thick overlapping green scales, tinged purple at their tips, on a stout stalk. */
export const artichoke = defineFood({
  id: "artichoke",
  words: ["artichoke", "globe artichoke"],
  senses: ["artichoke#2", "artichoke#1"],
  height: 0.12,
  slots: {
    scale: { ...slot("plastic", "#7a9a54", "leaf|leaves|petal|body"), takesWhole: true },
    stem: slot("plastic", "#8aa860", "stalk"),
  },
  build: () => {
    const scales = Array.from({ length: 58 }, (_, i) => {
      const t = i / 57;
      const a = i * 2.399963;
      const r = 0.033 * sin(PI * (0.3 + 0.6 * t)) + 0.002;
      return risingLeaf(
        { length: 0.042 - 0.012 * t, width: 0.031 - 0.011 * t, thickness: 0.0034, fold: 0.35, droop: -1.0, steps: 6 },
        [sin(a) * r, 0.03 + t * 0.05, cos(a) * r],
        0.62 - 0.45 * t,
        a,
      );
    });
    const paint: Paint = (surface, _x, _y, z) => {
      tint(surface, fromHex("#6a3a5a"), 0.65 * smoothstep(0.022, 0.036, z));
      tint(surface, fromHex("#c0cc98"), 0.35 * smoothstep(0.02, 0.0, z));
    };
    return [
      makePart("scales", "scale", merge(scales), { weight: 1, paint }),
      makePart("heart", "scale", move(oval([0.033, 0.036, 0.033], 20), [0, 0.06, 0]), { weight: 0.5 }),
      makePart(
        "stem",
        "stem",
        stalk(
          [
            [0, 0, 0],
            [0, 0.02, 0],
            [0, 0.04, 0],
          ],
          0.0105,
          0.3,
          14,
        ),
        { weight: 0.7 },
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.3 },
});
