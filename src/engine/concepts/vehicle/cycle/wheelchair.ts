import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { bar, sheet } from "../../pieces.ts";
import { block, pair, ringAcross, rod, turnedAcross } from "../bodywork.ts";
import { wireWheel } from "./wire-wheel.ts";

const HALF = 0.225;
const AXLE: Vec3 = [0.305, 0.31, -0.13];

const bent = (radius: number, points: readonly Vec3[]): Geometry =>
  tube(radius, curveThrough(points, 5), 10, { endRounding: radius * 0.4, endSteps: 2 });

function caster(side: 1 | -1): { tyre: Geometry; hub: Geometry; fork: Geometry } {
  const at: Vec3 = [side * HALF, 0.09, 0.24];
  const tyre = turnedAcross(
    [
      [0.052, -0.02],
      [0.09, -0.018, 0.012],
      [0.09, 0.018, 0.012],
      [0.052, 0.02],
    ],
    at,
    24,
    true,
  );
  const hub = turnedAcross(
    [
      [0, -0.026],
      [0.018, -0.026],
      [0.056, -0.012],
      [0.056, 0.012],
      [0.018, 0.026],
      [0, 0.026],
    ],
    at,
    18,
  );
  const prong = (s: number) => bar([at[0] + s * 0.034, 0.085, 0.24], [at[0] + s * 0.03, 0.215, 0.275], 0.01, 8);
  const fork = merge([
    prong(1),
    prong(-1),
    block([0.085, 0.022, 0.035], [at[0], 0.212, 0.274], 0.008),
    bar([at[0], 0.205, 0.274], [at[0], 0.31, 0.274], 0.017, 10),
    rod(0.008, [at[0] - 0.04, 0.09, 0.24], [at[0] + 0.04, 0.09, 0.24], 8),
  ]);
  return { tyre, hub, fork };
}

function build({ style, has }: Planned): Part[] {
  const sport = style === "sport";
  const backTop = sport ? 0.78 : 0.94;
  const side: Geometry[] = [
    // back post, bent rearwards into the push handle
    bent(0.014, [
      [HALF, 0.3, -0.19],
      [HALF, 0.52, -0.2],
      [HALF, backTop - 0.04, -0.26],
      ...(sport
        ? [[HALF, backTop, -0.265] as Vec3]
        : ([
            [HALF, backTop + 0.005, -0.3],
            [HALF, backTop + 0.012, -0.38],
          ] as Vec3[])),
    ]),
    // seat rail that runs down to the foot plate
    bent(0.014, [
      [HALF, 0.5, -0.22],
      [HALF, 0.505, 0.0],
      [HALF, 0.505, 0.22],
      [HALF, 0.46, 0.3],
      [HALF - 0.01, 0.3, 0.37],
      [HALF - 0.03, 0.13, 0.44],
    ]),
    bent(0.013, [
      [HALF, 0.3, -0.2],
      [HALF, 0.27, 0.0],
      [HALF, 0.28, 0.27],
      [HALF, 0.36, 0.345],
    ]),
    bar([HALF, 0.28, 0.16], [HALF, 0.5, 0.16], 0.013, 8),
    bar([0.1, AXLE[1], AXLE[2]], [AXLE[0] - 0.02, AXLE[1], AXLE[2]], 0.016, 10),
    bar([HALF, 0.27, AXLE[2]], [HALF, 0.51, AXLE[2]], 0.015, 8),
    ...(sport
      ? []
      : [
          bent(0.012, [
            [HALF, 0.5, 0.17],
            [HALF, 0.68, 0.17],
            [HALF, 0.72, 0.12],
            [HALF, 0.725, -0.05],
            [HALF, 0.725, -0.235],
          ]),
        ]),
  ];
  const frame = merge([
    ...side.flatMap(pair),
    bar([-HALF, 0.285, 0.02], [HALF, 0.5, 0.02], 0.012, 8),
    bar([-HALF, 0.5, 0.045], [HALF, 0.285, 0.045], 0.012, 8),
    bar([-0.12, AXLE[1], AXLE[2]], [0.12, AXLE[1], AXLE[2]], 0.016, 10),
  ]);
  const seat = block([2 * HALF + 0.025, 0.055, 0.46], [0, 0.525, 0.005], 0.022, 3);
  const back = sheet(
    Array.from({ length: 9 }, (_, i) => [0.57 + ((backTop - 0.62) * i) / 8, -HALF - 0.02, HALF + 0.02] as const),
    0.045,
    (x, y) => -0.205 - (y - 0.52) * 0.145 - 0.035 * (1 - (x / HALF) * (x / HALF)),
    12,
  );
  const ring = (s: number) => {
    const x = s * (AXLE[0] + 0.055);
    const tabs = Array.from({ length: 6 }, (_, i) => {
      const a = (i / 6) * TAU + 0.3;
      const [y, z] = [AXLE[1] + 0.258 * sin(a), AXLE[2] + 0.258 * cos(a)];
      return rod(0.006, [s * (AXLE[0] + 0.006), y, z], [x, y, z], 6);
    });
    return merge([
      tube(0.0105, ringAcross(x, AXLE[1], AXLE[2], 0.256, 44), 8, { closed: true, up: [1, 0, 0] }),
      ...tabs,
    ]);
  };
  const casters = [caster(1), caster(-1)];
  const wheel = { radius: 0.31, tyre: 0.02, spokes: 24, hub: 0.05 };
  return [
    ...wireWheel("wheel-left", AXLE, wheel),
    ...wireWheel("wheel-right", [-AXLE[0], AXLE[1], AXLE[2]], wheel),
    ...makeParts("hand-rim", "handrim", [ring(1), ring(-1)], { weight: 0.7 }),
    makePart("frame", "frame", frame, { weight: 1 }),
    makePart("seat", "seat", seat, { weight: 1 }),
    makePart("back", "seat", back, { weight: 1, crease: 1 }),
    ...makeParts(
      "caster-tyre",
      "tyre",
      casters.map((c) => c.tyre),
      { weight: 0.7 },
    ),
    ...makeParts(
      "caster-hub",
      "wheel",
      casters.map((c) => c.hub),
      { weight: 0.4 },
    ),
    ...makeParts(
      "caster-fork",
      "wheel",
      casters.map((c) => c.fork),
      { weight: 0.5 },
    ),
    ...makeParts("foot-plate", "footrest", pair(block([0.17, 0.02, 0.17], [0.105, 0.125, 0.475], 0.008)), {
      weight: 0.8,
    }),
    ...(sport
      ? []
      : [
          ...makeParts("arm-pad", "armrest", pair(block([0.055, 0.035, 0.3], [HALF, 0.742, -0.02], 0.014, 3)), {
            weight: 0.8,
          }),
          ...makeParts(
            "push-handle",
            "handle",
            pair(rod(0.0205, [HALF, backTop + 0.008, -0.345], [HALF, backTop + 0.016, -0.44], 14)),
            { weight: 0.7 },
          ),
        ]),
    ...(has("guard") && !sport
      ? makeParts("side-guard", "seat", pair(block([0.012, 0.19, 0.34], [HALF - 0.004, 0.62, -0.03], 0.005)), {
          weight: 0.6,
        })
      : []),
  ];
}

