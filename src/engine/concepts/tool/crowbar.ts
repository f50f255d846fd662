import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

const R = 0.0115;

/** The gooseneck over a straight shank, both ends flattened to claws. */
function build(): Part[] {
  const path: Vec3[] = curveThrough(
    [
      [-0.036, 0.0, 0],
      [-0.016, 0.03, 0],
      [-0.004, 0.075, 0],
      [0, 0.14, 0],
      [0, 0.3, 0],
      [0, 0.46, 0],
      [0.003, 0.53, 0],
      [0.028, 0.578, 0],
      [0.068, 0.586, 0],
      [0.096, 0.556, 0],
      [0.106, 0.51, 0],
    ],
    6,
  );
  const section = circleOutline(R, 8);
  const shank = sweep(section, path, {
    up: [0, 0, 1],
    endRounding: 0.002,
    endSteps: 2,
    scale: (t) => {
      const foot = smoothstep(0.12, 0, t);
      const claw = smoothstep(0.86, 1, t);
      const flat = Math.max(foot, claw);
      return [1 - 0.74 * flat, 1 + 0.75 * flat];
    },
  });
  return [
    makePart("bar", "body", turnZ(shank, -0.14), { weight: 1, crease: 0.5 }),
    makePart(
      "claw",
      "edge",
      turnZ(
        sweep(circleOutline(R * 1.01, 8), path.slice(-7), {
          up: [0, 0, 1],
          endRounding: 0.0024,
          endSteps: 2,
          scale: (t) => [0.36 - 0.1 * t, 1.5 + 0.3 * t],
        }),
        -0.14,
      ),
      { weight: 0.7 },
    ),
    makePart(
      "chisel",
      "edge",
      turnZ(
        sweep(circleOutline(R * 1.01, 8), path.slice(0, 7), {
          up: [0, 0, 1],
          endRounding: 0.0024,
          endSteps: 2,
          scale: (t) => [0.27 + 0.1 * t, 1.8 - 0.25 * t],
        }),
        -0.14,
      ),
      { weight: 0.6 },
    ),
  ];
}

/** A crowbar. What makes it itself: one long six-sided iron bar that ends above in a swan-neck hook with a claw, below in a bent flat chisel, painted red or blue with bare steel tips. */
export const crowbar = defineFromPlan({
  id: "crowbar",
  family: "tool",
  words: ["crowbar", "crow bar", "pry bar", "prybar", "wrecking bar", "jemmy", "pinch bar"],
  senses: ["crowbar"],
  height: 0.6,
  view: { azimuth: 0.25, elevation: 0.1 },
  slots: {
    body: mainSlot("painted-metal", "#c01a14 #b81814 #1f4f98 #1d1f22", "bar|shank|handle"),
    edge: slot("brushed-steel", "", "claw|tip|hook|chisel"),
  },
  build,
});
