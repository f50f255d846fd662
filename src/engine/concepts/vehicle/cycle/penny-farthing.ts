import { curveThrough } from "../../../geometry/curve.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { mirror, settle } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { block, pair, rod } from "../bodywork.ts";
import { makeSaddle } from "./bicycle-fittings.ts";
import { wireWheel } from "./wire-wheel.ts";

/** Radii of the great and the little wheel, metres, and how far the little one runs behind. */
const GREAT = 0.66;
const LITTLE = 0.2;
const BEHIND = -0.82;

function build({ has }: Planned): Part[] {
  const head = GREAT * 2 + 0.1;
  // along the great wheel's rim, then down to the little one
  const spine = curveThrough(
    [
      [0, head, 0.03],
      ...[80, 105, 130, 155, 178].map((degrees): Vec3 => {
        const a = (degrees / 180) * PI;
        return [0, GREAT + (GREAT + 0.075) * sin(a), (GREAT + 0.075) * cos(a)];
      }),
      [0, 0.47, BEHIND + 0.03],
    ],
    6,
  );
  const crank = (s: 1 | -1): Part[] => {
    const [y, z] = [GREAT - s * 0.12, s * 0.06];
    const tag = s === 1 ? "left" : "right";
    return [
      makePart(`crank-${tag}`, "crank", rod(0.011, [s * 0.1, GREAT, 0], [s * 0.11, y, z], 10), { weight: 0.4 }),
      makePart(`pedal-${tag}`, "pedal", block([0.09, 0.022, 0.06], [s * 0.16, y, z], 0.006), { weight: 0.5 }),
    ];
  };
  const grip = tube(
    0.012,
    curveThrough(
      [
        [0, head + 0.02, 0.06],
        [0.1, head + 0.025, 0.075],
        [0.21, head - 0.01, 0.05],
        [0.28, head - 0.08, 0.0],
        [0.29, head - 0.12, -0.03],
      ],
      6,
    ),
    12,
  );
  return [
    ...wireWheel("front", [0, GREAT, 0], { radius: GREAT, tyre: 0.014, spokes: 56, hub: 0.075 }),
    ...wireWheel("rear", [0, LITTLE, BEHIND], { radius: LITTLE, tyre: 0.013, spokes: 20, hub: 0.045 }),
    makePart("spine", "frame", tube(0.021, spine, 16, { scale: (t) => 1 - 0.3 * t }), { weight: 1 }),
    makePart(
      "fork",
      "frame",
      merge([
        ...pair(rod(0.013, [0.085, GREAT, 0], [0.03, head - 0.02, 0.02])),
        block([0.085, 0.04, 0.045], [0, head - 0.02, 0.02], 0.012),
        rod(0.019, [0, head - 0.05, 0.025], [0, head + 0.05, 0.03], 16),
      ]),
      { weight: 0.9 },
    ),
    makePart("rear-fork", "frame", merge(pair(rod(0.011, [0.052, LITTLE, BEHIND], [0.01, 0.5, BEHIND + 0.02]))), {
      weight: 0.6,
    }),
    makePart("hub", "crank", rod(0.018, [-0.105, GREAT, 0], [0.105, GREAT, 0], 16), { weight: 0.4 }),
    ...crank(1),
    ...crank(-1),
    makePart("handlebar", "handlebar", settle(merge([grip, mirror(grip)])), { weight: 0.8 }),
    ...makeParts("grip", "saddle", pair(rod(0.018, [0.282, head - 0.085, -0.002], [0.296, head - 0.14, -0.045], 14)), {
      weight: 0.5,
    }),
    makePart(
      "spring",
      "handlebar",
      tube(
        0.009,
        curveThrough(
          [
            [0, head - 0.01, -0.02],
            [0, head + 0.055, -0.09],
            [0, head + 0.045, -0.2],
            [0, head - 0.02, -0.33],
            [0, GREAT + 0.67, -0.33],
          ],
          6,
        ),
        10,
      ),
      { weight: 0.4 },
    ),
    ...makeSaddle([0, head + 0.085, -0.16], 1.1),
    ...(has("step")
      ? [
          makePart("step", "frame", rod(0.01, [0, 0.62, BEHIND + 0.06], [0.08, 0.62, BEHIND + 0.06], 10), {
            weight: 0.2,
          }),
        ]
      : []),
  ];
}

/** A penny-farthing. What makes it itself: one huge wheel of wire spokes with pedals on its axle, a tiny one far behind, a single thin spine that follows the great rim from handlebar to the little wheel, a saddle high over it all. */
export const pennyFarthing = defineFromPlan({
  id: "penny-farthing",
  family: "vehicle",
  words: [
    "penny farthing",
    "penny-farthing",
    "high wheeler",
    "high wheel bicycle",
    "victorian bicycle",
    "ordinary bicycle",
    "boneshaker",
  ],
  height: 1.5,
  vary: 0.03,
  view: { azimuth: 1.15, elevation: 0.1 },
  slots: {
    frame: mainSlot("painted-metal", "#17181b #5a1518 #16324f #1f3f2c", "spine|fork|backbone"),
    saddle: slot("leather", "#5a3018 #2a1a12", "seat|grip"),
    handlebar: slot("chrome brass", "", "handle"),
    crank: slot("brushed-steel", "", "arm|axle"),
    pedal: slot("rubber", "#1b1c1f"),
    tyre: slot("rubber", "#1a1a1c", "tire"),
    wheel: slot("painted-metal brushed-steel", "#17181b", "rim|hub"),
    spoke: slot("brushed-steel"),
  },
  extras: { step: { chance: 0.6, slot: "frame" } },
  sockets: () => [{ name: "seat", position: [0, GREAT * 2 + 0.21, -0.16], normal: [0, 1, 0], radius: 0.1 }],
  build,
});
