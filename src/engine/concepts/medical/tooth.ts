import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

/** The roots are yellower than the crown. */
const tone: Paint = (surface, _x, y) => {
  const t = smoothstep(0.58, 0.42, y);
  surface.r *= 1 - 0.06 * t;
  surface.g *= 1 - 0.16 * t;
  surface.b *= 1 - 0.4 * t;
  surface.roughness += 0.25 * t;
};

function molar(): Part[] {
  const quarter = (x: number, z: number) => ellipsoid([x, 0.76, z], [0.19, 0.2, 0.17]);
  const clay = sculpt([
    add(ellipsoid([0, 0.66, 0], [0.36, 0.25, 0.31])),
    add(both(quarter(0.18, 0.14)), 0.08),
    add(both(quarter(0.18, -0.14)), 0.08),
    add(both(roundCone([0.15, 0.5, 0.07], [0.2, 0.09, 0.06], 0.17, 0.06)), 0.07),
    add(both(roundCone([0.15, 0.5, -0.07], [0.2, 0.09, -0.08], 0.15, 0.06)), 0.07),
    carve(ball([0, 1.0, 0], 0.11), 0.12),
    carve(roundCone([0, 0.06, -0.4], [0, 0.06, 0.4], 0.13, 0.13), 0.06),
  ]);
  return [makePart("tooth", "body", settle(meshSdf(clay, 0.024)), { weight: 1, crease: 1.2, paint: tone })];
}

/** A tooth. What makes it itself: a shining white crown with four soft cusps and a hollow in its middle, over two pairs of roots that part and taper. */
export const tooth = defineFromPlan({
  id: "tooth",
  family: "object",
  words: ["tooth", "molar", "human tooth", "molar tooth", "wisdom tooth", "baby tooth", "milk tooth"],
  senses: ["tooth", "molar"],
  height: 0.95,
  view: { azimuth: 0.35, elevation: 0.22 },
  slots: {
    body: mainSlot("ceramic-glaze", "#f6f2e6 #f8f5ec", "root|enamel"),
    filling: slot("gold silver", "", "gold filling|cap"),
  },
  extras: { filling: { chance: 0 } },
  build: ({ has }: Planned) => {
    const parts = molar();
    if (!has("filling")) return parts;
    const cap = sculpt([add(ellipsoid([0.12, 0.9, 0.1], [0.12, 0.06, 0.1]))]);
    return [...parts, makePart("filling", "filling", meshSdf(cap, 0.02), { weight: 0.6 })];
  },
});
