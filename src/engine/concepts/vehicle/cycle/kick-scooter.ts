import { curveThrough } from "../../../geometry/curve.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Part } from "../../../geometry/part.ts";
import { tube } from "../../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { block, levelPlate, rod, sidePlate, turnedAcross } from "../bodywork.ts";

/** Tyre, and rim with spokes, about an axle at y = `r`. */
function wheel(r: number, z: number): { readonly tyre: Geometry; readonly rim: Geometry } {
  const tyre = turnedAcross(
    [
      [r * 0.78, -0.013],
      [r * 0.9, -0.014, 0.005],
      [r, -0.006, 0.006],
      [r, 0.006, 0.006],
      [r * 0.9, 0.014, 0.005],
      [r * 0.78, 0.013],
    ],
    [0, r, z],
    44,
    true,
    3,
  );
  const ring = turnedAcross(
    [
      [r * 0.68, -0.011],
      [r * 0.8, -0.0125],
      [r * 0.8, 0.0125],
      [r * 0.68, 0.011],
    ],
    [0, r, z],
    44,
    true,
  );
  const hub = turnedAcross(
    [
      [0, -0.021],
      [0.008, -0.021, 0.002],
      [0.016, -0.014, 0.003],
      [0.016, 0.014, 0.003],
      [0.008, 0.021, 0.002],
      [0, 0.021],
    ],
    [0, r, z],
    24,
  );
  const spokes = [0, 1, 2, 3, 4].map((i) => {
    const a = (i / 5) * TAU + 0.3;
    return rod(
      r * 0.09,
      [0, r + 0.012 * sin(a), z + 0.012 * cos(a)],
      [0, r + r * 0.73 * sin(a), z + r * 0.73 * cos(a)],
      10,
    );
  });
  return { tyre, rim: merge([ring, hub, ...spokes]) };
}

