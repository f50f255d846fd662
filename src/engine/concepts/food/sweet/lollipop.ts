import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move, settle, turnX } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, PI, TAU } from "../../../math/elementary.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { tint } from "../tint.ts";

const WHITE = fromHex("#f8f4ec");

/** Lollipop: a flat disc of sugar with a spiral of two colours, upright on a thin white stick. */
export const lollipop = defineFood({
  id: "lollipop",
  words: ["lollipop", "lolly", "sucker", "swirl lollipop"],
  senses: ["lollipop#1", "lollipop#2"],
  height: 0.2,
  slots: {
    candy: { ...slot("plastic", "#e02a4a #f08a1e #3a9ad8 #c43aa8 #4ab84a", "disc|head|sugar"), takesWhole: true },
    stick: slot("paper", "#f4f0e6"),
  },
  build: () => {
    const r = 0.042;
    const disc = move(
      settle(
        turnX(
          lathe(
            roundCorners(
              [
                [0, -0.009],
                [r * 0.86, -0.009, 0.004],
                [r, 0, 0.008],
                [r * 0.86, 0.009, 0.004],
                [0, 0.009],
              ],
              4,
            ),
            64,
          ),
          PI / 2,
        ),
      ),
      [0, 0.165, 0],
    );
    const paint: Paint = (surface, x, y, z) => {
      const d = Math.sqrt(x * x + y * y) / r;
      const s = d * 2.4 + (atan2(y, x) / TAU) * 2 * (z > 0 ? -1 : 1) + 10;
      const part = s - Math.floor(s);
      if (part < 0.42) tint(surface, WHITE, 1);
      surface.roughness = 0.08;
      surface.height += 0.0005 * Math.abs(part - 0.5);
    };
    return [
      makePart("candy", "candy", disc, { weight: 1, paint, crease: 1.1 }),
      makePart("stick", "stick", cylinder({ radius: 0.003, height: 0.14, bevel: 0.0008, segments: 14 }), {
        weight: 0.8,
      }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.12 },
});
