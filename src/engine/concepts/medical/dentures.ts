import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** A place on the arch of a jaw: `t` from -1 at the left end over 0 in front to 1. */
const arch = (t: number, grow = 0): Vec3 => {
  const a = t * 1.42;
  return [(0.028 + grow) * sin(a) * (1 + 0.06 * t * t), 0, (0.036 + grow) * cos(a) - 0.012];
};

/** Gum and teeth of one jaw, teeth up from y = 0. */
function jaw(isUpper: boolean): { gum: Geometry; teeth: Geometry } {
  const path = Array.from({ length: 33 }, (_, i) => {
    const [x, , z] = arch(-1.06 + (i / 32) * 2.12);
    return [x, 0.006, z] as const;
  });
  const band = sweep(ellipseOutline(0.0068, 0.0075, 18), path, { endRounding: 0.004, endSteps: 3 });
  // the wall at the foot of the teeth swells between their roots
  const roots = Array.from({ length: 14 }, (_, i) => {
    const [x, , z] = arch(((i + 0.5) / 14) * 2 - 1, 0.0036);
    return move(stretch(sphere(0.0036, 14, 10), [0.9, 1.5, 0.9]), [x, 0.0082, z]);
  });
  const plateOver = isUpper ? [move(stretch(sphere(0.024, 36, 18), [1.02, 0.24, 1.15]), [0, 0.0035, 0])] : [];
  const teeth = Array.from({ length: 14 }, (_, i) => {
    const t = ((i + 0.5) / 14) * 2 - 1;
    const [x, , z] = arch(t, 0.0012);
    const front = 1 - Math.abs(t);
    const wide = front > 0.8 ? 0.0078 : front > 0.5 ? 0.0064 : 0.0078;
    const tall = front > 0.55 ? 0.0125 : 0.0105;
    const deep = front > 0.55 ? 0.0048 : 0.0086;
    const tooth = box([wide * 0.92, tall, deep], { bevel: Math.min(deep, wide) * 0.34, bevelSteps: 2 });
    return move(turnY(tooth, t * 1.42), [x, 0.0105 + tall / 2, z]);
  });
  return { gum: merge([band, ...roots, ...plateOver]), teeth: merge(teeth) };
}

function build({ style, has }: Planned): Part[] {
  const open = style === "wind-up" ? 0.42 : 0.3;
  const lift = style === "wind-up" ? 0.012 : 0;
  const [low, high] = [jaw(false), jaw(true)];
  // the upper jaw hangs over the lower, raised in front about its hinge behind
  const over = (g: Geometry): Geometry =>
    settle(move(turnX(move(settle(stretch(g, [1, -1, 1])), [0, 0.004, 0.02]), -open), [0, 0.0325, -0.02]));
  const at = (g: Geometry) => move(settle(g), [0, lift, 0]);
  const parts = [
    makePart("lower-gum", "gum", at(low.gum), { weight: 0.9 }),
    makePart("lower-teeth", "teeth", at(low.teeth), { weight: 1 }),
    makePart("upper-gum", "gum", at(over(high.gum)), { weight: 0.9 }),
    makePart("upper-teeth", "teeth", at(over(high.teeth)), { weight: 1 }),
    ...makeParts(
      "hinge",
      "gum",
      [-1, 1].map((s) => at(move(stretch(sphere(0.0075, 18, 12), [0.7, 1.9, 0.9]), [s * 0.0285, 0.017, -0.0095]))),
      { weight: 0.4 },
    ),
  ];
  if (style !== "wind-up") return parts;
  const foot = (s: number) =>
    merge([
      move(stretch(sphere(0.011, 24, 14), [0.85, 0.55, 1.5]), [s * 0.016, 0.006, 0.012]),
      move(
        turnedPiece(
          [
            [0.0045, 0.004],
            [0.0045, 0.014],
          ],
          16,
        ),
        [s * 0.016, 0, 0.004],
      ),
    ]);
  return [
    ...parts,
    ...makeParts(
      "foot",
      "foot",
      [-1, 1].map((s) => settle(foot(s))),
      { weight: 0.8 },
    ),
    ...(has("key")
      ? [
          makePart(
            "key",
            "key",
            merge([
              move(
                turnX(
                  turnedPiece(
                    [
                      [0.002, 0],
                      [0.002, 0.016],
                    ],
                    12,
                  ),
                  -PI / 2,
                ),
                [0, 0.02, -0.018],
              ),
              ...[-1, 1].map((s) => move(stretch(sphere(0.0055, 18, 12), [1, 1.2, 0.35]), [s * 0.0055, 0.02, -0.035])),
            ]),
            { weight: 0.6 },
          ),
        ]
      : []),
  ];
}

/** False teeth. What makes it itself: two arches of pink gum with a full row of white teeth each, the upper one over the lower, open in front; the joke kind walks on two feet with a key in its back. */
export const dentures = defineFromPlan({
  id: "dentures",
  family: "object",
  words: [
    "dentures",
    "denture",
    "false teeth",
    "set of teeth",
    "pair of dentures",
    "fake teeth",
    "chattering teeth",
    "wind-up teeth",
    "chatter teeth",
  ],
  senses: ["denture", "false teeth"],
  height: 0.06,
  view: { azimuth: 0.45, elevation: 0.2 },
  slots: {
    teeth: mainSlot("porcelain", "#f7f3e6 #f1ead2", "tooth"),
    gum: slot("plastic", "#d8636b #e0707a #c8525c", "gums"),
    foot: slot("plastic", "#f2c21c #e2302a #3a7ad8", "feet|shoe"),
    key: slot("plastic", "#e2302a", "winder"),
  },
  styles: {
    plain: { weight: 2 },
    "wind-up": { weight: 0, words: ["chattering teeth", "wind-up teeth", "chatter teeth"], slots: ["foot", "key"] },
  },
  extras: { key: { chance: 1 } },
  build,
});
