import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";

/** Radius of the wire, and of a bulb, metres. */
const WIRE = 0.004;
const BULB = 0.013;

function build(): Part[] {
  const steps = 150;
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const t = i / steps;
    const a = t * TAU * 3.2;
    const r = 0.1 + 0.12 * t + 0.02 * sin(a * 2.3);
    return [r * cos(a), WIRE + 0.02 + 0.018 * sin(a * 3.1), r * sin(a)];
  });
  const bulbs = path
    .filter((_, i) => i % 6 === 3)
    .map(([x, y, z]) => move(stretch(sphere(BULB, 12, 8), [1, 1.25, 1]), [x, y + BULB, z]));
  return [
    makePart("wire", "wire", settle(tube(WIRE, path, 8)), { weight: 0.7 }),
    makePart("bulbs", "bulb", merge(bulbs), { weight: 1 }),
  ];
}

/** A string of lights. What makes it itself: a thin wire in loose loops, small bright bulbs all along it. */
export const stringLights = defineFromPlan({
  id: "string-lights",
  family: "light",
  words: ["string lights", "fairy lights", "string of lights", "christmas lights", "light string", "lights garland"],
  senses: [],
  height: 0.09,
  view: { azimuth: 0.3, elevation: 0.6 },
  slots: {
    bulb: mainSlot("plaster", "#ffe9a8 #ffd98a #fff1c4", "light|lamp"),
    wire: { ...slot("plastic", "#2f4a34 #26282c", "cable|cord"), takesWhole: false },
  },
  build,
});
