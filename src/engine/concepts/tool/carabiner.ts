import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** The bent bar's line from one end of the gate round the back to the other, metres. */
const LINE: readonly Vec3[] = [
  [0.021, 0.088, 0],
  [0.014, 0.101, 0],
  [-0.004, 0.1045, 0],
  [-0.021, 0.097, 0],
  [-0.0265, 0.08, 0],
  [-0.0235, 0.05, 0],
  [-0.019, 0.022, 0],
  [-0.011, 0.0085, 0],
  [0.002, 0.0055, 0],
  [0.0125, 0.013, 0],
  [0.0155, 0.027, 0],
];

function build({ style }: Planned): Part[] {
  const [from, to] = [LINE.at(-1) as Vec3, LINE[0] as Vec3];
  const along = (t: number): Vec3 => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, 0];
  return [
    makePart("body", "body", tube(0.0055, curveThrough(LINE, 6), 16, { endRounding: 0.002, endSteps: 2 }), {
      weight: 1,
    }),
    makePart("gate", "gate", bar(along(-0.04), along(1.04), 0.0036, 14), { weight: 0.9 }),
    makePart(
      "pins",
      "gate",
      merge([0, 1].map((t) => bar([along(t)[0], along(t)[1], -0.0062], [along(t)[0], along(t)[1], 0.0062], 0.002, 12))),
      { weight: 0.4 },
    ),
    ...(style === "locking"
      ? [makePart("sleeve", "sleeve", bar(along(0.5), along(0.94), 0.0068, 18), { weight: 0.8 })]
      : []),
  ];
}

/** A carabiner. What makes it itself: a round bar bent to a long D that is closed by a thin straight gate on two pins, which a sleeve may lock. */
export const carabiner = defineFromPlan({
  id: "carabiner",
  family: "tool",
  words: ["carabiner", "karabiner", "climbing carabiner", "snap hook", "locking carabiner"],
  senses: [],
  height: 0.11,
  view: { azimuth: 0.4, elevation: 0.12 },
  slots: {
    body: mainSlot("brushed-aluminium painted-metal", "#c8281e #1f5fc0 #e0a31e #2c9a4a #b8bcc2", "frame|spine|ring"),
    gate: slot("brushed-steel", "", "latch|pin"),
    sleeve: slot("gunmetal", "", "lock|screw"),
  },
  styles: { plain: { weight: 2 }, locking: { weight: 1, words: ["locking carabiner"], slots: ["sleeve"] } },
  build,
});
