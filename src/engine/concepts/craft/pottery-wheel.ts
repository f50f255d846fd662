import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sin } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Height of the wheel's head over the floor, and its radius; metres. */
const [TOP, R] = [0.56, 0.17];

/** Wet clay with the marks of the fingers in rings. */
const thrown: Paint = (surface, x, y, z) => {
  const ring = sin(y * 620 + 2 * noise(x * 8, y * 20, z * 8, 3));
  surface.height += 0.0012 * ring;
  const tone = 0.93 + 0.07 * ring;
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
  surface.roughness = 0.34;
};

/** Slip that has splashed on what is around the wheel. */
const splashed: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny > 0.2 && noise(x * 26, y * 26, z * 26, 8) > 0.28) {
    surface.r = 0.38;
    surface.g = 0.24;
    surface.b = 0.15;
    surface.roughness = 0.5;
  }
};

function pot(style: string): Part["geometry"] {
  if (style === "bowl")
    return turnedUp(
      [
        [0, 0],
        [0.05, 0, 0.004],
        [0.055, 0.012, 0.006],
        [0.12, 0.085, 0.06],
        [0.126, 0.096, 0.003],
        [0.118, 0.096, 0.003],
        [0.048, 0.016, 0.04],
        [0, 0.012],
      ],
      56,
      6,
    );
  return turnedUp(
    [
      [0, 0],
      [0.056, 0, 0.004],
      [0.06, 0.012, 0.01],
      [0.098, 0.1, 0.07],
      [0.048, 0.19, 0.05],
      [0.062, 0.236, 0.004],
      [0.054, 0.236, 0.004],
      [0.04, 0.19, 0.04],
      [0.088, 0.1, 0.06],
      [0.05, 0.014, 0.01],
      [0, 0.012],
    ],
    56,
    7,
  );
}

function build({ style, has }: Planned): Part[] {
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => bar([a * 0.21, 0.5, b * 0.19], [a * 0.24, 0, b * 0.22], 0.02, 16)),
  );
  return [
    makePart("table", "frame", block([0.56, 0.05, 0.5], [0, 0.47, 0], 0.02, 2), { weight: 0.8 }),
    ...makeParts("leg", "leg", legs, { weight: 0.7 }),
    makePart(
      "pan",
      "pan",
      turnedUp(
        [
          [0, 0.49],
          [0.235, 0.49, 0.006],
          [0.255, 0.575, 0.012],
          [0.246, 0.578, 0.004],
          [0.228, 0.505, 0.006],
          [0, 0.5],
        ],
        64,
        4,
      ),
      {
        weight: 0.9,
        paint: splashed,
      },
    ),
    makePart("shaft", "metal", bar([0, 0.14, 0], [0, TOP - 0.02, 0], 0.017, 20), { weight: 0.6 }),
    makePart(
      "wheel",
      "metal",
      turnedUp(
        [
          [0, TOP - 0.03],
          [0.04, TOP - 0.03],
          [0.05, TOP - 0.02],
          [R, TOP - 0.02, 0.004],
          [R, TOP, 0.004],
          [0, TOP],
        ],
        64,
      ),
      { weight: 1 },
    ),
    makePart(
      "flywheel",
      "frame",
      turnedUp(
        [
          [0, 0.1],
          [0.3, 0.1, 0.012],
          [0.3, 0.165, 0.012],
          [0.05, 0.165],
          [0.05, 0.2],
          [0, 0.2],
        ],
        64,
      ),
      { weight: 0.9 },
    ),
    makePart("pivot", "metal", bar([0, 0, 0], [0, 0.11, 0], 0.03, 16), { weight: 0.3 }),
    makePart("pot", "clay", move(pot(style), [0, TOP, 0]), { weight: 1, paint: thrown }),
    makePart(
      "wet",
      "clay",
      turnedUp(
        [
          [0, TOP - 0.001],
          [0.1, TOP - 0.001],
          [0.096, TOP + 0.0035, 0.002],
          [0, TOP + 0.004],
        ],
        40,
      ),
      { weight: 0.4 },
    ),
    ...(has("tools")
      ? [
          makePart("sponge", "sponge", block([0.07, 0.035, 0.05], [0.22, 0.512, 0.19], 0.012, 2), { weight: 0.4 }),
          makePart("tool", "leg", turnY(bar([-0.26, 0.5, 0.2], [-0.1, 0.5, 0.235], 0.006, 10), 0), { weight: 0.3 }),
        ]
      : []),
  ];
}

/** A wheel on which pots are thrown. What makes it itself: a wet clay pot with finger rings stands in the middle of a round turning head, in a splash pan, on a table with legs; a shaft goes down to the heavy flywheel that is kicked. */
export const potteryWheel = defineFromPlan({
  id: "pottery-wheel",
  family: "tool",
  words: ["pottery wheel", "potter's wheel", "potters wheel", "potter wheel", "throwing wheel", "clay wheel"],
  height: 0.8,
  vary: 0.04,
  view: { azimuth: 0.5, elevation: 0.3 },
  slots: {
    frame: mainSlot("oak pine", "", "table|base|flywheel|stand"),
    clay: slot("plastic", "#a5623c #8f5a40 #b8a48c", "pot|vase|bowl"),
    pan: slot("plastic painted-metal", "#3f6f8a #c8ccc8 #2a2c30", "basin|tray|splash pan"),
    metal: slot("brushed-steel", "", "wheel|shaft|head"),
    leg: slot("oak", "", "foot"),
    sponge: slot("plastic", "#e8c04a", ""),
  },
  styles: { vase: { named: ["vase", "pot"] }, bowl: { weight: 0.4, named: ["bowl"] } },
  extras: { tools: { chance: 0.7, slot: "sponge" } },
  build,
});
