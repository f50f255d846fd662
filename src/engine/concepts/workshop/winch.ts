import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { around, block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, hole, plate } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

/** Half the length of the drum, its radius, height of its axle. */
const [HALF, R, Y] = [0.085, 0.036, 0.085];
const ROPE = 0.0052;

/** Turns side by side on the drum, then down over the front to a hook. */
function line(): Vec3[] {
  const turns = 13;
  const lay = R + ROPE * 0.85;
  const wound = Array.from({ length: turns * 18 + 1 }, (_, i): Vec3 => {
    const angle = (i / 18) * TAU;
    return [-HALF * 0.86 + (i / (turns * 18)) * HALF * 1.5, Y + lay * sin(angle), lay * cos(angle)];
  });
  const [x] = wound.at(-1) as Vec3;
  return [
    ...wound,
    [x, Y - 0.03, lay + 0.004],
    [x, ROPE * 1.6, lay + 0.04],
    [x, ROPE * 1.2, lay + 0.09],
    [x, ROPE * 1.4, lay + 0.125],
  ];
}

function build(_: Planned): Part[] {
  const side = turnY(
    plate(
      [
        [-0.062, 0, 0.004],
        [0.062, 0, 0.004],
        [0.05, Y + 0.03, 0.03],
        [0.016, Y + 0.066, 0.02],
        [-0.016, Y + 0.066, 0.02],
        [-0.05, Y + 0.03, 0.03],
      ],
      0.006,
      0.0015,
      [hole(-0.03, 0.026, 0.008), hole(0.03, 0.026, 0.008)],
    ),
    PI / 2,
  );
  const cheeks = [-1, 1].map((s) => move(side, [s * (HALF + 0.006), 0, 0]));
  const drum = turnedAcross(
    [
      [0, -HALF],
      [R * 1.5, -HALF, 0.001],
      [R * 1.5, -HALF + 0.006, 0.001],
      [R, -HALF + 0.008, 0.002],
      [R, HALF - 0.008, 0.002],
      [R * 1.5, HALF - 0.006, 0.001],
      [R * 1.5, HALF, 0.001],
      [0, HALF],
    ],
    [0, Y, 0],
    44,
  );
  const gx = HALF + 0.022;
  // laid round Y, then set round X
  const teeth = around(22, block([0.011, 0.012, 0.0075], [0.046, 0, 0], 0.002)).map((g) =>
    move(turnZ(g, PI / 2), [gx, Y, 0]),
  );
  const gear = turnedAcross(
    [
      [0, -0.006],
      [0.044, -0.006, 0.001],
      [0.044, 0.006, 0.001],
      [0, 0.006],
    ],
    [gx, Y, 0],
    44,
  );
  const arm = curveThrough(
    [
      [gx, Y + 0.052, 0],
      [gx + 0.034, Y + 0.052, 0],
      [gx + 0.04, Y + 0.058, 0],
      [gx + 0.04, Y + 0.16, 0],
    ] as Vec3[],
    6,
  );
  const path = line();
  const [hx, hy, hz] = path.at(-1) as Vec3;
  const claw = curveThrough(
    [
      [hx, hy, hz],
      [hx, hy + 0.004, hz + 0.018],
      [hx + 0.014, hy + 0.004, hz + 0.036],
      [hx + 0.006, hy + 0.004, hz + 0.054],
      [hx - 0.012, hy + 0.004, hz + 0.046],
    ] as Vec3[],
    6,
  );
  return [
    makePart("base", "body", block([HALF * 2 + 0.03, 0.007, 0.125], [0, 0.0035, 0], 0.002), { weight: 0.8 }),
    ...makeParts("cheek", "body", cheeks, { weight: 1 }),
    makePart("drum", "drum", drum, { weight: 0.9 }),
    makePart("axle", "metal", bar([-HALF - 0.02, Y, 0], [gx + 0.014, Y, 0], 0.0095, 18), { weight: 0.4 }),
    makePart("gear", "metal", merge([gear, ...teeth]), { weight: 0.8 }),
    makePart(
      "pinion",
      "metal",
      merge([
        bar([-HALF - 0.014, Y + 0.052, 0], [gx + 0.02, Y + 0.052, 0], 0.007, 16),
        bar([gx - 0.008, Y + 0.052, 0], [gx + 0.008, Y + 0.052, 0], 0.0125, 14),
      ]),
      { weight: 0.4 },
    ),
    makePart("crank", "metal", tube(0.0068, arm, 12), { weight: 0.8 }),
    makePart("handle", "handle", bar([gx + 0.036, Y + 0.156, 0], [gx + 0.118, Y + 0.156, 0], 0.0125, 20), {
      weight: 0.8,
    }),
    makePart("rope", "rope", tube(ROPE, path, 10), { weight: 0.8 }),
    makePart("hook", "metal", tube(0.0052, claw, 12, { endRounding: 0.003 }), { weight: 0.6 }),
  ];
}

/** A winch. What makes it itself: a drum wound with rope between two steel cheeks, a toothed wheel at its end and a crank with a handle, and a hook on the rope. */
export const winch = defineFromPlan({
  id: "winch",
  family: "tool",
  words: ["winch", "hand winch", "windlass", "capstan", "boat winch"],
  senses: ["winch", "windlass"],
  height: 0.26,
  view: { azimuth: 0.55, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-metal", "#c8281e #24507a #2b2d31 #d8a01c", "frame|cheek|base|plate"),
    drum: slot("brushed-steel", "", "spool|barrel"),
    metal: slot("brushed-steel gunmetal", "", "gear|crank|axle|hook"),
    handle: slot("plastic oak", "#17181b", "grip|knob"),
    rope: slot("rope", "#c2a676", "cable|line|cord|wire"),
  },
  build,
});
