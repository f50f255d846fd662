import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, limb, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { sweep } from "../../geometry/sweep.ts";
import { Assembly } from "../assembly.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** The cup that a stump goes in, open at the top. */
function socketCup(top: number): Part {
  const clay = sculpt([
    ...limb([
      [[0, top, 0], 0.098],
      [[0, top - 0.16, 0.005], 0.085],
      [[0, top - 0.3, 0], 0.05],
    ]).map((piece) => add(piece, 0.03)),
    carve(roundCone([0, top + 0.2, 0], [0, top - 0.14, 0.004], 0.092, 0.07), 0.01),
    carve(roundBox([0, top + 0.17, 0.0], [0.4, 0.2, 0.4], 0.02), 0.015),
  ]);
  return makePart("socket", "cup", meshSdf(clay, 0.0085), { weight: 1, crease: 1.2 });
}

function build({ style }: Planned): Part[] {
  const leg = new Assembly();
  const isBlade = style === "blade";
  const low = isBlade ? 0.46 : 0.62;
  leg.add("metal", bar([0, low - 0.16, 0], [0, low - 0.05, 0], 0.032, 18));
  for (const y of [low - 0.16, low - 0.07])
    leg.add("joint", move(stretch(torus(0.03, 0.012, 26, 10), [1, 1.2, 1]), [0, y, 0]));
  leg.add("strap", move(stretch(torus(0.1, 0.008, 40, 8), [1, 2.6, 1]), [0, low + 0.2, 0]));
  leg.add("joint", move(sphere(0.014, 12), [0.105, low + 0.2, 0.02]));
  if (isBlade) {
    const spring = sweep(
      rectangleOutline(0.075, 0.014, 0.004, 1),
      curveThrough(
        [
          [0, low - 0.1, -0.03],
          [0, low - 0.2, -0.085],
          [0, 0.13, -0.1],
          [0, 0.05, -0.03],
          [0, 0.012, 0.07],
          [0, 0.02, 0.15],
        ],
        7,
      ),
      { up: [0, 0.3, 1] },
    );
    leg.add("blade", spring);
    leg.add("metal", bar([0, low - 0.12, 0], [0, low - 0.12, -0.04], 0.022, 12));
  } else {
    leg.add("metal", bar([0, 0.12, -0.0], [0, low - 0.12, 0], 0.018, 16));
    leg.add("joint", move(sphere(0.03, 16), [0, 0.125, 0]));
    const foot = sculpt([
      add(roundCone([0, 0.075, -0.005], [0, 0.03, 0.13], 0.044, 0.028)),
      add(ellipsoid([0, 0.035, -0.045], [0.036, 0.036, 0.045]), 0.03),
      add(ellipsoid([0, 0.028, 0.14], [0.046, 0.026, 0.06]), 0.03),
      add(roundCone([0, 0.07, 0], [0, 0.11, 0], 0.036, 0.033), 0.02),
      carve(roundBox([0, -0.05, 0.05], [0.4, 0.11, 0.6], 0.004), 0.003),
    ]);
    leg.add("foot", meshSdf(foot, 0.0065));
  }
  return [...leg.parts({ foot: 0.9, blade: 1, metal: 0.9 }), socketCup(low + 0.31)];
}

const BLADE = ["running blade", "blade leg", "running prosthesis", "carbon fiber leg", "prosthetic blade"];

/** A prosthetic leg. What makes it itself: a smooth open cup for the stump with a strap, a steel tube with clamps below it, and a foot; or a runner's carbon spring bent like a J instead. */
export const prostheticLeg = defineFromPlan({
  id: "prosthetic-leg",
  family: "tool",
  words: [
    "prosthetic leg",
    "artificial leg",
    "prosthesis",
    "prosthetic",
    "bionic leg",
    "prosthetic limb",
    "artificial limb",
    "robotic leg",
    "cybernetic leg",
    "leg prosthesis",
    "prosthetic foot",
    ...BLADE,
  ],
  senses: ["prosthesis"],
  height: 0.95,
  view: { azimuth: 0.75, elevation: 0.16 },
  slots: {
    cup: mainSlot("plastic", "#d8b498 #24272b #e6e3dc", "socket|shell"),
    metal: slot("brushed-steel", "", "tube|pylon|shin"),
    joint: slot("painted-metal", "#2a2d31", "ankle|clamp"),
    strap: slot("leather", "#2a2420", "belt"),
    foot: slot("rubber", "#c8a488 #33363a", "sole"),
    blade: slot("carbon-fibre", "", "spring"),
  },
  styles: { foot: { weight: 2 }, blade: { weight: 1, words: BLADE, dress: { cup: "#24272b" } } },
  build,
});
