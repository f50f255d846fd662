import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** Underside of the motor over the lowest point of the lamp, metres. */
const HUB = 0.17;

/** A leaf along +X from its iron to its rounded end, pitched against the air. */
const leaf = () =>
  move(
    turnX(
      plate(
        [
          [0, -0.055, 0.02],
          [0.42, -0.078, 0.05],
          [0.5, -0.05, 0.05],
          [0.5, 0.05, 0.05],
          [0.42, 0.078, 0.05],
          [0, 0.055, 0.02],
        ],
        0.009,
        0.002,
      ),
      -PI / 2 + 0.2,
    ),
    [0.2, HUB + 0.045, 0],
  );

const iron = () =>
  merge([
    block([0.16, 0.008, 0.03], [0.16, HUB + 0.036, 0], 0.002),
    block([0.05, 0.008, 0.085], [0.235, HUB + 0.037, 0], 0.003),
  ]);

function build({ count, style }: Planned): Part[] {
  const motor = turnedUp(
    [
      [0, HUB - 0.02],
      [0.07, HUB - 0.02, 0.01],
      [0.075, HUB + 0.015, 0.01],
      [0.115, HUB + 0.03, 0.02],
      [0.12, HUB + 0.1, 0.03],
      [0.05, HUB + 0.135, 0.02],
      [0.022, HUB + 0.17, 0.01],
      [0, HUB + 0.17],
    ],
    40,
    4,
  );
  const canopy = turnedUp(
    [
      [0, HUB + 0.4],
      [0.026, HUB + 0.4, 0.006],
      [0.06, HUB + 0.44, 0.02],
      [0.075, HUB + 0.48, 0.006],
      [0, HUB + 0.48],
    ],
    36,
    4,
  );
  const bowl = turnedUp(
    [
      [0, 0.03],
      [0.075, 0.05, 0.05],
      [0.115, 0.13, 0.04],
      [0.07, 0.157, 0.01],
      [0, 0.157],
    ],
    40,
    5,
  );
  const spots = around(3, merge([bar([0.03, HUB - 0.02, 0], [0.1, HUB - 0.07, 0], 0.008)]));
  const globes = around(3, settle(move(sphere(0.05, 24), [0.11, HUB - 0.095, 0])));
  return [
    makePart("motor", "body", motor, { weight: 1 }),
    makePart("rod", "body", bar([0, HUB + 0.16, 0], [0, HUB + 0.42, 0], 0.014, 16), { weight: 0.8 }),
    makePart("canopy", "body", canopy, { weight: 0.8 }),
    ...makeParts("iron", "body", around(count, settle(iron()), 0.3), { weight: 0.6 }),
    ...makeParts("blade", "blade", around(count, settle(leaf()), 0.3), { weight: 1, grain: "x" }),
    ...(style === "spots"
      ? [
          makePart("arms", "body", merge(spots), { weight: 0.6 }),
          ...makeParts("globe", "light", globes, { weight: 0.8 }),
        ]
      : [makePart("lamp", "light", bowl, { weight: 0.9 })]),
  ];
}

/** A ceiling fan. What makes it itself: a rod from a canopy down to a round motor, four or five long flat blades on irons spread out level around it, and a glass lamp beneath. */
export const ceilingFan = defineFromPlan({
  id: "ceiling-fan",
  family: "device",
  words: ["ceiling fan", "overhead fan", "ceiling ventilator", "fan light", "ceiling fan light"],
  height: 0.65,
  view: { azimuth: 0.35, elevation: -0.32 },
  slots: {
    body: mainSlot("bronze painted-metal brushed-steel", "", "motor|rod|canopy|iron"),
    blade: slot("walnut oak painted-wood", "", "rotor|leaf"),
    light: slot("frosted-glass", "#fff3d8 #fdfaf0", "lamp|bulb|globe"),
  },
  styles: { bowl: { weight: 2 }, spots: { weight: 1 } },
  count: { slot: "blade", min: 4, max: 5, most: 8 },
  build,
});
