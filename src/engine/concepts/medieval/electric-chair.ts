import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { block, domeProfile } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** A leather band around a limb that is not there, standing open on its rest, with a buckle. */
const cuff = (x: number, y: number, z: number): Geometry =>
  merge([
    tube(
      0.022,
      curveThrough(
        [
          [x - 0.065, y, z],
          [x - 0.06, y + 0.05, z],
          [x, y + 0.085, z],
          [x + 0.06, y + 0.05, z],
          [x + 0.065, y, z],
        ],
        4,
      ),
      8,
    ),
  ]);

function build(): Part[] {
  const [w, d] = [0.62, 0.58] as const;
  const seat = 0.48;
  const slats = [-0.2, 0, 0.2].map((x) => block([0.17, 0.72, 0.045], [x, 1.02, -d / 2 + 0.02], 0.01));
  const cap = lathe(
    domeProfile(0.125, 0.12, 8).map(([x, y]) => [x, y + 1.5] as const),
    28,
  );
  return [
    makePart("platform", "platform", block([0.98, 0.07, 1.16], [0, 0.035, 0.12], 0.012), { weight: 0.6 }),
    makePart(
      "frame",
      "body",
      merge([
        ...[-1, 1].flatMap((s) => [
          block([0.1, 0.72, 0.1], [s * (w / 2), 0.43, d / 2], 0.012),
          block([0.1, 1.5, 0.1], [s * (w / 2), 0.82, -d / 2], 0.012),
          block([0.09, 0.09, d], [s * (w / 2), 0.24, 0], 0.012),
          block([0.15, 0.055, d + 0.2], [s * (w / 2), 0.8, 0.04], 0.014),
        ]),
        block([w, 0.1, 0.06], [0, seat - 0.05, d / 2], 0.012),
        block([w, 0.1, 0.06], [0, 0.72, -d / 2], 0.012),
        block([w + 0.1, 0.14, 0.075], [0, 1.47, -d / 2], 0.02),
        block([0.2, 0.36, 0.06], [0, 1.44, -d / 2 + 0.01], 0.014),
      ]),
      { weight: 1 },
    ),
    ...makeParts("slat", "body", slats, { weight: 0.8, ownPiece: true }),
    makePart("seat", "body", block([w + 0.02, 0.05, d + 0.04], [0, seat, 0.02], 0.014), { weight: 0.9, grain: "z" }),
    makePart(
      "footrest",
      "body",
      merge([
        block([w - 0.1, 0.035, 0.24], [0, 0.16, d / 2 + 0.2], 0.01),
        ...[-1, 1].map((s) => block([0.05, 0.12, 0.22], [s * 0.2, 0.11, d / 2 + 0.2], 0.008)),
      ]),
      { weight: 0.6, grain: "x" },
    ),
    makePart(
      "cuffs",
      "strap",
      merge([
        ...[-1, 1].flatMap((s) => [cuff(s * (w / 2), 0.826, d / 2 - 0.02), cuff(s * (w / 2), 0.826, 0)]),
        ...[-1, 1].map((s) => cuff(s * 0.14, 0.176, d / 2 + 0.2)),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "belts",
      "strap",
      merge([
        block([w + 0.04, 0.065, 0.02], [0, 1.16, -d / 2 + 0.06], 0.006),
        block([w + 0.04, 0.065, 0.02], [0, 0.9, -d / 2 + 0.06], 0.006),
        ...[-1, 1].map((s) => block([0.02, 0.065, 0.14], [s * (w / 2 + 0.055), 1.16, -d / 2 + 0.01], 0.006)),
        block([0.02, 0.06, 0.3], [-0.125, 1.42, -0.16], 0.005),
        block([0.02, 0.06, 0.3], [0.125, 1.42, -0.16], 0.005),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "buckles",
      "metal",
      merge([
        block([0.07, 0.08, 0.014], [0.12, 1.16, -d / 2 + 0.072], 0.004),
        block([0.07, 0.08, 0.014], [0.12, 0.9, -d / 2 + 0.072], 0.004),
        ...[-1, 1].flatMap((s) =>
          [0, d / 2 - 0.02].map((z) => block([0.05, 0.02, 0.055], [s * (w / 2), 0.912, z], 0.005)),
        ),
      ]),
      { weight: 0.5 },
    ),
    makePart("cap", "metal", move(cap, [0, 0, -0.1]), { weight: 1 }),
    makePart(
      "cap-rim",
      "strap",
      move(
        lathe(
          [
            [0.118, 1.48],
            [0.132, 1.48],
            [0.132, 1.52],
            [0.118, 1.52],
          ],
          28,
          true,
        ),
        [0, 0, -0.1],
      ),
      { weight: 0.5 },
    ),
    makePart(
      "arm",
      "metal",
      merge([
        bar([0, 1.5, -d / 2 - 0.05], [0, 1.86, -d / 2 - 0.05], 0.022, 12),
        bar([0, 1.84, -d / 2 - 0.06], [0, 1.84, -0.08], 0.02, 12),
        bar([0, 1.6, -0.1], [0, 1.86, -0.1], 0.018, 12),
        move(
          lathe(
            [
              [0, 0],
              [0.035, 0],
              [0.035, 0.03],
              [0, 0.03],
            ],
            16,
          ),
          [0, 1.615, -0.1],
        ),
      ]),
      { weight: 0.8 },
    ),
    makePart(
      "cables",
      "cable",
      merge([
        tube(
          0.017,
          curveThrough(
            [
              [0, 1.86, -0.1],
              [0.08, 1.92, -0.2],
              [0.22, 1.7, -0.36],
              [0.26, 1.1, -0.4],
              [0.3, 0.5, -0.42],
              [0.46, 0.28, -0.36],
            ],
            6,
          ),
          10,
        ),
        tube(
          0.013,
          curveThrough(
            [
              [0.2, 0.2, d / 2 + 0.2],
              [0.34, 0.16, d / 2 + 0.14],
              [0.44, 0.12, 0.2],
              [0.46, 0.16, -0.2],
            ],
            6,
          ),
          10,
        ),
      ]),
      { weight: 0.6 },
    ),
    makePart("box", "box", block([0.16, 0.3, 0.22], [0.42, 0.22, -0.3], 0.02, 2), { weight: 0.7 }),
    makePart(
      "lever",
      "lever",
      merge([
        bar([0.42, 0.36, -0.24], [0.42, 0.5, -0.16], 0.012, 10),
        move(
          lathe(
            [
              [0, -0.03],
              [0.024, -0.018],
              [0.03, 0],
              [0.024, 0.018],
              [0, 0.03],
            ],
            16,
          ),
          [0.42, 0.51, -0.155],
        ),
      ]),
      {
        weight: 0.5,
      },
    ),
  ];
}

/** An electric chair. What makes it itself: a massive high-backed chair of heavy timber on a platform, leather straps with buckles at arms, chest and ankles, a metal cap hung over the head from a bar, and cables to a switch box with a red lever. */
export const electricChair = defineFromPlan({
  id: "electric-chair",
  family: "furniture",
  words: ["electric chair", "execution chair", "old sparky"],
  senses: ["electric chair"],
  height: 1.9,
  view: { azimuth: 0.55, elevation: 0.2 },
  slots: {
    body: mainSlot("oak walnut", "", "frame|wood|seat|back"),
    strap: slot("leather", "#2a1a12 #4a2c18", "belt|cuff"),
    metal: slot("steel", "", "cap|helmet|buckle"),
    cable: slot("rubber", "#151618", "wire"),
    box: slot("painted-metal", "#4a5258 #3a4a3e", "switch box"),
    lever: slot("plastic", "#c41810", "switch"),
    platform: slot("oak concrete", "#3a2c20", "floor"),
  },
  build,
});
