import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { laid } from "./laid-rope.ts";

/** Height of the crown the flukes spring from: it stands on their bends, its ring up. */
const CROWN = 0.03;

function build({ has, count, style }: Planned): Part[] {
  const n = Math.max(3, count);
  const wide = style === "folding" ? 0.085 : 0.1;
  const fluke = tube(
    0.0085,
    curveThrough(
      [
        [0.004, CROWN + 0.03, 0],
        [0.02, CROWN - 0.004, 0],
        [0.05, 0.009, 0],
        [wide * 0.86, 0.02, 0],
        [wide, 0.058, 0],
        [wide * 0.98, 0.098, 0],
        [wide * 1.12, 0.128, 0],
      ],
      7,
    ),
    14,
    { scale: (t) => (t > 0.62 ? 1 - ((t - 0.62) / 0.38) * 0.93 : 1) },
  );
  const shank = turnedPiece(
    [
      [0.013, CROWN - 0.012, 0.004],
      [0.015, CROWN + 0.022, 0.004],
      [0.009, CROWN + 0.03, 0.004],
      [0.0085, 0.215, 0.002],
      [0.012, 0.218, 0.002],
      [0.012, 0.232, 0.003],
    ],
    28,
  );
  const ring = move(settle(turnX(torus(0.02, 0.0046, 32, 12), PI / 2)), [0, 0.25, 0]);
  const parts = [
    ...makeParts(
      "fluke",
      "hook",
      Array.from({ length: n }, (_, i) => settle(turnY(fluke, (i / n) * TAU + 0.4))),
      { weight: 1 },
    ),
    makePart("shank", "hook", shank, { weight: 0.9 }),
    makePart("ring", "hook", ring, { weight: 0.7 }),
  ];
  if (!has("rope")) return parts;
  // up through the ring, down beside it and around on the floor
  const coilOn: Vec3[] = Array.from({ length: 40 }, (_, i) => {
    const a = 0.4 + (i / 40) * 2.6 * TAU;
    const r = 0.085 - 0.0065 * (i / 40) * 2.6;
    return [0.2 + r * cos(a), 0.009 + 0.012 * (i / 40), 0.06 + r * sin(a)];
  });
  const path = curveThrough(
    [
      [0.004, 0.24, -0.016],
      [0, 0.272, -0.006],
      [0.012, 0.274, 0.016],
      [0.06, 0.23, 0.05],
      [0.15, 0.14, 0.095],
      [0.24, 0.05, 0.06],
      ...coilOn,
    ],
    4,
  );
  return [
    ...parts,
    makePart("rope", "rope", laid(path, 0.0072, 2.4), { weight: 0.8 }),
    makePart("knot", "rope", move(settle(turnX(torus(0.011, 0.008, 24, 10), 0.4)), [0.002, 0.27, 0.004]), {
      weight: 0.4,
    }),
  ];
}

/** A grappling hook. What makes it itself: three or four iron flukes that curve out and up from one shank to sharp points, a ring at the shank's head, a long rope knotted to it and coiled about its foot. */
export const grapplingHook = defineFromPlan({
  id: "grappling-hook",
  family: "tool",
  words: [
    "grappling hook",
    "grapple hook",
    "grapnel",
    "grappling iron",
    "grapple",
    "grapnel hook",
    "ninja hook",
    "climbing hook",
  ],
  senses: ["grapnel"],
  height: 0.28,
  view: { azimuth: 0.35, elevation: 0.22 },
  slots: {
    hook: mainSlot("steel brushed-steel galvanised-steel", "", "fluke|claw|shank|ring"),
    rope: slot("rope", "#b99a68 #8a7048 #c8b48a", "cord|line"),
  },
  styles: { wide: { weight: 2 }, folding: {} },
  extras: { rope: { chance: 0.85 } },
  count: { slot: "hook", min: 3, max: 4, most: 6 },
  build,
});
