import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** One half of a capsule, its round end up; the upper cap goes over the lower. */
const half = (radius: number, length: number) =>
  lathe(
    [
      [0, 0],
      [radius, 0],
      ...[0.2, 0.6, 1].map((t) => [radius, (length - radius) * t] as const),
      ...[0.3, 0.55, 0.75, 0.9].map((t) => [radius * Math.sqrt(1 - t * t), length - radius + radius * t] as const),
      [0, length],
    ],
    40,
  );

function build({ style }: Planned): Part[] {
  if (style === "tablet") {
    const R = 0.005;
    const disc = lathe(
      roundCorners(
        [
          [0, 0],
          [R * 0.9, 0.0006, 0.001],
          [R, 0.001, 0.0003],
          [R, 0.0026, 0.0003],
          [R * 0.9, 0.003, 0.001],
          [0, 0.0036],
        ],
        4,
      ),
      64,
    );
    return [
      makePart("tablet", "shell", turnX(disc, 0.9), {
        weight: 1,
        paint: (surface, x, y) => {
          if (y < 0.0025 || Math.abs(x) > 0.0003) return;
          surface.height -= 0.0004;
          surface.r *= 0.82;
          surface.g *= 0.82;
          surface.b *= 0.82;
        },
      }),
    ];
  }
  const lay = (geometry: Part["geometry"]) => turnY(turnZ(geometry, -PI / 2 + 0.12), 0.5);
  const lower = settle(turnX(half(0.0033, 0.0105), PI));
  return [
    makePart("cap", "cap", lay(half(0.0035, 0.0098)), { weight: 1 }),
    makePart("body", "shell", lay(move(lower, [0, 0.002, 0])), { weight: 1 }),
  ];
}

/** A pill. What makes it itself: a shining capsule of two halves in two colours, the one pushed over the other; or a round white tablet with a line across. */
export const pill = defineFromPlan({
  id: "pill",
  family: "object",
  words: [
    "pill",
    "capsule",
    "medicine capsule",
    "medicine pill",
    "drug",
    "medication",
    "tablet pill",
    "aspirin",
    "vitamin pill",
    "red pill",
    "blue pill",
  ],
  senses: ["pill#1", "pill#2", "capsule#3"],
  height: 0.009,
  view: { azimuth: 0.35, elevation: 0.35 },
  slots: {
    shell: mainSlot("plastic", "#f4f2ec #f2c230", "half|tablet"),
    cap: slot("plastic", "#d8322c #2a6ad0 #3fae54 #e8742a", "end|coat", true),
  },
  styles: {
    capsule: { weight: 3 },
    tablet: { weight: 0, words: ["tablet pill", "aspirin"], traits: ["round", "flat"], dress: { shell: "#f6f4ee" } },
  },
  build,
});
