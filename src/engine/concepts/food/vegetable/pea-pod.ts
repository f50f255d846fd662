import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { move, place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { chain, rotation } from "../../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { loftEither } from "../loft-either.ts";
import { stalk } from "../shapes.ts";
import { glossy } from "../tint.ts";

/** Peas in their pod: a long green pod split open, a row of round peas in it. */
export const peaPod = defineFood({
  id: "pea-pod",
  words: ["pea", "pea pod", "peas in a pod", "bean", "green bean", "bean pod", "snap pea", "edamame"],
  senses: ["pea#1", "pea pod", "bean#1", "green bean#1"],
  height: 0.025,
  slots: {
    pod: { ...slot("plastic", "#5fa82c", "shell|body|skin"), takesWhole: true },
    pea: slot("plastic", "#8fd13a", "peas|bean"),
    stem: slot("plastic", "#4f8f2a", "stalk"),
  },
  build: () => {
    const half = 0.05;
    const boat = (side: number): Geometry => {
      const arcPieces = 11;
      const rings = Array.from({ length: 27 }, (_, i): Vec3[] => {
        const t = i / 26;
        const wide = 0.011 * Math.sqrt(Math.max(0.012, sin(PI * t)));
        const x = (t - 0.5) * 2 * half;
        const rise = 0.012 * (2 * t - 1) * (2 * t - 1);
        const outer = Array.from({ length: arcPieces }, (_u, k): Vec3 => {
          const a = -PI / 2 - 0.5 + (k / (arcPieces - 1)) * (PI * 0.8);
          return [x, rise + wide * (1 + sin(a)), side * wide * cos(a) * 1.1];
        });
        const inner = outer
          .map(([px, py, pz]): Vec3 => [px, rise + wide + (py - rise - wide) * 0.86, pz * 0.86])
          .reverse();
        return [...outer, ...inner];
      });
      return loftEither(rings);
    };
    const peas = Array.from({ length: 7 }, (_, i) => {
      const t = (i - 3) / 3.4;
      const r = 0.0072 * (1 - 0.28 * t * t);
      return move(sphere(r, 20, 12), [t * 0.0365, 0.0105 + 0.012 * t * t * 0.55, 0]);
    });
    const swing = (g: Geometry) => place(g, chain(rotation(X_AXIS, 0.35), rotation(Y_AXIS, 0.4)));
    return [
      makePart("pod-left", "pod", swing(boat(1)), { weight: 1, crease: 1 }),
      makePart("pod-right", "pod", swing(boat(-1)), { weight: 1, crease: 1 }),
      makePart("peas", "pea", swing(merge(peas)), { weight: 1, paint: glossy(0.3), crease: 1.2 }),
      makePart(
        "stem",
        "stem",
        swing(
          stalk(
            [
              [-0.048, 0.014, 0],
              [-0.056, 0.017, 0],
              [-0.064, 0.024, 0],
            ],
            0.0016,
            0.4,
          ),
        ),
        { weight: 0.6 },
      ),
    ];
  },
  view: { azimuth: 0.1, elevation: 0.62 },
});
