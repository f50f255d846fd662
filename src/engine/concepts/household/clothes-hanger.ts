import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const hook = (y: number, r: number): Part["geometry"] =>
  tube(
    r,
    curveThrough(
      [
        [0, y - 0.02, 0],
        [0, y + 0.025, 0],
        [0.012, y + 0.042, 0],
        [0.03, y + 0.062, 0],
        [0.022, y + 0.092, 0],
        [-0.006, y + 0.1, 0],
        [-0.028, y + 0.083, 0],
        [-0.03, y + 0.068, 0],
      ],
      6,
    ),
    10,
    { endRounding: r },
  );

function build({ style }: Planned): Part[] {
  if (style === "wire") {
    const path: Vec3[] = [
      [0, 0.15, 0],
      [0.05, 0.13, 0],
      [0.18, 0.03, 0],
      [0.2, 0.012, 0],
      [0.195, 0.003, 0],
      [0.18, 0.003, 0],
      [0, 0.003, 0],
      [-0.18, 0.003, 0],
      [-0.195, 0.003, 0],
      [-0.2, 0.012, 0],
      [-0.18, 0.03, 0],
      [-0.05, 0.13, 0],
    ];
    return [
      makePart("body", "body", tube(0.0038, curveThrough(path, 4, true), 8, { closed: true }), { weight: 1 }),
      makePart("hook", "hook", hook(0.15, 0.0036), { weight: 1 }),
    ];
  }
  const shoulders = curveThrough(
    [
      [-0.22, 0.012, 0.014],
      [-0.16, 0.06, 0.006],
      [-0.06, 0.118, 0],
      [0, 0.134, 0],
      [0.06, 0.118, 0],
      [0.16, 0.06, 0.006],
      [0.22, 0.012, 0.014],
    ],
    6,
  );
  return [
    makePart(
      "body",
      "body",
      sweep(ellipseOutline(0.0085, 0.014, 18), shoulders, {
        up: [0, 1, 0],
        endRounding: 0.008,
        scale: (t) => [1 + 0.9 * Math.abs(t - 0.5), 1.1 - 0.35 * Math.abs(t - 0.5)],
      }),
      { weight: 1, grain: "x" },
    ),
    makePart(
      "bar",
      style === "padded" ? "hook" : "body",
      tube(
        0.0065,
        [
          [-0.205, 0.022, 0.01],
          [0, 0.022, 0.01],
          [0.205, 0.022, 0.01],
        ],
        12,
      ),
      { weight: 0.8, grain: "x" },
    ),
    makePart("hook", "hook", hook(0.14, 0.0036), { weight: 1 }),
  ];
}

/** A clothes hanger. What makes it itself: sloping shoulders with a bar below, and a hook like a question mark on top. */
export const clothesHanger = defineFromPlan({
  id: "clothes-hanger",
  family: "object",
  words: ["clothes hanger", "hanger", "coat hanger", "wire hanger", "wooden hanger", "coathanger"],
  senses: ["coat hanger", "hanger#2"],
  height: 0.24,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: {
    body: mainSlot("oak", "#b98450 #7a4b27 #e0c096", "shoulder|bar"),
    hook: slot("brushed-steel", "", "wire"),
  },
  styles: {
    wooden: { weight: 3, words: ["wooden hanger", "coat hanger"] },
    plastic: { weight: 0.8, materials: { body: "plastic" }, dress: { body: "#e9e6e0|#d8587a|#4a90c8|#2a2b2f" } },
    wire: { weight: 0.6, words: ["wire hanger"], materials: { body: "brushed-steel" }, dress: { body: "#c8cacd" } },
  },
  build,
  sockets: () => [
    { name: "hand", position: [0, 0.22, 0], normal: [0, 0, 1], radius: 0.01 },
    { name: "hang", position: [0, 0.13, 0], normal: [0, 1, 0], radius: 0.22 },
  ],
});
