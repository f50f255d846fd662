import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import type { Ask } from "../concept.ts";
import { block, blockOn, turnedUp } from "./masonry.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, type StructureParameters, vary } from "./structure.ts";

const top = (y: number) => [{ name: "top", position: [0, y, 0] as const, normal: [0, 1, 0] as const, radius: 0.05 }];

function picket(p: StructureParameters) {
  const n = 9;
  const [pitch, w] = [0.2 * p.wide, 0.115 * p.wide];
  const h = 0.95 * p.tall;
  const long = n * pitch;
  const pale = (i: number): Geometry => {
    const up = h * (1 + 0.006 * (vary(p, `pale ${i}`) - 0.5));
    return move(
      extrude(
        [
          [-w / 2, 0.06],
          [w / 2, 0.06],
          [w / 2, up - 0.09],
          [0, up],
          [-w / 2, up - 0.09],
        ],
        { depth: 0.025, bevel: 0.004, bevelSteps: 1 },
      ),
      [(i - (n - 1) / 2) * pitch, 0, 0.045],
    );
  };
  return standModel(
    [
      ...makeParts(
        "picket",
        "wood",
        Array.from({ length: n }, (_, i) => pale(i)),
        { weight: 0.9, ownPiece: true },
      ),
      ...makeParts(
        "rail",
        "wood",
        [0.28, 0.7].map((f) => block([long, 0.075, 0.04], [0, h * f, 0.012], 0.006)),
        { grain: "x", weight: 0.8 },
      ),
      ...makeParts(
        "post",
        "wood",
        [-1, 1].map((s) =>
          merge([
            blockOn([0.1, h * 1.02, 0.1], s * (long / 2 - 0.02), 0, -0.02, 0.01),
            block([0.14, 0.03, 0.14], [s * (long / 2 - 0.02), h * 1.02, -0.02], 0.01),
            move(
              turnedUp(
                [
                  [0, 0],
                  [0.05, 0],
                  [0.055, 0.04, 0.02],
                  [0, 0.1],
                ],
                4,
              ),
              [s * (long / 2 - 0.02), h * 1.03, -0.02],
            ),
          ]),
        ),
        { weight: 0.8 },
      ),
    ],
    top(h),
  );
}

function ranch(p: StructureParameters) {
  const h = 1.05 * p.tall;
  const long = 2.2 * p.wide;
  const lean = (i: number) => (vary(p, `rail ${i}`) - 0.5) * 0.03;
  return standModel(
    [
      ...makeParts(
        "post",
        "wood",
        [-1, 0, 1].map((s) =>
          move(
            turnedUp(
              [
                [0, 0],
                [0.075, 0],
                [0.07, h * 0.5],
                [0.065, h - 0.01, 0.02],
                [0, h],
              ],
              12,
            ),
            [s * long * 0.46, 0, 0],
          ),
        ),
        { weight: 0.8, ownPiece: true },
      ),
      ...makeParts(
        "rail",
        "wood",
        [0.3, 0.58, 0.86].map((f, i) =>
          move(turnZ(block([long, 0.1, 0.05], [0, 0, 0], 0.02), lean(i)), [0, h * f, 0.07]),
        ),
        { grain: "x", weight: 0.9, ownPiece: true },
      ),
    ],
    top(h),
  );
}

const spear = (h: number): Geometry =>
  turnedUp(
    [
      [0, 0.04],
      [0.012, 0.04],
      [0.012, h],
      [0.024, h + 0.01],
      [0.012, h + 0.02],
      [0.03, h + 0.05],
      [0, h + 0.15],
    ],
    10,
    1,
  );

function iron(p: StructureParameters) {
  const n = 13;
  const pitch = 0.125 * p.wide;
  const h = 1.05 * p.tall;
  const long = (n + 1) * pitch;
  const xs = Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * pitch);
  return standModel(
    [
      makePart("bars", "iron", merge(xs.map((x, i) => move(spear(i % 2 === 0 ? h : h * 0.93), [x, 0, 0]))), {
        weight: 0.9,
      }),
      ...makeParts(
        "rail",
        "iron",
        [0.12, 0.68, 0.86].map((f) => block([long, 0.035, 0.03], [0, h * f, 0], 0.006)),
        { grain: "x", weight: 0.8 },
      ),
      makePart(
        "rings",
        "iron",
        merge(
          xs
            .slice(0, -1)
            .map((x) => move(turnX(torus(pitch * 0.36, 0.009, 16, 6), PI / 2), [x + pitch / 2, h * 0.77, 0])),
        ),
        { weight: 0.5 },
      ),
      ...makeParts(
        "post",
        "iron",
        [-1, 1].map((s) =>
          merge([
            blockOn([0.09, h * 1.08, 0.09], (s * long) / 2, 0, 0, 0.012),
            block([0.13, 0.03, 0.13], [(s * long) / 2, h * 1.08, 0], 0.008),
            move(sphere(0.06, 16, 10), [(s * long) / 2, h * 1.08 + 0.06, 0]),
          ]),
        ),
        { weight: 0.8 },
      ),
    ],
    top(h),
  );
}