/**
 * A wheelchair. What makes it itself: a chair between two large spoked wheels with hand rims, two small casters in front, a sling seat
 * and back in a tube frame, arm rests, two foot plates, and push handles behind.
 */
export const wheelchair = defineFromPlan({
  id: "wheelchair",
  family: "vehicle",
  words: [
    "wheelchair",
    "wheel chair",
    "manual wheelchair",
    "sports wheelchair",
    "hospital wheelchair",
    "invalid chair",
  ],
  senses: ["wheelchair"],
  height: 0.96,
  vary: 0.04,
  view: { azimuth: 0.75, elevation: 0.16 },
  slots: {
    frame: mainSlot(
      "brushed-steel painted-metal painted-metal",
      "#c9ccd0 #b3261e #1f4f9c #22252a #2a7a4a",
      "tube|body",
    ),
    seat: slot("leather woven-cotton", "#18191c #1f2f5a #2a2c30 #5a1a1c", "back|backrest|cushion|upholstery"),
    tyre: slot("rubber", "#2a2b2e #1a1a1b", "tire"),
    wheel: slot("brushed-steel", "", "rim|hub|caster|castor"),
    spoke: slot("brushed-steel"),
    handrim: slot("brushed-steel", "#d5d7da", "push rim|hand rim"),
    armrest: slot("plastic", "#17181a", "arm rest|arm pad"),
    footrest: slot("plastic", "#1d1e21", "foot rest|footplate|foot plate"),
    handle: slot("rubber", "#1a1a1c", "push handle|grip"),
  },
  styles: { usual: { weight: 5 }, sport: { weight: 0.6, words: ["sports wheelchair"] } },
  extras: { guard: { chance: 0.5, slot: "side guard" } },
  build,
  sockets: () => [
    { name: "seat", position: [0, 0.552, 0.0], normal: [0, 1, 0], radius: 0.2 },
    { name: "top", position: [0, 0.552, 0.0], normal: [0, 1, 0], radius: 0.2 },
  ],
});
