import { makePart } from "../../../geometry/make-part.ts";
import { place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { chain, rotation } from "../../../math/mat4.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { veined, wrapLeaf } from "./wrap-leaf.ts";

/** Cabbage: a tight pale green ball of leaves with white branching veins, outer leaves standing off. */
export const cabbage = defineFood({
  id: "cabbage",
  words: ["cabbage", "red cabbage", "brussels sprout", "kale"],
  senses: ["cabbage#1", "kale#2"],
  height: 0.16,
  slots: { leaf: { ...slot("plastic", "#9cc05a", "leaves|head|body"), takesWhole: true } },
  kinds: {
    green: { weight: 4, dress: { leaf: "#9cc262 #8db858" } },
    red: { weight: 0, words: ["red cabbage"], dress: { leaf: "#6a2a58" } },
  },
  build: (food) => {
    const r = 0.072;
    const turns = [0, 1.26, 2.51, 3.77, 5.03];
    const inner = turns.map((a, i) =>
      place(wrapLeaf(r, 0.004, 1.25, 2.45, 0.006, food.seed + i), chain(rotation(Z_AXIS, 0.12), rotation(Y_AXIS, a))),
    );
    const outer = turns.map((a, i) =>
      place(wrapLeaf(r * 1.06, 0.028, 1.15, 1.6, 0.016, food.seed + 9 + i), rotation(Y_AXIS, a + 0.6)),
    );
    return [
      makePart("heart", "leaf", sphere(r * 0.985, 36, 20), { weight: 0.7, paint: veined(r, "#e8f0c0"), crease: 1.3 }),
      ...inner.map((g, i) =>
        makePart(`leaf-${i + 1}`, "leaf", g, { weight: 0.9, paint: veined(r, "#e8f0c0"), crease: 1.1 }),
      ),
      ...outer.map((g, i) =>
        makePart(`outer-${i + 1}`, "leaf", g, { weight: 0.8, paint: veined(r, "#dce8b0"), crease: 1.1 }),
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.42 },
});
