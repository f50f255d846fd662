import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const [LOW, PEG, TOP] = [0.07, 0.3, 1.02];

function build(_: Planned): Part[] {
  const turns = 11;
  const coil = Array.from({ length: turns * 18 + 1 }, (_unused, i): Vec3 => {
    const angle = (i / 18) * TAU;
    return [0.034 * cos(angle), LOW + 0.014 + (i / (turns * 18)) * (PEG - LOW - 0.03), 0.034 * sin(angle)];
  });
  const sleeve = (y: number, r: number, tall: number) =>
    turnedUp(
      [
        [0, y],
        [r, y, 0.004],
        [r, y + tall, 0.004],
        [0, y + tall],
      ],
      32,
    );
  return [
    makePart(
      "tip",
      "rubber",
      turnedUp(
        [
          [0, 0],
          [0.03, 0, 0.008],
          [0.034, 0.02, 0.006],
          [0.024, 0.06, 0.006],
          [0, 0.064],
        ],
        32,
        4,
      ),
      { weight: 0.8 },
    ),
    makePart("rod", "metal", bar([0, 0.05, 0], [0, PEG + 0.06, 0], 0.0165, 20), { weight: 0.7 }),
    makePart("stop", "metal", merge([sleeve(LOW, 0.04, 0.014), sleeve(PEG - 0.016, 0.042, 0.014)]), { weight: 0.5 }),
    makePart("spring", "spring", tube(0.0062, coil, 10, { endRounding: 0.002 }), { weight: 0.9 }),
    makePart("shaft", "shaft", merge([sleeve(PEG - 0.004, 0.031, TOP - PEG)]), { weight: 1, projection: "cylinder" }),
    makePart("collar", "metal", merge([sleeve(TOP - 0.05, 0.036, 0.06), sleeve(PEG + 0.07, 0.036, 0.03)]), {
      weight: 0.5,
    }),
    makePart("handlebar", "metal", bar([-0.24, TOP - 0.012, 0], [0.24, TOP - 0.012, 0], 0.015, 18), { weight: 0.8 }),
    ...makeParts(
      "grip",
      "rubber",
      [-1, 1].map((s) => bar([s * 0.115, TOP - 0.012, 0], [s * 0.25, TOP - 0.012, 0], 0.0215, 20)),
      { weight: 0.8 },
    ),
    ...makeParts(
      "peg",
      "peg",
      [-1, 1].map((s) => block([0.145, 0.026, 0.075], [s * 0.1, PEG + 0.02, 0], 0.01, 3)),
      { weight: 0.9 },
    ),
  ];
}

/** A pogo stick. What makes it itself: an upright tube with a crossbar to hold and two pegs to stand on, over a strong coil spring and a rubber foot. */
export const pogoStick = defineFromPlan({
  id: "pogo-stick",
  family: "object",
  words: ["pogo stick", "pogo"],
  senses: ["pogo stick"],
  height: 1.03,
  view: { azimuth: 0.4, elevation: 0.14 },
  slots: {
    shaft: mainSlot("painted-metal", "#c8281e #1f5fc0 #2c9a4a #e0a31e #17181b", "tube|pole|body|frame"),
    spring: slot("chrome", "", "coil"),
    metal: slot("chrome", "", "handlebar|rod|collar"),
    rubber: slot("rubber", "#17181b", "grip|tip|foot|handle"),
    peg: slot("plastic", "#1f2126", "footrest|pedal|step"),
  },
  build,
});
