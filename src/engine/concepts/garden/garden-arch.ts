import { arc } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, beam } from "../pieces.ts";
import { climber } from "./climber.ts";

const [HALF, SPRING, DEEP] = [0.72, 1.5, 0.28] as const;

/** From the left foot over the top to the right foot. */
const hoop = (z: number, grow = 0): Vec3[] => [
  [-HALF - grow, 0, z],
  [-HALF - grow, SPRING * 0.5, z],
  ...arc([0, SPRING, z], HALF + grow, PI, 0, 20),
  [HALF + grow, SPRING * 0.5, z],
  [HALF + grow, 0, z],
];

function metal(): Part[] {
  const rungs = [
    ...[0.25, 0.55, 0.85, 1.15, 1.42].flatMap((y) => [-1, 1].map((s): Vec3 => [s * HALF, y, 0])),
    ...arc([0, SPRING, 0], HALF, PI * 0.92, PI * 0.08, 8),
  ];
  const scrolls = [-1, 1].flatMap((s) =>
    [0.4, 0.7, 1.0].map((y) =>
      tube(
        0.008,
        arc([0, 0, 0], 0.1, 0, 2 * PI, 20)
          .slice(0, -1)
          .map(([u, v]): Vec3 => [s * HALF, y + v, u]),
        8,
        { closed: true },
      ),
    ),
  );
  return [
    makePart("hoops", "body", merge([-1, 1].map((s) => tube(0.019, hoop(s * DEEP), 12))), { weight: 1 }),
    makePart(
      "rungs",
      "body",
      merge([...rungs.map(([x, y]) => bar([x, y, -DEEP], [x, y, DEEP], 0.011, 8)), ...scrolls]),
      {
        weight: 0.8,
      },
    ),
  ];
}

function wooden(): Part[] {
  const top = SPRING + HALF * 0.72;
  return [
    makePart(
      "posts",
      "body",
      merge([
        ...[-1, 1].flatMap((s) => [-1, 1].map((t) => block([0.08, top, 0.08], [s * HALF, top / 2, t * DEEP], 0.01))),
        ...[-1, 1].map((t) => block([2 * HALF + 0.5, 0.1, 0.05], [0, top - 0.02, t * DEEP], 0.012)),
        ...[-1, 1].flatMap((t) =>
          [-1, 1].map((s) =>
            beam([s * HALF, top - 0.42, t * DEEP], [s * (HALF - 0.34), top - 0.06, t * DEEP], 0.05, 0.06),
          ),
        ),
      ]),
      { weight: 1 },
    ),
    makePart(
      "laths",
      "body",
      merge([
        ...[-0.8, -0.4, 0, 0.4, 0.8].map((x) => block([0.045, 0.07, 2 * DEEP + 0.3], [x, top + 0.055, 0], 0.01)),
        ...[-1, 1].flatMap((s) => [
          ...[0.3, 0.6, 0.9, 1.2, 1.5].map((y) => block([0.022, 0.035, 2 * DEEP], [s * HALF, y, 0], 0.004)),
          ...[-0.1, 0.1].map((z) => block([0.022, 1.5, 0.035], [s * HALF, 0.86, z], 0.004)),
        ]),
      ]),
      { weight: 0.8 },
    ),
  ];
}

/** A stem that winds from one foot up a side and over the top. */
function winding(s: number, isWooden: boolean, reach: number): Vec3[] {
  const side = Array.from({ length: 9 }, (_, i): Vec3 => {
    const y = (i / 8) * SPRING;
    return [s * (HALF + 0.015), y, DEEP * 0.85 * sin(i * 1.25 + s)];
  });
  const over = Array.from({ length: 9 }, (_, i): Vec3 => {
    const t = ((i + 1) / 9) * reach;
    const z = DEEP * 0.85 * sin(10 + i * 1.1 + s);
    if (isWooden)
      return [s * (HALF - t * HALF * 1.3), SPRING + HALF * 0.72 + 0.05 - 0.3 * Math.max(0, 0.25 - t) * 4 * 0.5, z];
    const [x, y] = arc([0, SPRING, 0], HALF + 0.015, 0, t * PI * 0.62, 1)[1] as Vec3;
    return [s * x, y, z];
  });
  return [...side, ...over];
}

function build({ style, has, stream }: Planned): Part[] {
  const isWooden = style === "wooden";
  const random = stream("climber");
  const named = (parts: readonly Part[], name: string): Part[] =>
    parts.map((part) => ({ ...part, name: `${name}-${part.name}` }));
  return [
    ...(isWooden ? wooden() : metal()),
    ...(has("vine")
      ? [
          ...named(climber(winding(-1, isWooden, 0.95), 0.017, 0.11, 170, random), "left"),
          ...named(climber(winding(1, isWooden, 0.8), 0.015, 0.11, 130, random), "right"),
        ]
      : []),
  ];
}

/** A garden arch. What makes it itself: two hoops of iron (or posts and beams of timber) joined by rungs into a passage to walk through, roses climbing both sides and meeting over the top. */
export const gardenArch = defineFromPlan({
  id: "garden-arch",
  family: "furniture",
  words: ["garden arch", "rose arch", "wedding arch", "trellis arch", "flower arch"],
  height: 2.25,
  view: { azimuth: 0.42, elevation: 0.14 },
  slots: {
    body: mainSlot("wrought-iron", "#1f2224 #2a3a30 #e6e4dc", "frame|hoop|post"),
    vine: slot("bark", "#5a6a34", "stem|climber"),
    leaf: slot("leaves", "#4f8a34 #3f7a2c", "foliage|plant|ivy"),
    bloom: slot("plastic", "#d8385a #f4f0ea #f0a0b8 #c8284a", "flower|blossom|rose"),
  },
  styles: {
    iron: { weight: 3 },
    wooden: {
      weight: 1,
      traits: ["square"],
      dress: { body: "#a87c4c" },
      materials: { body: "pine" },
    },
  },
  extras: { vine: { chance: 0.9, slot: "leaf" } },
  build,
});
