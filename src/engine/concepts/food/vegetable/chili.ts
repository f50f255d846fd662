import { curveThrough, graph } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import { settle } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { stalk } from "../shapes.ts";
import { glossy } from "../tint.ts";

/** A body swept along a bent line. */
const longBody = (points: readonly Vec3[], radius: number, girth: (t: number) => number, sides = 32): Geometry =>
  settle(
    sweep(circleOutline(radius, sides), curveThrough(points, 9), {
      scale: girth,
      endRounding: radius * 0.12,
      endSteps: 2,
    }),
  );

/** Chili: a thin, pointed, bent, shining red pod with a green cap and a curled stalk. */
export const chili = defineFood({
  id: "chili",
  words: ["chili", "chili pepper", "chilli", "jalapeno", "hot pepper", "cayenne pepper", "red chili", "chile pepper"],
  senses: ["chili#1", "hot pepper#2"],
  height: 0.04,
  slots: {
    skin: { ...slot("plastic", "#c81414", "flesh|pod|body"), takesWhole: true },
    stem: slot("plastic", "#4f8f2a", "stalk|cap"),
  },
  kinds: {
    red: { weight: 4, words: ["red chili", "cayenne pepper"], dress: { skin: "#c51212" } },
    green: { words: ["jalapeno"], dress: { skin: "#3f8a24" } },
  },
  build: () => {
    const pod = longBody(
      [
        [-0.052, 0.02, 0],
        [-0.03, 0.017, 0],
        [0.0, 0.011, 0],
        [0.03, 0.012, 0],
        [0.06, 0.026, 0],
      ],
      0.0115,
      graph([
        [0, 0.78],
        [0.1, 1],
        [0.4, 0.92],
        [0.75, 0.5],
        [0.94, 0.2],
        [1, 0.05],
      ]),
    );
    const cap = longBody(
      [
        [-0.061, 0.0215, 0],
        [-0.055, 0.0205, 0],
        [-0.046, 0.0192, 0],
      ],
      0.0105,
      graph([
        [0, 0.35],
        [0.35, 0.85],
        [0.8, 1.02],
        [1, 1.0],
      ]),
      24,
    );
    return [
      makePart("pod", "skin", pod, { weight: 1, paint: glossy(0.1), crease: 1.2 }),
      makePart("cap", "stem", cap, { weight: 0.7, crease: 1.1 }),
      makePart(
        "stem",
        "stem",
        stalk(
          [
            [-0.058, 0.021, 0],
            [-0.072, 0.024, 0],
            [-0.084, 0.037, 0.002],
          ],
          0.0026,
          0.4,
        ),
        { weight: 0.7 },
      ),
    ];
  },
  view: { azimuth: 0.2, elevation: 0.4 },
});