/** Two pillars with caps and, between them, the wings of a gate. */
function gate(p: StructureParameters) {
  const [half, h] = [0.8 * p.wide, 1.5 * p.tall];
  const n = 7;
  const wing = (s: number): Geometry => {
    const w = half * 0.97;
    const at = (u: number) => h * (0.78 + 0.16 * (1 - u) * (1 - u));
    const xs = Array.from({ length: n }, (_, i) => (i + 0.5) / n);
    return merge([
      ...xs.map((u) => move(spear(at(u) - 0.06), [s * (0.02 + u * w), 0.02, 0])),
      ...[0.1, 0.42, 0.66].map((f) => block([w, 0.04, 0.035], [s * (0.02 + w / 2), h * f, 0], 0.006)),
      ...[0.02, w].map((x) => blockOn([0.05, x < 0.1 ? at(0) : at(1), 0.045], s * (x + 0.005), 0.05, 0, 0.008)),
      ...xs
        .slice(0, -1)
        .map((u) =>
          move(turnX(torus(w / n / 2.6, 0.01, 16, 6), PI / 2), [s * (0.02 + (u + 0.5 / n) * w), h * 0.54, 0]),
        ),
    ]);
  };
  const pillar = (s: number): Part[] => {
    const x = s * (half + 0.24);
    const side = s < 0 ? "left" : "right";
    return [
      makePart(`pillar-${side}`, "pillar", blockOn([0.44, h, 0.44], x, 0, 0, 0.01), { weight: 0.95 }),
      makePart(`pillar-foot-${side}`, "cap", blockOn([0.52, 0.14, 0.52], x, 0, 0, 0.02), { weight: 0.5 }),
      makePart(
        `pillar-cap-${side}`,
        "cap",
        merge([
          blockOn([0.54, 0.07, 0.54], x, h, 0, 0.015),
          blockOn([0.46, 0.06, 0.46], x, h + 0.06, 0, 0.015),
          move(sphere(0.15, 24, 14), [x, h + 0.24, 0]),
        ]),
        { weight: 0.7 },
      ),
    ];
  };
  return standModel(
    [
      ...pillar(-1),
      ...pillar(1),
      makePart("wing-left", "iron", wing(-1), { weight: 0.9 }),
      makePart("wing-right", "iron", wing(1), { weight: 0.9 }),
      makePart("sill", "cap", block([2 * half + 0.3, 0.06, 0.3], [0, 0.02, 0], 0.01), { weight: 0.3 }),
      makePart("latch-handle", "iron", block([0.14, 0.14, 0.06], [0, h * 0.54, 0.01], 0.01), { weight: 0.4 }),
    ],
    top(h),
  );
}

const choose = (ask: Ask): string | undefined =>
  byWord({
    picket: ["picket fence", "garden fence", "white picket fence"],
    ranch: ["wooden fence", "ranch fence", "rail fence"],
    iron: ["iron fence", "railing", "metal fence"],
    gate: ["gate", "iron gate", "garden gate", "gateway", "cemetery gate"],
  })(ask) ?? (ask.materials?.some((id) => ["iron", "rusty-iron", "brushed-steel"].includes(id)) ? "iron" : undefined);

/**
 * A fence. What makes it itself: a row of pales with pointed tops on two rails, white; or round posts with three rails; or iron bars with
 * spear heads and rings between posts with balls. A gate has two masonry pillars with caps and two wings of iron bars that rise to the middle.
 */
export const fence = defineStructure({
  id: "fence",
  family: "building",
  words: [
    "fence",
    "picket fence",
    "white picket fence",
    "garden fence",
    "wooden fence",
    "ranch fence",
    "rail fence",
    "iron fence",
    "metal fence",
    "railing",
    "gate",
    "iron gate",
    "garden gate",
    "cemetery gate",
    "gateway",
  ],
  senses: ["fence#1", "gate#1", "railing"],
  height: 1.1,
  styles: { picket: 4, ranch: 1, iron: 1, gate: 0.0001 },
  choose,
  slots: {
    wood: bodySlot(["picket", "pale", "plank", "rail"], ["painted-wood", "painted-wood", "oak"], "#f1efe8"),
    iron: bodySlot(["bar", "wing", "spike", "latch", "handle"], ["painted-metal"], "#1b1d1f", "#1f2a26"),
    pillar: fixedSlot(["post", "column"], ["brick"], "#94604a", "#8d877c"),
    cap: fixedSlot(["coping", "ball", "finial", "top", "knob"], ["granite"], "#b9b2a5"),
  },
  dress: ({ style }) => (style === "ranch" ? { wood: { material: "oak" } } : {}),
  build: (p) =>
    p.style === "gate" ? gate(p) : p.style === "iron" ? iron(p) : p.style === "ranch" ? ranch(p) : picket(p),
  view: { azimuth: 0.4, elevation: 0.16 },
});
