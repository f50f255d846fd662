import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { horn } from "../../geometry/horn.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, slot } from "../define-from-plan.ts";

/** From the tip along the bend to the mouth. */
const WAY = curveThrough(
  [
    [0.17, 0.2, 0],
    [0.15, 0.1, 0],
    [0.08, 0.045, 0],
    [0, 0.07, 0],
    [-0.05, 0.15, 0],
    [-0.07, 0.24, 0],
  ],
  8,
);
const LAST = WAY.length - 1;
const radiusAt = (t: number): number => 0.006 + 0.044 * t;

/** A sleeve of metal about the horn, between two parts of its length. */
const sleeve = (from: number, to: number, over: number) => {
  const [first, end] = [Math.round(from * LAST), Math.round(to * LAST)];
  const path: readonly Vec3[] = WAY.slice(first, end + 1);
  return horn(path, (t) => radiusAt(from + (to - from) * t) + over, 0.008, 0);
};

/** Dark at the tip, pale towards the mouth, streaked. */
const streaked: Paint = (surface, x, y, z) => {
  const t = Math.min(1, Math.max(0, (0.17 - x) / 0.2));
  const tone = (0.3 + 0.7 * t) * (0.8 + 0.35 * noise(x * 30, y * 30, z * 160, 5));
  surface.r *= tone;
  surface.g *= tone;
  surface.b *= tone;
};

/** An ox's horn to drink mead from: curved, hollow, with metal at the rim, about the middle and at the tip. */
export const drinkingHorn = defineFromPlan({
  id: "drinking-horn",
  family: "vessel",
  words: ["drinking horn", "mead horn", "viking horn", "horn of mead", "horn of ale", "ale horn", "powder horn"],
  height: 0.24,
  slots: {
    horn: slot("plastic", "#d9bd8c #c9a878 #b89468", "bone"),
    band: { ...slot("brushed-steel", "", "rim|mount|ring"), takesWhole: false },
  },
  build: () => [
    makePart("horn", "horn", horn(WAY, radiusAt, 0.004, 0.45), { weight: 1, paint: streaked }),
    makePart("bands", "band", merge([sleeve(0.9, 1, 0.003), sleeve(0.5, 0.56, 0.003), sleeve(0, 0.1, 0.003)]), {
      weight: 0.6,
    }),
    makePart("finial", "band", move(sphere(0.012, 18), WAY[0] as Vec3), { weight: 0.4 }),
  ],
  view: { azimuth: 0.35, elevation: 0.3 },
});
