import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { around, block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Height of the eyepiece and of the upper lens over the floor, radius of the tube; metres. */
const [EYE, HEAD, R] = [0.55, 1.52, 0.055];

/** Deep blue glass with a gleam. */
const glassy: Paint = (surface, x, y) => {
  const r = Math.sqrt(x * x + y * y);
  layColour(surface, r < 0.012 ? [0.004, 0.006, 0.012] : [0.02, 0.06, 0.12], 0.06, 0);
  if ((x + 0.014) * (x + 0.014) + (y - 0.016) * (y - 0.016) < 0.00004) layColour(surface, [0.8, 0.9, 1], 0.1, 0);
};

/** A ring that stands proud of the tube. */
const collar = (y: number, tall: number, over: number) =>
  turnedUp(
    [
      [0, y],
      [R + over, y, 0.005],
      [R + over, y + tall, 0.005],
      [0, y + tall],
    ],
    40,
  );

const build = (): Part[] => {
  const lens = (r: number) =>
    settle(
      turnX(
        turnedUp(
          [
            [0, 0],
            [r, 0],
            [r * 0.9, 0.006, 0.004],
            [0, 0.013],
          ],
          36,
        ),
        PI / 2,
      ),
    );
  return [
    makePart(
      "foot",
      "base",
      turnedUp(
        [
          [0, 0],
          [0.2, 0, 0.008],
          [0.2, 0.02, 0.008],
          [0.09, 0.05, 0.02],
          [0.075, 0.07],
          [0, 0.07],
        ],
        48,
      ),
      { weight: 0.6 },
    ),
    ...makeParts(
      "bolt",
      "brass",
      around(
        6,
        move(
          turnedUp(
            [
              [0, 0],
              [0.012, 0, 0.002],
              [0.01, 0.012, 0.003],
              [0, 0.013],
            ],
            12,
          ),
          [0.165, 0.018, 0],
        ),
      ),
      { weight: 0.3 },
    ),
    makePart(
      "tube",
      "body",
      turnedUp(
        [
          [0, 0.05],
          [R, 0.05],
          [R, HEAD + 0.06, 0.012],
          [R * 0.86, HEAD + 0.1, 0.03],
          [0, HEAD + 0.105],
        ],
        44,
      ),
      { weight: 1 },
    ),
    ...makeParts("ring", "brass", [collar(0.07, 0.03, 0.014), collar(0.86, 0.024, 0.01), collar(1.2, 0.02, 0.008)], {
      weight: 0.6,
    }),
    makePart("box", "body", block([0.2, 0.19, 0.15], [0, EYE, 0.01], 0.03, 3), { weight: 1 }),
    // the eyepiece looks to the front, the upper lens away from it
    makePart(
      "eyepiece",
      "rubber",
      move(
        turned(
          [
            [0.028, 0],
            [0.042, 0],
            [0.036, 0.03],
            [0.052, 0.062],
            [0.044, 0.066],
            [0.03, 0.04],
          ],
          36,
          true,
        ),
        [0, EYE + 0.01, 0.075],
      ),
      { weight: 0.9 },
    ),
    makePart("eye", "lens", move(lens(0.031), [0, EYE + 0.01, 0.092]), { weight: 0.7, paint: glassy }),
    makePart(
      "hood",
      "body",
      move(
        turned(
          [
            [0.034, -0.02],
            [0.052, -0.02],
            [0.056, 0.075],
            [0.05, 0.082],
            [0.044, 0.076],
            [0.04, 0.03],
          ],
          40,
          true,
        ),
        [0, HEAD, 0.02],
      ),
      { weight: 0.9 },
    ),
    makePart("lens", "lens", move(lens(0.042), [0, HEAD, 0.062]), { weight: 0.9, paint: glassy }),
    makePart(
      "hood-back",
      "brass",
      move(
        turned(
          [
            [0.046, 0],
            [0.06, 0],
            [0.06, 0.012],
            [0.046, 0.012],
          ],
          40,
          true,
        ),
        [0, HEAD, 0.084],
      ),
      { weight: 0.5 },
    ),
    ...makeParts(
      "arm",
      "brass",
      [-1, 1].map((s) => bar([s * 0.09, EYE - 0.05, 0.01], [s * 0.2, EYE - 0.05, 0.03], 0.013, 16)),
      { weight: 0.8 },
    ),
    ...makeParts(
      "grip",
      "rubber",
      [-1, 1].map((s) => bar([s * 0.18, EYE - 0.05, 0.026], [s * 0.31, EYE - 0.05, 0.05], 0.021, 20)),
      { weight: 0.8 },
    ),
    makePart(
      "wheel",
      "brass",
      move(
        turned(
          [
            [0, 0],
            [0.03, 0],
            [0.03, 0.012],
            [0, 0.014],
          ],
          28,
        ),
        [0.055, EYE + 0.055, 0.084],
      ),
      { weight: 0.4 },
    ),
  ];
};

/** A submarine's eye. What makes it itself: a tall slim tube whose head bends to a hooded round lens, an eyepiece far below it, and two handles that stick out left and right to turn it by; brass rings. */
export const periscope = defineFromPlan({
  id: "periscope",
  family: "device",
  words: ["periscope", "submarine periscope"],
  senses: ["periscope"],
  height: 1.62,
  vary: 0.04,
  view: { azimuth: 0.45, elevation: 0.12 },
  slots: {
    body: mainSlot("painted-metal", "#6a7a72 #4a5a62 #7a7c6a #2f4a44", "tube|case|hood"),
    brass: slot("brass", "", "ring|handle|bolt"),
    lens: slot("plastic", "#0a1420", "glass|eye"),
    rubber: slot("rubber", "#161618", "grip|eyepiece"),
    base: slot("cast-iron", "#2c3032", "foot|stand"),
  },
  build,
});
