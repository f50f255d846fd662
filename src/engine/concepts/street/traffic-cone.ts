import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { blockOn, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

/** Reflecting sleeves: from and to which height. */
const SLEEVES: readonly (readonly (readonly [number, number])[])[] = [
  [[0.3, 0.48]],
  [
    [0.21, 0.32],
    [0.43, 0.54],
  ],
];

function build({ count, style }: Planned): Part[] {
  const tall = style === "tall" ? 1.2 : 1;
  const foot = plate(
    [
      [-0.21, -0.15, 0.02],
      [-0.15, -0.21, 0.02],
      [0.15, -0.21, 0.02],
      [0.21, -0.15, 0.02],
      [0.21, 0.15, 0.02],
      [0.15, 0.21, 0.02],
      [-0.15, 0.21, 0.02],
      [-0.21, 0.15, 0.02],
    ],
    0.045,
    0.01,
  );
  return [
    makePart(
      "cone",
      "body",
      turnedUp(
        [
          [0, 0.03],
          [0.155, 0.03],
          [0.152, 0.05, 0.02],
          [0.13, 0.08, 0.02],
          [0.033, 0.7 * tall, 0.004],
          [0.036, 0.705 * tall, 0.003],
          [0.034, 0.722 * tall, 0.005],
          [0.024, 0.722 * tall, 0.004],
          [0.022, 0.66 * tall],
          [0, 0.655 * tall],
        ],
        56,
        4,
      ),
      { weight: 1 },
    ),
    ...makeParts(
      "stripe",
      "stripe",
      (SLEEVES[count - 1] ?? []).map(([low, high]) => {
        const girth = (y: number) => 0.1325 - ((y - 0.08) * 0.097) / (0.7 * tall - 0.08);
        return lathe(
          [
            [girth(low) - 0.01, low],
            [girth(low), low],
            [girth(high), high],
            [girth(high) - 0.01, high],
          ],
          56,
          true,
        );
      }),
      { weight: 0.9 },
    ),
    makePart(
      "foot",
      "foot",
      style === "dark"
        ? settle(blockOn([0.42, 0.045, 0.42], 0, 0, 0, 0.012))
        : settle(move(turnX(foot, -PI / 2), [0, 0.0225, 0])),
      { weight: 0.9 },
    ),
  ];
}

/** A traffic cone. What makes it itself: a bright orange cone with one or two white reflecting bands on a flat square foot, its tip cut off and open. */
export const trafficCone = defineFromPlan({
  id: "traffic-cone",
  family: "object",
  words: [
    "traffic cone",
    "road cone",
    "safety cone",
    "orange cone",
    "construction cone",
    "pylon cone",
    "parking cone",
    "traffic cones",
    "street cone",
  ],
  height: 0.72,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    body: mainSlot("plastic", "#f0560f #ee4f10 #f26a14", "cone"),
    foot: slot("rubber", "#f0560f", "base", true),
    stripe: slot("plastic", "#eeeeea", "band|reflector"),
  },
  styles: {
    usual: { weight: 2, materials: { foot: "plastic" } },
    dark: { weight: 2, dress: { foot: "#1c1c1e" } },
    tall: { weight: 1, dress: { foot: "#1c1c1e" } },
  },
  count: { slot: "stripe", min: 1, max: 2, most: 2 },
  build,
});
