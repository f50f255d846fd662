import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** Where the shaft ends, and where the head's barbs begin; metres. */
const [SHAFT, HEAD] = [1.12, 1.56];

/** A head with two flues that point back. */
const flued = () =>
  plate(
    [
      [0.0, 0.27, 0.002],
      [-0.03, 0.15, 0.02],
      [-0.085, -0.03, 0.002],
      [-0.034, 0.03, 0.012],
      [-0.012, 0.02, 0.004],
      [-0.012, -0.02],
      [0.012, -0.02],
      [0.012, 0.02, 0.004],
      [0.034, 0.03, 0.012],
      [0.085, -0.03, 0.002],
      [0.03, 0.15, 0.02],
    ],
    0.016,
    0.005,
  );

/** A head with a single row of barbs on one side. */
const barbed = () =>
  plate(
    [
      [0.004, 0.3, 0.002],
      [-0.022, 0.22, 0.01],
      [-0.052, 0.165, 0.002],
      [-0.02, 0.178, 0.004],
      [-0.022, 0.12],
      [-0.054, 0.07, 0.002],
      [-0.02, 0.084, 0.004],
      [-0.022, 0.03],
      [-0.056, -0.025, 0.002],
      [-0.016, -0.01, 0.004],
      [-0.014, -0.04],
      [0.014, -0.04],
      [0.022, 0.12, 0.02],
    ],
    0.017,
    0.005,
  );

function build({ style }: Planned): Part[] {
  const socket = turnedUp(
    [
      [0, SHAFT - 0.12],
      [0.03, SHAFT - 0.12, 0.003],
      [0.031, SHAFT - 0.09, 0.004],
      [0.026, SHAFT, 0.01],
      [0.0125, SHAFT + 0.08, 0.02],
      [0.011, HEAD],
      [0, HEAD],
    ],
    24,
  );
  const eye = move(turnX(torus(0.02, 0.006, 20, 8), PI / 2), [0.034, SHAFT - 0.02, 0]);
  // the line runs from the eye down the shaft to a hank of coils hung about it
  const line = tube(
    0.0095,
    curveThrough(
      [
        [0.04, SHAFT - 0.03, 0],
        [0.055, SHAFT - 0.2, 0.012],
        [0.034, SHAFT - 0.42, 0.03],
        [0.05, SHAFT - 0.56, 0.04],
      ],
      6,
    ),
    10,
  );
  const coils = Array.from({ length: 7 }, (_, i) => {
    const wide = 0.1 + 0.006 * ((i * 3) % 4);
    const points = Array.from({ length: 24 }, (_, k): Vec3 => {
      const a = (k / 24) * TAU;
      return [
        0.012 + wide * 0.62 * sin(a),
        SHAFT - 0.66 - wide * 1.25 * (1 - cos(a)) * 0.75,
        0.034 + 0.011 * (i - 3) * 0.8 + 0.012 * cos(2 * a),
      ];
    });
    return tube(0.0095, points, 8, { closed: true });
  });
  const whipping = [0.0, 0.02, 0.04].map((d) => move(torus(0.026, 0.0075, 22, 8), [0, SHAFT - 0.16 - d, 0]));
  const knots = [0, 0.02, 0.04].map((d) =>
    move(turnZ(torus(0.036, 0.009, 22, 8), 0.08), [0.006, SHAFT - 0.6 - d, 0.014]),
  );
  return [
    makePart(
      "shaft",
      "shaft",
      turnedUp(
        [
          [0, 0],
          [0.02, 0, 0.006],
          [0.026, 0.3],
          [0.025, SHAFT - 0.06],
          [0, SHAFT - 0.06],
        ],
        24,
      ),
      { weight: 1 },
    ),
    makePart("shank", "iron", merge([socket, eye]), { weight: 0.9 }),
    makePart("head", "blade", move(style === "barbed" ? barbed() : flued(), [0, HEAD - 0.01, 0]), { weight: 1 }),
    makePart("toggle", "iron", bar([0, HEAD + 0.015, -0.016], [0, HEAD + 0.015, 0.016], 0.008, 12), { weight: 0.3 }),
    makePart("line", "line", merge([line, ...coils, ...whipping, ...knots]), { weight: 0.9 }),
  ];
}

/** A whaler's harpoon. What makes it itself: a stout wooden pole with a long thin iron shank whose barbed head points back to hold, and a line from its eye to coils hung about the pole. */
export const harpoon = defineFromPlan({
  id: "harpoon",
  family: "weapon",
  words: ["harpoon", "whaling harpoon", "whaler's harpoon", "barbed harpoon", "fishing harpoon"],
  senses: ["harpoon"],
  height: 1.85,
  vary: 0.04,
  view: { azimuth: 0.35, elevation: 0.05 },
  slots: {
    shaft: mainSlot("oak ash", "", "pole|stick|handle"),
    blade: slot("steel iron", "#7a7d80", "head|barb|point|tip"),
    iron: slot("iron", "#3a3c40", "shank|socket|eye"),
    line: slot("rope", "#c8a86a #b09058", "rope|cord|coil"),
  },
  styles: { flued: { weight: 2 }, barbed: { words: ["barbed harpoon"] } },
  build,
});
