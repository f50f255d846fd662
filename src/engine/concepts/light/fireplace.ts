import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, turnY, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { wants } from "../from-ask.ts";
import { choice, flag } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";
import { FLAME_SLOT, flame, flamePaint } from "./flame.ts";

type FireplaceParameters = Proportions & {
  readonly style: "brick" | "mantel";
  readonly arched: boolean;
  readonly chimney: boolean;
  readonly lit: boolean;
};

const parameters: Concept<FireplaceParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["brick", "mantel"], "Of brick, or with a carved surround."),
  arched: flag("The opening is arched."),
  chimney: flag("A chimney breast rises above it."),
  lit: flag("A fire burns in it."),
};

const sampleFireplace = (draw: Draw, ask: Ask): FireplaceParameters => ({
  ...sampleProportions(draw, ask),
  style: draw.pick("style", ["brick", "mantel"] as const, [3, 2]),
  arched: draw.chance("arched", 0.5),
  chimney: wants(ask, "chimney", draw.chance("chimney", 0.5)),
  lit: wants(ask, "flame", true),
});

function buildFireplace(p: FireplaceParameters): Model {
  const [w, h, d] = [1.4 * p.wide, 1.1 * p.tall, 0.5];
  const [ow, oh] = [w * 0.56, h * 0.66];
  const opening: Point2[] = p.arched
    ? [
        [-ow / 2, 0],
        ...Array.from(
          { length: 13 },
          (_, i): Point2 => [(-ow / 2) * cos((i / 12) * PI), oh * 0.6 + oh * 0.4 * sin((i / 12) * PI)],
        ),
        [ow / 2, 0],
      ]
    : [
        [-ow / 2, 0],
        [-ow / 2, oh],
        [ow / 2, oh],
        [ow / 2, 0],
      ];
  const front: Point2[] = [[w / 2, 0], [w / 2, h], [-w / 2, h], [-w / 2, 0], ...opening];
  const base = 0.08;
  const up = (g: ReturnType<typeof box>, y = base, z = 0, x = 0) => move(g, [x, y, z]);
  const parts: Part[] = [
    makePart(
      "hearth",
      "hearth",
      up(box([w * 1.12, base, d * 1.7], { bevel: 0.012, bevelSteps: 2 }), base / 2, d * 0.3),
      { weight: 0.8 },
    ),
    makePart("surround", "body", up(extrude(front, { depth: d, bevel: 0.006 })), { weight: 1 }),
    makePart("back", "soot", up(box([w * 0.9, h * 0.9, 0.05]), base + h * 0.45, -d / 2 + 0.028), { weight: 0.7 }),
    makePart(
      "mantel",
      "mantel",
      up(box([w * 1.14, 0.085, d * 1.24], { bevel: 0.014, bevelSteps: 2 }), base + h + 0.038, d * 0.1),
      { weight: 0.95, grain: "x" },
    ),
    makePart(
      "moulding",
      "mantel",
      up(box([w * 1.06, 0.06, d * 1.1], { bevel: 0.02, bevelSteps: 2 }), base + h - 0.028, d * 0.04),
      { weight: 0.6, grain: "x" },
    ),
  ];
  if (p.style === "mantel") {
    for (const [i, s] of [-1, 1].entries())
      parts.push(
        makePart(
          `pilaster-${i + 1}`,
          "mantel",
          up(box([w * 0.15, h - 0.06, 0.07], { bevel: 0.012, bevelSteps: 2 }), base + h / 2 - 0.03, d / 2, s * w * 0.4),
          { weight: 0.7 },
        ),
        makePart(
          `plinth-${i + 1}`,
          "mantel",
          up(box([w * 0.18, 0.13, 0.11], { bevel: 0.012, bevelSteps: 2 }), base + 0.065, d / 2, s * w * 0.4),
          { weight: 0.6 },
        ),
      );
    parts.push(
      makePart(
        "frieze",
        "mantel",
        up(box([w * 0.98, h * 0.19, 0.06], { bevel: 0.012, bevelSteps: 2 }), base + h * 0.87, d / 2),
        { weight: 0.7, grain: "x" },
      ),
    );
  }
  if (p.chimney)
    parts.push(
      makePart("chimney", "body", up(box([w * 0.78, h * 0.75, d * 0.8]), base + h + 0.07 + h * 0.375, -d * 0.1), {
        weight: 0.8,
      }),
    );
  const log = turnZ(cylinder({ radius: 0.05, height: ow * 0.75, bevel: 0.008, segments: 14 }), PI / 2);
  const logs = (
    [
      [0.05, 0.06, 0.04, 0.12],
      [0.04, 0.06, -0.1, -0.1],
      [-0.02, 0.145, -0.02, 0.3],
    ] as const
  ).map(([x, y, z, a]) => move(turnY(move(log, [ow * 0.375, 0, 0]), a), [x, base + y, z + 0.02]));
  parts.push(...makeParts("log", "log", logs, { weight: 0.7 }));
  if (p.lit) {
    for (const [i, [x, tall, wide]] of (
      [
        [0, 0.72, 0.12],
        [0.17, 0.5, 0.09],
        [-0.17, 0.54, 0.095],
        [0.3, 0.32, 0.065],
        [-0.29, 0.34, 0.07],
      ] as const
    ).entries()) {
      const height = oh * tall;
      parts.push(
        makePart(
          `flame-${i + 1}`,
          "flame",
          move(turnY(flame(height, wide * p.wide, 0.1, i * 1.9, 18), i), [
            x * p.wide,
            base + 0.07,
            0.03 + 0.03 * cos(i * 2),
          ]),
          { weight: 0.9, paint: flamePaint(height) },
        ),
      );
    }
  }
  return standModel(parts, [
    { name: "top", position: [0, base + h + 0.08, d * 0.2], normal: [0, 1, 0], radius: d * 0.5 },
    { name: "mantel", position: [0, base + h + 0.03, d * 0.62], normal: [0, 1, 0], radius: 0.5 * p.wide },
  ]);
}

/** A fireplace. What makes it itself: a wide surround of brick with a dark opening, logs and flames in it, a heavy mantel shelf above, a hearth slab in front. */
export const fireplace = defineConcept<FireplaceParameters>({
  id: "fireplace",
  family: "light",
  words: ["fireplace", "hearth", "fire place", "mantelpiece", "chimney fire", "brick fireplace"],
  senses: ["fireplace"],
  height: 1.2,
  parameters,
  slots: {
    body: { words: ["surround", "brick", "chimney", "wall"], materials: ["brick"] },
    mantel: { words: ["shelf", "mantelpiece", "pilaster"], materials: ["oak", "marble"], takesWhole: false },
    hearth: { words: ["slab", "floor"], materials: ["granite", "concrete"], takesWhole: false },
    soot: { words: ["back"], materials: ["brick"], colours: [fromHex("#1d1917")], takesWhole: false },
    log: { words: ["wood", "firewood"], materials: ["bark"], takesWhole: false },
    flame: { ...FLAME_SLOT, words: ["fire", "blaze"] },
  },
  sample: sampleFireplace,
  build: buildFireplace,
  view: { azimuth: 0.4, elevation: 0.16 },
});
