import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { block, pair, rod, sidePlate, turnedAcross } from "../vehicle/bodywork.ts";

const R = 0.22;

function wheel(name: string, x: number, z: number): Part[] {
  const tyre = turnedAcross(
    [
      [R * 0.58, -0.055, 0.01],
      [R * 0.92, -0.06, 0.02],
      [R, -0.03, 0.02],
      [R, 0.03, 0.02],
      [R * 0.92, 0.06, 0.02],
      [R * 0.58, 0.055, 0.01],
    ],
    [x, R, z],
    36,
    true,
    3,
  );
  const rim = turnedAcross(
    [
      [0, -0.05],
      [R * 0.62, -0.05, 0.01],
      [R * 0.62, 0.05, 0.01],
      [R * 0.3, 0.035, 0.01],
      [R * 0.18, 0.065, 0.01],
      [0, 0.065],
    ],
    [x, R, z],
    28,
  );
  return [
    makePart(`tyre-${name}`, "tyre", tyre, { weight: 0.9 }),
    makePart(`rim-${name}`, "wheel", rim, { weight: 0.6 }),
  ];
}

function build(): Part[] {
  const roof = sidePlate(
    [
      [-1.28, 1.62, 0.05],
      [0.72, 1.62, 0.05],
      [0.88, 1.55, 0.05],
      [0.86, 1.66, 0.06],
      [0.6, 1.76, 0.2],
      [-1.1, 1.78, 0.2],
      [-1.3, 1.72, 0.06],
    ],
    1.28,
    0.03,
  );
  const tub = pair(
    sidePlate(
      [
        [-1.3, 0.34, 0.1],
        [-0.28, 0.3, 0.05],
        [-0.28, 0.62, 0.08],
        [-0.62, 0.86, 0.1],
        [-1.3, 0.9, 0.06],
      ],
      0.06,
      0.02,
      0.58,
    ),
  );
  const nose = sidePlate(
    [
      [0.42, 0.3, 0.04],
      [0.86, 0.32, 0.05],
      [1.06, 0.46, 0.14],
      [1.02, 0.82, 0.12],
      [0.84, 1.06, 0.08],
      [0.74, 1.06, 0.03],
      [0.72, 0.62, 0.08],
    ],
    0.86,
    0.09,
  );
  const fender = tube(
    0.05,
    curveThrough(
      [
        [0, 0.26, 1.34],
        [0, 0.46, 1.27],
        [0, 0.52, 1.1],
        [0, 0.48, 0.96],
      ],
      5,
    ),
    12,
    { endRounding: 0.03, scale: () => [2.2, 0.8], up: [0, 1, 0] },
  );
  const posts = pair(
    merge([
      rod(0.025, [0.58, 0.88, -1.24], [0.58, 1.66, -1.22]),
      rod(0.025, [0.58, 0.6, -0.3], [0.58, 1.66, -0.32]),
      rod(0.025, [0.42, 1.02, 0.8], [0.52, 1.6, 0.7]),
    ]),
  );
  const bars = curveThrough(
    [
      [-0.3, 1.06, 0.5],
      [-0.16, 1.1, 0.62],
      [0, 1.11, 0.65],
      [0.16, 1.1, 0.62],
      [0.3, 1.06, 0.5],
    ],
    5,
  );
  return [
    ...wheel("front", 0, 1.08),
    ...wheel("rear-left", 0.53, -0.88),
    ...wheel("rear-right", -0.53, -0.88),
    makePart(
      "fork",
      "metal",
      merge([
        rod(0.028, [0.1, R, 1.08], [0.08, 0.6, 0.98]),
        rod(0.028, [-0.1, R, 1.08], [-0.08, 0.6, 0.98]),
        rod(0.02, [-0.11, R, 1.08], [0.11, R, 1.08]),
      ]),
      { weight: 0.4 },
    ),
    makePart("fender", "body", fender, { weight: 0.7 }),
    makePart("floor", "underbody", block([1.16, 0.08, 1.9], [0, 0.3, -0.36], 0.02), { weight: 0.6 }),
    makePart("nose", "body", nose, { weight: 1 }),
    makePart("tub", "body", merge([...tub, block([1.2, 0.58, 0.06], [0, 0.62, -1.28], 0.02)]), { weight: 1 }),
    makePart(
      "stripe",
      "trim",
      merge([
        ...pair(block([0.02, 0.07, 0.98], [0.612, 0.5, -0.79], 0.008)),
        block([0.5, 0.05, 0.02], [0, 0.5, 1.045], 0.008),
      ]),
      { weight: 0.4 },
    ),
    makePart("roof", "roof", roof, { weight: 1 }),
    makePart("posts", "metal", merge(posts), { weight: 0.7 }),
    makePart("windshield", "window", merge([block([0.92, 0.54, 0.025], [0, 1.33, 0.775], 0.008)]), { weight: 0.7 }),
    makePart(
      "windshield-frame",
      "metal",
      merge([rod(0.022, [-0.48, 1.07, 0.8], [0.48, 1.07, 0.8]), rod(0.022, [-0.48, 1.6, 0.76], [0.48, 1.6, 0.76])]),
      { weight: 0.4 },
    ),
    makePart(
      "bench",
      "seat",
      merge([block([1.06, 0.14, 0.42], [0, 0.56, -0.92], 0.05), block([1.06, 0.46, 0.12], [0, 0.86, -1.16], 0.05)]),
      { weight: 0.8 },
    ),
    makePart(
      "driver-seat",
      "seat",
      merge([block([0.5, 0.12, 0.34], [0, 0.62, 0.12], 0.05), block([0.46, 0.3, 0.09], [0, 0.84, -0.06], 0.04)]),
      { weight: 0.6 },
    ),
    makePart("driver-box", "underbody", block([0.5, 0.3, 0.32], [0, 0.46, 0.12], 0.03), { weight: 0.4 }),
    makePart("handlebar", "metal", merge([tube(0.018, bars, 10), rod(0.025, [0, 0.9, 0.78], [0, 1.1, 0.64])]), {
      weight: 0.5,
    }),
    makePart("headlamp-ring", "metal", move(disc(0.125, 0.08, 0.02, 32), [0, 0.7, 1.0]), { weight: 0.6 }),
    makePart("headlamp", "headlight", move(disc(0.105, 0.09, 0.03, 32), [0, 0.7, 1.0]), { weight: 0.9 }),
    ...makeParts("blinker", "blinker", pair(move(disc(0.045, 0.05, 0.012, 20), [0.3, 0.68, 0.985])), { weight: 0.5 }),
    ...makeParts("tail", "taillight", pair(block([0.1, 0.14, 0.03], [0.46, 0.7, -1.31], 0.01)), { weight: 0.3 }),
    ...makeParts(
      "mirror",
      "metal",
      pair(
        merge([
          rod(0.01, [0.46, 1.2, 0.76], [0.66, 1.3, 0.78], 8),
          block([0.1, 0.13, 0.03], [0.68, 1.33, 0.78], 0.012),
        ]),
      ),
      { weight: 0.5 },
    ),
  ];
}

