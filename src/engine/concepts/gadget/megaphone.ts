import { curveThrough } from "../../geometry/curve.ts";
import { horn } from "../../geometry/horn.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const AXIS = 0.2;

function build({ style }: Planned): Part[] {
  const path = Array.from({ length: 13 }, (_, i): [number, number, number] => [-0.06 + (0.26 * i) / 12, AXIS, 0]);
  const bell = horn(path, (t) => 0.036 + 0.03 * t + 0.062 * t * t * t, 0.004, 0.25, 48);
  const rim = settle(move(turnZ(torus(0.127, 0.0055, 48, 10), PI / 2), [0.2, AXIS, 0]));
  const lie = (g: Part["geometry"]) => settle(move(turnZ(g, -PI / 2), [0, AXIS, 0]));
  if (style === "cheer")
    return [
      makePart(
        "bell",
        "body",
        horn(path, (t) => 0.03 + 0.095 * t, 0.004, 0.1, 48),
        { weight: 1 },
      ),
      makePart("rim", "trim", rim, { weight: 0.6 }),
      makePart("mouth", "trim", settle(move(turnZ(torus(0.03, 0.005, 32, 10), PI / 2), [-0.06, AXIS, 0])), {
        weight: 0.5,
      }),
      makePart(
        "grip",
        "trim",
        tube(
          0.008,
          curveThrough(
            [
              [0, 0.155, 0],
              [0.0, 0.1, 0],
              [0.07, 0.085, 0],
              [0.13, 0.11, 0],
              [0.14, 0.125, 0],
            ],
            5,
          ),
          10,
        ),
        { weight: 0.7 },
      ),
      makePart("foot", "trim", bar([0.07, 0.084, 0], [0.07, 0.07, 0], 0.008), { weight: 0.1 }),
    ];
  return [
    makePart("bell", "body", bell, { weight: 1 }),
    makePart("rim", "trim", rim, { weight: 0.8 }),
    makePart(
      "driver",
      "trim",
      lie(
        turnedUp(
          [
            [0, -0.13],
            [0.044, -0.13, 0.008],
            [0.05, -0.11, 0.01],
            [0.05, -0.056, 0.008],
            [0.038, -0.05, 0.004],
            [0, -0.05],
          ],
          40,
        ),
      ),
      { weight: 0.9 },
    ),
    makePart(
      "cone",
      "trim",
      lie(
        turnedUp(
          [
            [0, 0.0],
            [0.026, 0.0, 0.006],
            [0.022, 0.1, 0.01],
            [0, 0.15],
          ],
          28,
        ),
      ),
      { weight: 0.7 },
    ),
    makePart(
      "mouthpiece",
      "trim",
      lie(
        turnedUp(
          [
            [0, -0.162],
            [0.03, -0.162, 0.004],
            [0.036, -0.15, 0.004],
            [0.026, -0.128, 0.004],
            [0, -0.128],
          ],
          32,
        ),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "grip",
      "trim",
      merge([
        tube(
          0.0165,
          curveThrough(
            [
              [-0.088, 0.165, 0],
              [-0.094, 0.11, 0],
              [-0.106, 0.05, 0],
              [-0.11, 0.016, 0],
            ],
            5,
          ),
          16,
          { endRounding: 0.006 },
        ),
        block([0.045, 0.02, 0.03], [-0.088, 0.158, 0], 0.006),
      ]),
      { weight: 0.9 },
    ),
    makePart("trigger", "trigger", block([0.012, 0.034, 0.014], [-0.074, 0.12, 0], 0.004), { weight: 0.6 }),
    makePart(
      "strap",
      "strap",
      tube(
        0.005,
        curveThrough(
          [
            [-0.115, 0.014, 0],
            [-0.14, 0.006, 0.02],
            [-0.15, 0.005, 0.07],
            [-0.09, 0.005, 0.1],
            [-0.05, 0.005, 0.06],
            [-0.09, 0.006, 0.02],
            [-0.112, 0.012, 0],
          ],
          6,
        ),
        8,
      ),
      { weight: 0.4 },
    ),
  ];
}

/** A megaphone. What makes it itself: a wide flaring white bell with a red rim, a small horn inside it, a round drum behind it with a mouthpiece, and a pistol grip with a trigger. */
export const megaphone = defineFromPlan({
  id: "megaphone",
  family: "device",
  words: [
    "megaphone",
    "bullhorn",
    "bull horn",
    "loudhailer",
    "loud hailer",
    "cheerleader megaphone",
    "speaking trumpet",
  ],
  senses: ["megaphone", "bullhorn"],
  height: 0.33,
  view: { azimuth: 0.62, elevation: 0.12 },
  slots: {
    body: mainSlot("plastic", "#ecebe6 #e8e6e0 #d8281e #e8b81c", "bell|horn|cone"),
    trim: slot("plastic", "#c8201c #26282c #1f4f98", "rim|handle|grip|driver|mouthpiece"),
    trigger: slot("plastic", "#17181b", "button|switch"),
    strap: slot("woven-cotton", "#17181b", "cord|loop"),
  },
  styles: {
    electric: { weight: 1, slots: ["trigger", "strap"] },
    cheer: { weight: 0, words: ["cheerleader megaphone", "speaking trumpet"] },
  },
  build,
  sockets: ({ style }) => [
    { name: "lips", position: [style === "cheer" ? -0.065 : -0.13, AXIS, 0], normal: [1, 0, 0], radius: 0.03 },
  ],
});
