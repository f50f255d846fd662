import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";
import { levelPlate, turnedAlong } from "../vehicle/bodywork.ts";

/** A wedge with a waist to hold it by, a blade screwed over its slanted cut, the hole for the pencil in front. */
function wedge(): Part[] {
  const [w, h, l] = [0.0155, 0.0115, 0.025];
  const body = levelPlate(
    [
      [-w / 2, -l / 2, 0.001],
      [w / 2, -l / 2, 0.001],
      [w / 2, -l * 0.26, 0.003],
      [w * 0.36, 0, 0.01],
      [w / 2, l * 0.26, 0.003],
      [w / 2, l / 2, 0.001],
      [-w / 2, l / 2, 0.001],
      [-w / 2, l * 0.26, 0.003],
      [-w * 0.36, 0, 0.01],
      [-w / 2, -l * 0.26, 0.003],
    ],
    h,
    0.0007,
    h / 2,
    5,
  );
  const blade = settle(move(turnZ(block([0.0115, 0.0011, 0.022], [0, 0, 0], 0.0002), 0.16), [-0.001, h + 0.0004, 0]));
  const screw = merge([
    turnedUp(
      [
        [0, h],
        [0.0026, h, 0.0002],
        [0.0026, h + 0.0018, 0.0006],
        [0, h + 0.0022],
      ],
      24,
    ),
    block([0.0042, 0.0006, 0.0007], [0, h + 0.0022, 0]),
  ]);
  return [
    makePart("body", "body", body, { weight: 1 }),
    makePart("blade", "blade", blade, { weight: 0.9 }),
    makePart("screw", "blade", screw, { weight: 0.6 }),
    makePart("hole", "hole", move(disc(0.0043, 0.0006, 0.0001, 32), [0, h * 0.5, l / 2 - 0.0003]), { weight: 0.7 }),
  ];
}

/** The classroom's: a drum on a foot, a hole in its face, a crank with a knob behind. */
function crank(): Part[] {
  const y = 0.062;
  const body = turnedAlong(
    [
      [0, -0.05],
      [0.03, -0.05, 0.006],
      [0.034, -0.02, 0.006],
      [0.034, 0.034, 0.006],
      [0.026, 0.05, 0.004],
      [0, 0.05],
    ],
    [0, y, 0],
    44,
    4,
  );
  const face = turnedAlong(
    [
      [0, 0.045],
      [0.022, 0.045, 0.001],
      [0.022, 0.056, 0.003],
      [0, 0.056],
    ],
    [0, y, 0],
    36,
  );
  const arm: Vec3[] = [
    [0, y, -0.048],
    [0, y, -0.066],
    [0.004, y + 0.006, -0.07],
    [0.03, y + 0.04, -0.07],
  ];
  return [
    makePart("body", "body", body, { weight: 1 }),
    makePart("face", "blade", face, { weight: 0.8 }),
    makePart("hole", "hole", move(disc(0.0062, 0.001, 0.0002, 32), [0, y, 0.0555]), { weight: 0.7 }),
    makePart(
      "foot",
      "body",
      merge([
        block([0.07, 0.008, 0.09], [0, 0.004, 0], 0.003, 3),
        block([0.036, 0.035, 0.05], [0, 0.022, 0], 0.006, 3),
      ]),
      { weight: 0.8 },
    ),
    makePart("crank", "blade", tube(0.0034, curveThrough(arm, 5), 12, { endRounding: 0.001 }), { weight: 0.7 }),
    makePart(
      "knob",
      "knob",
      merge([
        bar([0.03, y + 0.04, -0.068], [0.03, y + 0.04, -0.1], 0.006, 16),
        move(sphere(0.0085, 20), [0.03, y + 0.04, -0.099]),
      ]),
      { weight: 0.6 },
    ),
  ];
}

/** A pencil sharpener. What makes it itself: a small wedge with a waist, a round hole in front and a steel blade held by a screw on its slanted top; or the desk's drum with a hole in its face and a crank. */
export const pencilSharpener = defineFromPlan({
  id: "pencil-sharpener",
  family: "object",
  words: ["pencil sharpener", "sharpener", "hand crank sharpener", "desk sharpener"],
  senses: ["pencil sharpener"],
  height: 0.013,
  view: { azimuth: 0.55, elevation: 0.5 },
  slots: {
    body: mainSlot("plastic brushed-aluminium", "#c8281e #1f5fc0 #2c9a4a #e0a31e", "case|foot|housing"),
    blade: slot("brushed-steel", "", "screw|crank|face"),
    hole: slot("rubber", "#0b0b0c"),
    knob: slot("plastic", "#17181b", "handle"),
  },
  styles: {
    wedge: { weight: 3 },
    crank: { weight: 1, words: ["hand crank sharpener", "desk sharpener"], slots: ["knob"] },
  },
  kinds: {
    plastic: { weight: 2, materials: { body: "plastic" } },
    metal: { weight: 1, materials: { body: "brushed-aluminium" }, dress: { body: "#b8bcc2" } },
  },
  build: ({ style }: Planned) => (style === "crank" ? crank() : wedge()),
});
