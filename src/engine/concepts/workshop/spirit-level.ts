import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

const HIGH = 0.058;

/** Yellow-green spirit with a pale bubble between two black lines; along X. */
const spirit =
  (bubble: number): Paint =>
  (surface, x, y) => {
    layColour(surface, fromHex("#c8e024"), 0.08, 0);
    const [u, v] = [(x - bubble) / 0.0075, (y - 0.0018) / 0.0042];
    const d = u * u + v * v;
    if (d < 1) layColour(surface, d > 0.72 ? fromHex("#8aa010") : fromHex("#f6fbd0"), 0.05, 0);
    if (Math.abs(Math.abs(x) - 0.0098) < 0.0009) layColour(surface, [0.01, 0.01, 0.01], 0.3, 0);
  };

const vial = (half: number, radius: number): Geometry =>
  turnedAcross(
    [
      [0, -half],
      [radius * 0.9, -half, radius * 0.4],
      [radius, 0, half],
      [radius * 0.9, half, radius * 0.4],
      [0, half],
    ],
    [0, 0, 0],
    24,
    false,
    4,
  );

function build({ style, seed }: Planned): Part[] {
  const long = style === "torpedo" ? 0.24 : style === "long" ? 0.6 : 0.34;
  const off = (((seed % 9) - 4) / 4) * 0.002;
  const end = long / 2 - 0.07;
  const [w, h] = [0.062, 0.026];
  const half = long / 2;
  const outline = closeCorners(
    [
      [-half, 0, 0.003],
      [half, 0, 0.003],
      [half, HIGH, 0.004],
      [w / 2 + 0.004, HIGH, 0.004],
      [w / 2, HIGH - h, 0.003],
      [-w / 2, HIGH - h, 0.003],
      [-w / 2 - 0.004, HIGH, 0.004],
      [-half, HIGH, 0.004],
    ],
    3,
  );
  const web = settle(
    extrude(outline, {
      depth: 0.014,
      bevel: 0.001,
    }),
  );
  const flange = (y: number, from: number, to: number) =>
    block([to - from, 0.007, 0.026], [(from + to) / 2, y, 0], 0.0018);
  const rims = [-end, end].flatMap((x) =>
    [-1, 1].map((s) => settle(move(turnX(torus(0.021, 0.0022, 40, 8), PI / 2), [x, HIGH / 2, s * 0.0072]))),
  );
  return [
    makePart(
      "body",
      "body",
      merge([
        web,
        flange(0.0035, -half + 0.004, half - 0.004),
        flange(HIGH - 0.0035, -half + 0.004, -w / 2 - 0.006),
        flange(HIGH - 0.0035, w / 2 + 0.006, half - 0.004),
      ]),
      { weight: 1 },
    ),
    makePart(
      "caps",
      "cap",
      merge([-1, 1].map((s) => block([0.012, HIGH + 0.002, 0.029], [s * half, HIGH / 2, 0], 0.004, 2))),
      { weight: 0.6 },
    ),
    makePart("vial", "vial", move(vial(0.027, 0.0082), [0, HIGH - 0.011, 0]), { weight: 1, paint: spirit(off) }),
    makePart(
      "vial-seats",
      "cap",
      merge([-1, 1].map((s) => block([0.008, 0.02, 0.018], [s * 0.028, HIGH - 0.0125, 0], 0.002))),
      { weight: 0.5 },
    ),
    makePart("rims", "cap", merge(rims), { weight: 0.6 }),
    makePart(
      "window-backs",
      "back",
      merge([-end, end].map((x) => move(disc(0.0205, 0.0172, 0.0005, 36), [x, HIGH / 2, -0.0086]))),
      { weight: 0.3 },
    ),
    ...makeParts(
      "end-vial",
      "vial",
      [settle(turnZ(vial(0.0195, 0.0065), PI / 2)), settle(turnZ(vial(0.0195, 0.0065), PI / 4))].map((g, i) =>
        move(g, [i === 0 ? -end : end, HIGH / 2, 0.0062]),
      ),
      { weight: 0.7, paint: (surface, x, y, z) => spirit(0)(surface, y * 1.2, x * 0.9, z, 0, 0, 0) },
    ),
  ];
}

/** A spirit level. What makes it itself: a long straight beam of metal, bright coloured, with a cut-out in the middle of its top where a yellow-green vial lies with a bubble between two lines; round windows with upright and slanting vials at its ends. */
export const spiritLevel = defineFromPlan({
  id: "spirit-level",
  family: "tool",
  words: [
    "spirit level",
    "bubble level",
    "carpenter's level",
    "carpenter level",
    "builder's level",
    "level tool",
    "torpedo level",
  ],
  senses: ["spirit level"],
  height: 0.058,
  view: { azimuth: 0.5, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-metal", "#e8b81c #d8281e #f0c820 #2a68b8", "beam|frame|case"),
    cap: slot("plastic", "#1a1b1d", "end|rim"),
    vial: slot("glass", "#c8e024", "bubble|tube"),
    back: slot("plastic", "#f2f0ea"),
  },
  styles: {
    usual: {},
    torpedo: { weight: 0.5, words: ["torpedo level"] },
    long: { weight: 0, traits: ["long"] },
  },
  build,
});
