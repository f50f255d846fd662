import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { lumpy, oval } from "../food/shapes.ts";
import { beam } from "../pieces.ts";
import { levelPlate } from "../vehicle/bodywork.ts";

/** Radius and height of the pot; metres. */
const [R, HIGH] = [0.118, 0.165];

function build({ has }: Planned): Part[] {
  const pot = turnedUp(
    [
      [0, 0],
      [R - 0.012, 0, 0.004],
      [R, 0.02, 0.02],
      [R, HIGH - 0.012, 0.002],
      [R + 0.011, HIGH - 0.01, 0.003],
      [R + 0.011, HIGH, 0.003],
      [0, HIGH],
    ],
    56,
    4,
  );
  const lid = turnedUp(
    [
      [0, HIGH],
      [R + 0.013, HIGH, 0.002],
      [R + 0.013, HIGH + 0.016, 0.005],
      [R - 0.012, HIGH + 0.022, 0.006],
      [0.06, HIGH + 0.038, 0.05],
      [0, HIGH + 0.042],
    ],
    56,
    4,
  );
  // a long upper handle over the lower one, locked together
  const grip = (y: number, from: number, to: number) =>
    levelPlate(
      [
        [-0.015, from],
        [0.015, from],
        [0.019, (from + to) / 2, 0.03],
        [0.017, to, 0.012],
        [-0.017, to, 0.012],
        [-0.019, (from + to) / 2, 0.03],
      ],
      0.017,
      0.006,
      y,
    );
  const weight = turnedUp(
    [
      [0, HIGH + 0.036],
      [0.007, HIGH + 0.036],
      [0.007, HIGH + 0.05],
      [0.0185, HIGH + 0.052, 0.003],
      [0.0185, HIGH + 0.078, 0.004],
      [0.011, HIGH + 0.084, 0.003],
      [0.011, HIGH + 0.094, 0.004],
      [0, HIGH + 0.096],
    ],
    28,
  );
  const side = turnX(
    tube(
      0.0105,
      curveThrough(
        [
          [-0.034, 0, 0],
          [-0.03, 0.03, 0],
          [0, 0.038, 0],
          [0.03, 0.03, 0],
          [0.034, 0, 0],
        ],
        6,
      ),
      14,
    ),
    -PI / 2,
  );
  return [
    makePart("pot", "body", pot, { weight: 1 }),
    makePart("lid", "lid", lid, { weight: 1 }),
    makePart("upper-grip", "handle", grip(HIGH + 0.019, R - 0.055, R + 0.2), { weight: 1 }),
    makePart("lower-grip", "handle", grip(HIGH - 0.012, R - 0.002, R + 0.195), { weight: 0.8 }),
    makePart("back-grip", "handle", move(side, [0, HIGH - 0.035, -R + 0.004]), { weight: 0.8 }),
    makePart(
      "bridge",
      "metal",
      merge([
        beam([0, HIGH + 0.026, R - 0.03], [0, HIGH + 0.035, 0.03], 0.024, 0.005),
        block([0.044, 0.03, 0.012], [0, HIGH - 0.012, R + 0.008], 0.003),
      ]),
      { weight: 0.5 },
    ),
    makePart("weight", "metal", weight, { weight: 0.9 }),
    makePart(
      "valve",
      "valve",
      move(
        turnedUp(
          [
            [0, 0],
            [0.008, 0],
            [0.008, 0.012, 0.002],
            [0, 0.014],
          ],
          18,
        ),
        [0.05, HIGH + 0.033, 0],
      ),
      { weight: 0.5 },
    ),
    makePart("catch", "valve", block([0.016, 0.008, 0.03], [0, HIGH + 0.03, R + 0.05], 0.003), { weight: 0.4 }),
    ...(has("steam")
      ? makeParts(
          "puff",
          "steam",
          [
            move(lumpy(oval([0.018, 0.02, 0.018], 20), 0.12, 0.02, 1), [0.002, HIGH + 0.108, 0]),
            move(lumpy(oval([0.03, 0.028, 0.028], 24), 0.14, 0.03, 2), [0.012, HIGH + 0.14, 0.004]),
            move(lumpy(oval([0.042, 0.034, 0.038], 24), 0.14, 0.04, 3), [-0.004, HIGH + 0.182, -0.004]),
          ],
          { weight: 0.6 },
        )
      : []),
  ];
}

/** A pressure cooker. What makes it itself: a shining steel pot with a flanged lid clamped on, two long black handles one over the other, a loop behind, and on the lid the round weight that steam lifts and a red valve. */
export const pressureCooker = defineFromPlan({
  id: "pressure-cooker",
  family: "vessel",
  words: ["pressure cooker", "stovetop pressure cooker", "pressure pot", "pressure canner"],
  senses: ["pressure cooker"],
  height: 0.26,
  vary: 0.04,
  view: { azimuth: 0.95, elevation: 0.28 },
  slots: {
    body: mainSlot("stainless-steel brushed-steel", "", "pot"),
    lid: slot("stainless-steel", "", "cover"),
    handle: slot("plastic", "#17181a", "grip"),
    metal: slot("brushed-steel", "", "weight|regulator|bridge"),
    valve: slot("plastic", "#d0261c", "button|lock"),
    steam: slot("polystyrene", "#f4f6f8", "vapour|puff|smoke"),
  },
  extras: { steam: { chance: 0, traits: ["steaming"] } },
  build,
});
