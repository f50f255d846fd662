import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Outline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const TOP = 1.5;

/** The chute in section: a floor between two raised sides. */
const TROUGH: Outline = [
  [-0.26, 0.0],
  [-0.2, -0.03],
  [0.2, -0.03],
  [0.26, 0.0],
  [0.28, 0.17],
  [0.3, 0.185],
  [0.25, 0.185],
  [0.235, 0.02],
  [0.19, -0.005],
  [-0.19, -0.005],
  [-0.235, 0.02],
  [-0.25, 0.185],
  [-0.3, 0.185],
  [-0.28, 0.17],
];

function build({ style }: Planned): Part[] {
  const points: Vec3[] =
    style === "wavy"
      ? [
          [0.3, TOP, 0],
          [0.55, TOP - 0.07, 0],
          [0.95, TOP - 0.5, 0],
          [1.3, TOP - 0.68, 0],
          [1.7, 0.5, 0],
          [2.15, 0.24, 0],
          [2.55, 0.22, 0],
        ]
      : [
          [0.3, TOP, 0],
          [0.5, TOP - 0.06, 0],
          [0.8, TOP - 0.34, 0],
          [1.3, 0.85, 0],
          [1.8, 0.38, 0],
          [2.1, 0.24, 0],
          [2.5, 0.21, 0],
        ];
  const rail = (z: number): Part["geometry"] =>
    tube(
      0.022,
      curveThrough(
        [
          [-0.62, 0, z],
          [-0.42, 0.65, z],
          [-0.2, 1.38, z],
          [-0.17, TOP + 0.3, z],
          [-0.05, TOP + 0.52, z],
          [0.12, TOP + 0.5, z],
          [0.24, TOP + 0.2, z],
          [0.3, TOP + 0.02, z],
        ],
        6,
      ),
      12,
    );
  const step = (i: number) => {
    const t = (i + 1) / 7;
    return block([0.13, 0.03, 0.6], [-0.62 + t * 0.45, t * TOP, 0], 0.01);
  };
  return [
    makePart("chute", "body", sweep(TROUGH, curveThrough(points, 8), { up: [0, 1, 0] }), { weight: 1, crease: 0.7 }),
    makePart("platform", "step", block([0.56, 0.05, 0.62], [0.06, TOP - 0.03, 0], 0.012), { weight: 0.7 }),
    makePart("rails", "frame", merge([rail(0.3), rail(-0.3)]), { weight: 1 }),
    makePart("steps", "step", merge([0, 1, 2, 3, 4, 5].map(step)), { weight: 0.9 }),
    makePart(
      "posts",
      "frame",
      merge([
        ...[-1, 1].flatMap((s) => [
          bar([0.26, 0, s * 0.3], [0.26, TOP, s * 0.3], 0.024),
          bar([2.35, 0, s * 0.2], [2.35, 0.2, s * 0.2], 0.022),
        ]),
        bar([0.26, 0.7, -0.3], [0.26, 0.7, 0.3], 0.018),
        bar([1.3, 0, -0.24], [1.3, 0.86, -0.24], 0.02),
        bar([1.3, 0, 0.24], [1.3, 0.86, 0.24], 0.02),
      ]),
      { weight: 0.7 },
    ),
  ];
}

/** A playground slide. What makes it itself: a steep ladder with bent handrails up to a small platform, and a smooth chute with raised sides that runs down and levels out over the ground. */
export const playgroundSlide = defineFromPlan({
  id: "playground-slide",
  family: "toy",
  words: ["slide", "playground slide", "children's slide", "kids slide", "sliding board", "playground"],
  senses: ["playground"],
  height: 2.05,
  view: { azimuth: 0.45, elevation: 0.24 },
  slots: {
    body: mainSlot("plastic", "#e8b41e #d8281e #2a78c8 #3fa04a", "chute"),
    frame: slot("painted-metal", "#d8281e #2a5fb8 #3f8a4a", "rail|handrail|post"),
    step: slot("painted-metal", "#2a5fb8 #e8b41e #c8ccd0", "ladder|platform|rung"),
  },
  styles: { straight: { weight: 1 }, wavy: { weight: 1, traits: ["wavy", "curved"] } },
  build,
});
