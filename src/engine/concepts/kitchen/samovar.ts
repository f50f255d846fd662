import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { turnedAlong } from "../vehicle/bodywork.ts";

/** Vertical flutes hammered into the belly. */
const fluted: Paint = (surface, x, y, z) => {
  if (y < 0.17 || y > 0.385) return;
  const turn = (atan2(z, x) / TAU) * 24;
  const flute = cos(turn * TAU);
  surface.height += 0.0022 * flute;
  if (flute < -0.7) {
    surface.r *= 0.72;
    surface.g *= 0.7;
    surface.b *= 0.66;
  }
};

function build({ has }: Planned): Part[] {
  const urn = turnedUp(
    [
      [0, 0.1],
      [0.05, 0.1, 0.006],
      [0.058, 0.125, 0.01],
      [0.118, 0.19, 0.05],
      [0.15, 0.33, 0.06],
      [0.152, 0.385, 0.012],
      [0.164, 0.392, 0.004],
      [0.164, 0.408, 0.004],
      [0.13, 0.418, 0.01],
      [0.105, 0.45, 0.012],
      [0.048, 0.458, 0.006],
      [0.044, 0.5, 0.006],
      [0, 0.502],
    ],
    56,
    4,
  );
  const foot = turnedUp(
    [
      [0, 0.03],
      [0.098, 0.03, 0.004],
      [0.094, 0.05, 0.01],
      [0.05, 0.066, 0.012],
      [0.044, 0.09, 0.012],
      [0.064, 0.104, 0.006],
      [0, 0.106],
    ],
    44,
  );
  const gallery = turnedUp(
    [
      [0.04, 0.496],
      [0.094, 0.505, 0.004],
      [0.1, 0.53, 0.004],
      [0.095, 0.53, 0.002],
      [0.088, 0.512, 0.004],
      [0, 0.506],
      [0, 0.494],
    ],
    44,
  );
  const handle = merge([
    tube(
      0.0085,
      curveThrough(
        [
          [0.146, 0.37, 0],
          [0.21, 0.385, 0],
          [0.222, 0.32, 0],
          [0.2, 0.272, 0],
          [0.138, 0.268, 0],
        ],
        7,
      ),
      12,
    ),
  ]);
  const grip = bar([0.222, 0.345, 0], [0.216, 0.295, 0], 0.015, 16);
  const tap = [
    turnedAlong(
      [
        [0, 0.11],
        [0.03, 0.112, 0.004],
        [0.03, 0.122, 0.004],
        [0.013, 0.13, 0.006],
        [0.013, 0.19],
        [0.018, 0.194, 0.004],
        [0.018, 0.226, 0.006],
        [0, 0.23],
      ],
      [0, 0.2, 0],
      24,
    ),
    tube(
      0.0115,
      curveThrough(
        [
          [0, 0.2, 0.22],
          [0, 0.196, 0.246],
          [0, 0.165, 0.25],
        ],
        5,
      ),
      14,
    ),
    bar([0, 0.2, 0.21], [0, 0.25, 0.21], 0.0075, 12),
    block([0.062, 0.016, 0.007], [0, 0.256, 0.21], 0.003),
    move(sphere(0.01, 14), [0.034, 0.257, 0.21]),
    move(sphere(0.01, 14), [-0.034, 0.257, 0.21]),
  ];
  const parts: Part[] = [
    makePart("plinth", "metal", block([0.22, 0.03, 0.22], [0, 0.027, 0], 0.006), { weight: 0.7 }),
    ...makeParts(
      "paw",
      "metal",
      [1, -1].flatMap((x) => [1, -1].map((z) => move(sphere(0.02, 18), [x * 0.092, 0.019, z * 0.092]))),
      { weight: 0.4 },
    ),
    makePart("foot", "metal", foot, { weight: 0.8 }),
    makePart("urn", "body", urn, { weight: 1, paint: fluted }),
    ...makeParts("handle", "metal", [handle, mirror(handle)], { weight: 0.9 }),
    ...makeParts("grip", "wood", [grip, mirror(grip)], { weight: 0.6 }),
    makePart("tap", "metal", merge(tap), { weight: 1 }),
    makePart("gallery", "metal", gallery, { weight: 0.8 }),
    makePart("knobs", "wood", merge([1, -1].map((s) => move(sphere(0.0125, 16), [s * 0.112, 0.462, 0]))), {
      weight: 0.3,
    }),
  ];
  if (!has("teapot")) return parts;
  const pot = turnedUp(
    [
      [0, 0.506],
      [0.044, 0.508, 0.004],
      [0.07, 0.545, 0.03],
      [0.06, 0.59, 0.02],
      [0.036, 0.604, 0.004],
      [0.03, 0.618, 0.01],
      [0.008, 0.626, 0.004],
      [0.012, 0.642, 0.008],
      [0, 0.648],
    ],
    36,
    4,
  );
  const spout = tube(
    0.0115,
    curveThrough(
      [
        [0.055, 0.546, 0],
        [0.09, 0.556, 0],
        [0.108, 0.604, 0],
      ],
      6,
    ),
    12,
    { scale: (t) => 1.25 - 0.6 * t },
  );
  const loop = tube(
    0.0062,
    curveThrough(
      [
        [-0.056, 0.592, 0],
        [-0.1, 0.594, 0],
        [-0.102, 0.55, 0],
        [-0.062, 0.538, 0],
      ],
      6,
    ),
    10,
  );
  return [...parts, makePart("teapot", "teapot", merge([pot, spout, loop]), { weight: 1 })];
}

/** A samovar. What makes it itself: a shining brass urn with a fluted belly on a waisted foot with four paws, a tap with a crosspiece low in front, two looped handles with wooden grips, and a small teapot on the crown at the top. */
export const samovar = defineFromPlan({
  id: "samovar",
  family: "vessel",
  words: ["samovar", "russian samovar", "tea urn", "samowar"],
  senses: ["samovar"],
  height: 0.65,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.14 },
  slots: {
    body: mainSlot("brass copper silver", "", "urn|belly"),
    metal: slot("brass", "", "tap|spigot|handle|foot|crown"),
    wood: slot("walnut ebony", "", "grip|knob"),
    teapot: slot("porcelain", "#f2efe6 #24508f #a3201c", "pot"),
  },
  extras: { teapot: { chance: 0.85 } },
  build,
});
