import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Top of the board, metres. */
const TOP = 0.02;

const spring = (x: number, from: number, to: number): Geometry => {
  const path = Array.from({ length: 5 * 16 + 1 }, (_, i): Vec3 => {
    const t = i / 80;
    return [x + 0.0048 * cos(5 * TAU * t), from + (to - from) * t, 0.0048 * sin(5 * TAU * t)];
  });
  return tube(0.00085, path, 8);
};

/** A screw with a milled head, standing. */
const thumbscrew = (x: number, y: number, z: number, high: number): Geometry =>
  merge([
    bar([x, y, z], [x, y + high, z], 0.0026, 10),
    move(
      turnedUp(
        [
          [0, 0],
          [0.0068, 0, 0.0008],
          [0.0068, 0.0052, 0.0008],
          [0, 0.0052],
        ],
        24,
      ),
      [x, y + high - 0.001, z],
    ),
  ]);

function build(_: Planned): Part[] {
  const lift = 0.04;
  const rock = (g: Geometry): Geometry => settle(move(turnZ(g, lift * 0.6), [0.012, TOP + 0.026, 0]));
  return [
    makePart("board", "board", block([0.19, TOP, 0.095], [0, TOP / 2, 0], 0.004, 2), { weight: 1, grain: "x" }),
    makePart("plate", "brass", block([0.128, 0.0045, 0.05], [-0.004, TOP + 0.002, 0], 0.0016, 2), { weight: 0.7 }),
    makePart(
      "yoke",
      "brass",
      merge(
        [-1, 1].flatMap((s) => [
          block([0.016, 0.034, 0.006], [0.012, TOP + 0.019, s * 0.016], 0.002, 2),
          bar([0.012, TOP + 0.026, s * 0.01], [0.012, TOP + 0.026, s * 0.028], 0.0036, 14),
          bar([0.012, TOP + 0.026, s * 0.024], [0.012, TOP + 0.026, s * 0.029], 0.0062, 20),
        ]),
      ),
      { weight: 0.8 },
    ),
    makePart(
      "lever",
      "lever",
      rock(
        merge([
          block([0.118, 0.0085, 0.011], [-0.004, 0.002, 0], 0.002, 2),
          block([0.024, 0.012, 0.017], [0, 0, 0], 0.003, 2),
          bar([0.046, 0.002, 0], [0.058, 0.002, 0], 0.0055, 14),
          bar([-0.06, 0.002, 0], [-0.075, 0.002, 0], 0.0042, 14),
        ]),
      ),
      { weight: 1 },
    ),
    makePart(
      "knob",
      "knob",
      rock(
        move(
          turnedUp(
            [
              [0, 0.002],
              [0.0225, 0.002, 0.001],
              [0.0225, 0.0055, 0.0015],
              [0.009, 0.008, 0.003],
              [0.009, 0.0125, 0.002],
              [0.0155, 0.0165, 0.005],
              [0.0145, 0.0235, 0.004],
              [0, 0.025],
            ],
            36,
          ),
          [-0.073, 0.001, 0],
        ),
      ),
      { weight: 1 },
    ),
    makePart("spring", "metal", spring(-0.012, TOP + 0.003, TOP + 0.024), { weight: 0.5 }),
    makePart("spring-screw", "brass", thumbscrew(-0.012, TOP + 0.03, 0, 0.012), { weight: 0.4 }),
    makePart("gap-screw", "brass", thumbscrew(0.05, TOP + 0.022, 0, 0.02), { weight: 0.5 }),
    makePart(
      "anvil",
      "metal",
      merge(
        [
          turnedUp(
            [
              [0, TOP],
              [0.0055, TOP],
              [0.0055, TOP + 0.014, 0.001],
              [0, TOP + 0.014],
            ],
            20,
          ),
        ].map((g) => move(g, [-0.044, 0, 0])),
      ),
      { weight: 0.4 },
    ),
    ...makeParts(
      "terminal",
      "brass",
      [-0.03, 0.03].map((z) =>
        merge([
          move(
            turnedUp(
              [
                [0, 0],
                [0.0075, 0, 0.001],
                [0.0055, 0.01, 0.002],
                [0.0055, 0.014],
                [0.008, 0.0155, 0.001],
                [0.008, 0.021, 0.001],
                [0, 0.022],
              ],
              24,
            ),
            [0.078, TOP - 0.0005, z],
          ),
        ]),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "screws",
      "brass",
      merge(
        [-1, 1].flatMap((s) =>
          [-0.06, 0.052].map((x) =>
            move(
              turnedUp(
                [
                  [0, 0],
                  [0.0036, 0],
                  [0.003, 0.0018, 0.001],
                  [0, 0.002],
                ],
                16,
              ),
              [x, TOP + 0.004, s * 0.019],
            ),
          ),
        ),
      ),
      { weight: 0.1 },
    ),
  ];
}

/** A telegraph key. What makes it itself: a brass lever that rocks between two pivot screws on a wooden board, a round black knob with a skirt at its end, a spring and milled adjusting screws, and two terminals behind. */
export const telegraphKey = defineFromPlan({
  id: "telegraph-key",
  family: "device",
  words: [
    "telegraph key",
    "morse key",
    "morse code key",
    "telegraph",
    "morse telegraph",
    "telegraph machine",
    "straight key",
    "morse code machine",
  ],
  senses: ["telegraph key", "telegraph"],
  height: 0.07,
  view: { azimuth: -0.6, elevation: 0.36 },
  slots: {
    lever: mainSlot("brass", "", "arm"),
    board: slot("mahogany walnut oak", "", "base|wood"),
    brass: { ...slot("brass", "", "screw|terminal|plate|yoke"), takesWhole: true },
    knob: slot("plastic", "#121214", "button|handle"),
    metal: slot("brushed-steel", "", "spring|contact"),
  },
  build,
});
