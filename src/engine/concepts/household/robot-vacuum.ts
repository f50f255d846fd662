import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

const [R, TOP] = [0.17, 0.085];

/** The seam of the dust bin's lid and a ring of light about the button. */
const lid: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny < 0.7 || y < TOP - 0.01) return;
  const r = Math.sqrt(x * x + z * z);
  if (Math.abs(r - R * 0.86) < 0.0012) layColour(surface, [0.02, 0.02, 0.02], 0.6);
  if (z < -R * 0.4 && Math.abs(z + R * 0.42) < 0.0015 && r < R * 0.86) layColour(surface, [0.02, 0.02, 0.02], 0.6);
};

function build({ style }: Planned): Part[] {
  const body = turnedUp(
    [
      [0, 0.012],
      [R * 0.9, 0.012, 0.01],
      [R, 0.028, 0.008],
      [R, TOP - 0.012, 0.012],
      [R * 0.9, TOP, 0.02],
      [0, TOP],
    ],
    72,
    4,
  );
  // the bumper: the front half of a ring that stands out
  const bumper = Array.from({ length: 15 }, (_, i) => {
    const a = ((i - 7) / 14) * Math.PI * 0.92;
    return turnY(block([R * 0.24, 0.036, 0.014], [0, 0.046, R + 0.002], 0.005), a);
  });
  const whiskers = Array.from({ length: 3 }, (_, i) => {
    const a = (i / 3) * TAU + 0.5;
    return bar([R * 0.62, 0.012, R * 0.68], [R * 0.62 + cos(a) * 0.075, 0.006, R * 0.68 + sin(a) * 0.075], 0.0034, 6);
  });
  const wheel = (s: number) =>
    turnedAcross(
      [
        [0, -0.014],
        [0.032, -0.014, 0.006],
        [0.032, 0.014, 0.006],
        [0, 0.014],
      ],
      [s * R * 0.7, 0.032, 0],
      24,
    );
  const eye = style === "turret";
  return [
    makePart("body", "body", body, { weight: 1, paint: lid }),
    makePart("bumper", "dark", merge(bumper), { weight: 0.8 }),
    makePart(
      "button",
      "button",
      move(
        turnedUp(
          [
            [0, 0],
            [0.022, 0, 0.001],
            [0.021, 0.004, 0.002],
            [0, 0.005],
          ],
          32,
        ),
        [0, TOP - 0.001, eye ? R * 0.55 : R * 0.4],
      ),
      { weight: 0.7 },
    ),
    makePart(
      "eye",
      "dark",
      eye
        ? move(
            turnedUp(
              [
                [0, 0],
                [0.046, 0, 0.002],
                [0.046, 0.018, 0.005],
                [0, 0.02],
              ],
              40,
            ),
            [0, TOP - 0.002, -R * 0.1],
          )
        : block([0.03, 0.006, 0.07], [0, TOP, -R * 0.08], 0.002),
      { weight: 0.8 },
    ),
    makePart(
      "brush",
      "brush",
      merge([
        ...whiskers,
        move(
          turnedUp(
            [
              [0, 0.004],
              [0.014, 0.004, 0.002],
              [0.014, 0.016],
              [0, 0.016],
            ],
            20,
          ),
          [R * 0.62, 0, R * 0.68],
        ),
      ]),
      { weight: 0.6 },
    ),
    ...makeParts("wheel", "dark", [wheel(1), wheel(-1)], { weight: 0.5 }),
    makePart("caster", "dark", block([0.02, 0.03, 0.02], [0, 0.015, R * 0.7], 0.006), { weight: 0.2 }),
  ];
}

/** A robot vacuum cleaner. What makes it itself: a flat round disc close to the floor with a bumper around its front, a button and a sensor turret on top, and a small three-armed brush whirling at its side. */
export const robotVacuum = defineFromPlan({
  id: "robot-vacuum",
  family: "device",
  words: [
    "robot vacuum",
    "robotic vacuum",
    "roomba",
    "robot vacuum cleaner",
    "vacuum robot",
    "robot hoover",
    "robot cleaner",
    "cleaning robot",
  ],
  height: 0.1,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.5 },
  slots: {
    body: mainSlot("plastic", "#eceded #2a2c30 #eceded #d4d6d8", "disc|case|lid"),
    dark: slot("plastic", "#17181a", "bumper|wheel|sensor"),
    button: slot("plastic", "#3ad07a #4aa8f0 #c8ccd0", "light|lamp"),
    brush: slot("plastic", "#e8a020 #3a3d42", "whisker"),
  },
  styles: { turret: { weight: 2 }, flat: { weight: 1 } },
  build,
});
