import { makePart } from "../../../geometry/make-part.ts";
import { place } from "../../../geometry/place.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { oval } from "../shapes.ts";
import { veined, wrapLeaf } from "./wrap-leaf.ts";

/** Lettuce: a loose rosette of bright, frilled leaves. */
export const lettuce = defineFood({
  id: "lettuce",
  words: ["lettuce", "spinach", "bok choy", "head of lettuce", "greens"],
  senses: ["lettuce#3", "spinach#2"],
  height: 0.15,
  slots: { leaf: { ...slot("plastic", "#7fbf3a #8ac444 #6fb034", "leaves|head|body"), takesWhole: true } },
  build: (food) => {
    const leaves = Array.from({ length: 21 }, (_, i) => {
      const t = i / 20;
      const a = i * 2.399963;
      const flat = wrapLeaf(
        0.062 - 0.025 * t,
        0.03 * (1 - t) + 0.006,
        1.1,
        1.75 + 0.5 * t,
        0.03 - 0.008 * t,
        food.seed + i,
      );
      return place(flat, chain(rotation(X_AXIS, 0.32 * (1 - t)), rotation(Y_AXIS, a), translation([0, 0.012 * t, 0])));
    });
    return [
      ...leaves.map((g, i) =>
        makePart(`leaf-${i + 1}`, "leaf", g, { weight: 0.8, paint: veined(0.06, "#e6f2b8"), crease: 1.1 }),
      ),
      makePart("heart", "leaf", oval([0.036, 0.05, 0.036], 20), { weight: 0.4, paint: veined(0.06, "#e6f2b8") }),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.5 },
});
