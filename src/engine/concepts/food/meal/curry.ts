import { box } from "../../../geometry/box.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { place } from "../../../geometry/place.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { risingLeaf } from "../leaves.ts";
import { lumpy } from "../shapes.ts";
import { glossy } from "../tint.ts";
import { broth } from "./broth.ts";
import { BOWL_LEVEL, BOWL_SLOT, bowlShape } from "./dish.ts";
import { riceHeap } from "./rice-heap.ts";

/** Curry and rice: a bowl, a white heap of rice on one side, brown-orange sauce with pieces of carrot, potato and meat on the other. */
export const curry = defineFood({
  id: "curry",
  words: ["curry", "curry rice", "stew", "chili con carne", "bowl of curry", "bowl of stew"],
  senses: ["curry#1", "stew#2"],
  height: 0.09,
  slots: {
    bowl: { ...BOWL_SLOT, takesWhole: true },
    sauce: slot("plastic", "#b8651a", "curry|stew|gravy"),
    rice: slot("plaster", "#f6f1e4", "grain"),
    carrot: slot("plastic", "#ee7a16"),
    potato: slot("plastic", "#f0d080"),
    meat: slot("plaster", "#6a3a1e", "beef|chicken"),
    herb: slot("plastic", "#4f9a34", "leaf|parsley"),
  },
  build: (food) => {
    const r = 0.1;
    const level = r * BOWL_LEVEL;
    const next = food.stream("pieces");
    const piece = (size: number): Geometry =>
      lumpy(
        box([size, size * 0.8, size * 0.9], { bevel: size * 0.22, bevelSteps: 2, divisions: [2, 2, 2] }),
        0.06,
        size * 0.7,
        3,
      );
    const drop = (n: number, size: number): Geometry =>
      merge(
        Array.from({ length: n }, () => {
          const [u, v] = [0.022 + next() * 0.045, (next() - 0.5) * 0.1];
          return place(
            piece(size),
            chain(rotation(X_AXIS, next() * 2), rotation(Y_AXIS, next() * 3), translation([u, level + 0.002, v])),
          );
        }),
      );
    return [
      makePart("bowl", "bowl", bowlShape(r), { weight: 1 }),
      makePart("sauce", "sauce", broth(r), { weight: 0.9, paint: glossy(0.12) }),
      ...riceHeap([-0.026, level - 0.005, -0.012], [0.052, 0.032, 0.06], next),
      makePart("carrots", "carrot", drop(5, 0.016), { weight: 0.7 }),
      makePart("potatoes", "potato", drop(5, 0.018), { weight: 0.7 }),
      makePart("meat", "meat", drop(6, 0.019), { weight: 0.7 }),
      makePart(
        "herbs",
        "herb",
        merge(
          Array.from({ length: 12 }, (_, i) =>
            risingLeaf(
              { length: 0.008, width: 0.005, thickness: 0.0006, fold: 0.2, droop: 0.3, steps: 4 },
              [-0.02 + (next() - 0.5) * 0.03, level + 0.0275, (next() - 0.5) * 0.04],
              1.3,
              i * 2.4,
            ),
          ),
        ),
        { weight: 0.4 },
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.58 },
});