/** An auto rickshaw. What makes it itself: a tiny open cab on three wheels, one under a rounded nose with a single round headlight, a flat windscreen, a canvas roof on posts and a bench behind the driver. */
export const tukTuk = defineFromPlan({
  id: "tuk-tuk",
  family: "vehicle",
  words: ["tuk-tuk", "tuk tuk", "auto rickshaw", "autorickshaw", "motor rickshaw", "three-wheeled taxi"],
  height: 1.78,
  view: { azimuth: 0.7, elevation: 0.18 },
  slots: {
    body: mainSlot("painted-metal", "#2f8a3a #e8b41e #2a6fb8 #c8281e", "cab|nose|fender"),
    roof: slot("painted-metal woven-cotton", "#f0c01e #1f2024 #2a5fa8", "canopy|top"),
    trim: slot("painted-metal", "#f2e6b8 #e8b41e", "stripe"),
    tyre: slot("rubber", "#1a1b1d", "tire"),
    wheel: slot("brushed-steel", "", "rim|hub"),
    seat: slot("leather", "#7a1f1a #2a2a2e #3a4a6a", "bench|cushion"),
    window: slot("glass", "#9fc0cc", "windshield|windscreen|glass"),
    headlight: slot("glass", "#f8f2d8", "lamp|headlamp|light"),
    blinker: slot("glass", "#e8801a", "indicator"),
    taillight: slot("glass", "#b0140e", "rear light"),
    metal: slot("brushed-steel", "", "post|frame|handlebar|fork|mirror"),
    underbody: slot("plastic", "#1c1d20", "floor|chassis"),
  },
  build: () => build(),
});