function build({ style }: Planned): Part[] {
  const electric = style === "electric";
  const r = electric ? 0.105 : 0.082;
  const [front, rear] = [0.34, -0.34];
  const deckY = electric ? 0.13 : 0.088;
  const thick = electric ? 0.056 : 0.026;
  const wide = electric ? 0.16 : 0.125;
  const tall = electric ? 1.08 : 0.86;
  const one = wheel(r, front);
  const two = wheel(r, rear);
  // the steering post leans back a little
  const foot: Vec3 = [0, r + 0.08, front - 0.032];
  const head: Vec3 = [0, tall, front - 0.15];
  const deck = levelPlate(
    [
      [-wide / 2, rear + 0.13, 0.03],
      [wide / 2, rear + 0.13, 0.03],
      [wide / 2, front - 0.22, 0.05],
      [0.026, front - 0.13, 0.04],
      [-0.026, front - 0.13, 0.04],
      [-wide / 2, front - 0.22, 0.05],
    ],
    thick,
    0.008,
    deckY,
  );
  const tape = levelPlate(
    [
      [-wide / 2 + 0.012, rear + 0.15, 0.02],
      [wide / 2 - 0.012, rear + 0.15, 0.02],
      [wide / 2 - 0.012, front - 0.235, 0.04],
      [-wide / 2 + 0.012, front - 0.235, 0.04],
    ],
    0.004,
    0.001,
    deckY + thick / 2 + 0.001,
  );
  const neck = tube(
    0.021,
    curveThrough(
      [
        [0, deckY, front - 0.19],
        [0, deckY + 0.012, front - 0.13],
        [0, deckY + 0.09, front - 0.075],
        [0, deckY + 0.16, front - 0.056],
      ],
      6,
    ),
    16,
  );
  const fork = [0.026, -0.026].map((x) =>
    tube(
      0.0085,
      curveThrough(
        [
          [x, r, front],
          [x, r + 0.05, front - 0.004],
          [x * 0.8, r + 0.09, front - 0.03],
        ],
        5,
      ),
      12,
    ),
  );
  const crown = block([0.072, 0.022, 0.034], [0, r + 0.09, front - 0.032], 0.008);
  const stays = [0.024, -0.024].map((x) => block([0.008, 0.03, 0.18], [x, (deckY + r) / 2, rear + 0.07], 0.003));
  const fender = tube(
    0.02,
    Array.from({ length: 9 }, (_, i): Vec3 => {
      const a = 0.6 + (i / 8) * 1.9;
      return [0, r + (r + 0.012) * sin(a), rear + (r + 0.012) * cos(a)];
    }),
    14,
    { scale: () => [1, 0.22], up: [0, 1, 0], endRounding: 0.004 },
  );
  const post = rod(0.0165, foot, head, 18);
  const collar = [0.3, 0.52].map((t): Geometry => {
    const at = (k: number): Vec3 => [0, foot[1] + (head[1] - foot[1]) * k, foot[2] + (head[2] - foot[2]) * k];
    return rod(0.022, at(t), at(t + 0.045), 18);
  });
  const bend = electric ? 0.02 : 0;
  const bar = tube(
    0.0125,
    curveThrough(
      [
        [-0.23, head[1] + bend, head[2] - 0.03],
        [-0.13, head[1] + bend * 0.6, head[2] - 0.008],
        [0, head[1], head[2]],
        [0.13, head[1] + bend * 0.6, head[2] - 0.008],
        [0.23, head[1] + bend, head[2] - 0.03],
      ],
      6,
    ),
    14,
    { endRounding: 0.004 },
  );
  const grips = [1, -1].map((s) =>
    tube(
      0.0185,
      [
        [s * 0.125, head[1] + bend * 0.58, head[2] - 0.007],
        [s * 0.18, head[1] + bend * 0.8, head[2] - 0.018],
        [s * 0.236, head[1] + bend, head[2] - 0.031],
      ],
      16,
      { endRounding: 0.006 },
    ),
  );
  const parts: Part[] = [
    makePart("deck", "frame", merge([deck, neck, ...stays]), { weight: 1 }),
    makePart("tape", "tape", tape, { weight: 0.6 }),
    makePart("post", "post", merge([post, ...collar, bar, ...fork, crown]), { weight: 1 }),
    makePart("grips", "grip", merge(grips), { weight: 0.8 }),
    makePart("tyres", "wheel", merge([one.tyre, two.tyre]), { weight: 1 }),
    makePart("rims", "rim", merge([one.rim, two.rim]), { weight: 0.7 }),
    makePart("fender", "frame", fender, { weight: 0.6 }),
    makePart(
      "stand",
      "post",
      sidePlate(
        [
          [-0.02, 0.004, 0.004],
          [-0.006, 0.004, 0.004],
          [0.014, deckY, 0.004],
          [0, deckY, 0.004],
        ],
        0.01,
        0.002,
        wide / 2 - 0.02,
      ),
      { weight: 0.2 },
    ),
  ];
  if (electric) {
    parts.push(
      makePart("lamp", "lamp", block([0.05, 0.04, 0.03], [0, tall - 0.1, head[2] + 0.036], 0.01), {
        weight: 0.6,
        paint: (surface, _x, _y, _z, _nx, _ny, nz) => {
          if (nz < 0.8) layColour(surface, [0.03, 0.03, 0.035], 0.5);
        },
      }),
    );
  }
  return parts;
}

/** A kick scooter. What makes it itself: a low narrow deck between two small wheels, and at the front a tall steering post with a T of handlebars and two grips, no seat; an electric one is heavier, with a lamp. */
export const kickScooter = defineFromPlan({
  id: "kick-scooter",
  family: "vehicle",
  words: [
    "kick scooter",
    "push scooter",
    "electric scooter",
    "e-scooter",
    "kid's scooter",
    "toy scooter",
    "stunt scooter",
    "foot scooter",
  ],
  senses: ["scooter#2"],
  height: 0.87,
  view: { azimuth: 0.9, elevation: 0.2 },
  slots: {
    frame: mainSlot("painted-metal", "#d8281f #1f6fb8 #2a9a58 #e8508a #23252b #f2a01f #12a0a8", "deck|fender|body"),
    post: slot("brushed-steel", "", "handlebar|stem|fork|bar"),
    tape: slot("rubber", "#1f2023", "grip tape"),
    grip: slot("rubber", "#1b1b1e #d8281f #1f6fb8", "handle"),
    wheel: slot("rubber", "#1b1b1e #f0ede4 #e83a4a #2a9ad0", "tyre|tire"),
    rim: slot("plastic brushed-steel", "#e8e6e0 #2a2b30", "spoke|hub"),
    lamp: slot("glass", "#f6f0d4", "light|headlight"),
  },
  styles: {
    kick: { weight: 3 },
    electric: {
      weight: 0,
      words: ["electric scooter", "e-scooter"],
      slots: ["lamp"],
      dress: { frame: "#23252b", post: "#2a2b30" },
      materials: { post: "painted-metal" },
    },
  },
  build,
});
