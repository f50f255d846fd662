import { noise } from "../../../geometry/deform.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos } from "../../../math/elementary.ts";
import { rotation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { stalk } from "../shapes.ts";
import { shade, tint } from "../tint.ts";
import { lyingCucumber } from "./lying-cucumber.ts";

/** Zucchini: a straight, speckled green club with a five-sided stalk; its slices are cream. */
export const zucchini = defineFood({
  id: "zucchini",
  words: ["zucchini", "courgette", "squash", "marrow"],
  senses: ["zucchini#1", "zucchini#2", "summer squash#2"],
  height: 0.045,
  slots: {
    skin: { ...slot("plastic", "#4a7f2c", "peel|body|flesh"), takesWhole: true },
    stem: slot("plastic", "#7a9a44", "stalk"),
  },
  build: () => [
    ...lyingCucumber(
      0.022,
      (surface, x, y, z) => {
        const a = atan2(z, y);
        shade(surface, 0.8 + 0.4 * smoothstep(-0.3, 0.5, cos(a * 5)));
        tint(surface, fromHex("#c8d890"), 0.6 * smoothstep(0.45, 0.6, noise(x * 190, y * 190, z * 190, 5)));
        surface.roughness = 0.3;
      },
      ["#f3eec0", "#dce8a0"],
      0.015,
    ),
    makePart(
      "stem",
      "stem",
      place(
        stalk(
          [
            [-0.098, 0.022, 0],
            [-0.112, 0.023, 0],
            [-0.124, 0.026, 0],
          ],
          0.0075,
          0.35,
          5,
        ),
        rotation(Y_AXIS, -0.55),
      ),
      { weight: 0.7 },
    ),
  ],
  view: { azimuth: 0.1, elevation: 0.42 },
});
