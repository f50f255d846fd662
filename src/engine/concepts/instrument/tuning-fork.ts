import { arc } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

function build({ style }: Planned): Part[] {
  const foot = style === "box" ? 0.058 : 0;
  const bend = foot + (style === "box" ? 0.055 : 0.07);
  const half = 0.0125;
  const path: Vec3[] = [
    [half, bend + 0.105, 0],
    [half, bend + half + 0.002, 0],
    ...arc([0, bend + half, 0], half, 0, -PI, 14),
    [-half, bend + half + 0.002, 0],
    [-half, bend + 0.105, 0],
  ];
  const fork = sweep(rectangleOutline(0.0085, 0.0062, 0.001, 2), path, { up: [0, 0, 1] });
  const stem = bar([0, foot + 0.002, 0], [0, bend + 0.001, 0], 0.0042, 18);
  const parts: Part[] = [
    makePart("fork", "body", settle(fork), { weight: 1 }),
    makePart("stem", "body", stem, { weight: 0.9 }),
  ];
  if (style === "box")
    return [
      ...parts,
      makePart("box", "box", block([0.075, 0.056, 0.15], [0, 0.031, -0.02], 0.004), {
        weight: 0.9,
        grain: "z",
        paint: (surface, x, y, z) => {
          // the open front of the sounding box
          if (z > 0.053 && Math.abs(x) < 0.031 && Math.abs(y - 0.031) < 0.0215) {
            surface.r = 0.012;
            surface.g = 0.008;
            surface.b = 0.006;
            surface.height -= 0.006;
          }
        },
      }),
      makePart("feet", "box", block([0.05, 0.006, 0.12], [0, 0.003, -0.02], 0.001), { weight: 0.2 }),
    ];
  return [...parts, makePart("ball", "body", settle(move(sphere(0.0062, 24), [0, 0.0062, 0])), { weight: 0.7 })];
}

/** A tuning fork. What makes it itself: two long parallel prongs of square steel bent in a narrow U on one stem that ends in a ball, or stands on a wooden sounding box open in front. */
export const tuningFork = defineFromPlan({
  id: "tuning-fork",
  family: "instrument",
  words: ["tuning fork", "pitch fork tuner", "resonance fork"],
  senses: ["tuning fork"],
  height: 0.18,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.14 },
  slots: {
    body: mainSlot("brushed-steel steel aluminium", "", "fork|prong|stem|tine"),
    box: slot("walnut oak mahogany", "", "sounding box|wood"),
  },
  styles: { box: { weight: 1 }, plain: { weight: 1.5 } },
  build,
});
