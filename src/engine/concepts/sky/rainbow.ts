import { arc } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { puffs } from "./puffs.ts";

const BANDS = ["red", "orange", "yellow", "green", "blue", "indigo", "violet"] as const;

function build({ has, stream }: Planned): Part[] {
  const chance = stream("clouds");
  const wide = 0.062;
  const outer = 0.8;
  const low = 0.08;
  const parts: Part[] = BANDS.map((band, i) => {
    const r = outer - i * wide;
    const feet: Vec3[] = [[r, 0, 0], ...arc([0, low, 0], r, 0, PI, 48), [-r, 0, 0]];
    const bow = sweep(rectangleOutline(wide * 1.03, 0.15, 0.014, 2), feet, { up: [0, 0, 1] });
    return makePart(band, band, settle(bow), { weight: 0.9 });
  });
  if (has("cloud")) {
    const heap = (side: number) => {
      const x = side * (outer - wide * 3);
      return puffs(
        [
          [[x, 0.1, 0.04], 0.17 + 0.02 * chance()],
          [[x - 0.17, 0.08, 0.05], 0.13],
          [[x + 0.17, 0.08, 0.05], 0.13 + 0.02 * chance()],
          [[x + 0.04, 0.08, 0.15], 0.11],
          [[x - 0.1, 0.1, -0.1], 0.12],
          [[x + 0.1, 0.1, -0.1], 0.12],
        ],
        0.03,
      );
    };
    parts.push(
      ...makeParts("cloud", "cloud", [heap(-1), heap(1)], {
        weight: 0.8,
        crease: 1.4,
        paint: (surface, _x, y) => {
          const dim = 0.82 + 0.18 * smoothstep(-0.08, 0.14, y);
          surface.r *= dim;
          surface.g *= dim;
          surface.b *= dim;
        },
      }),
    );
  }
  return parts;
}

/** A rainbow. What makes it itself: the round arch of red, orange, yellow, green, blue, indigo and violet, its feet in two white clouds. */
export const rainbow = defineFromPlan({
  id: "rainbow",
  family: "nature",
  words: ["rainbow", "rainbow arch", "arc of colours"],
  senses: ["rainbow"],
  height: 0.9,
  vary: 0.04,
  view: { azimuth: 0.3, elevation: 0.12 },
  extras: { cloud: { chance: 0.8 } },
  slots: {
    red: slot("plastic", "#d8201c", "bow|band"),
    orange: slot("plastic", "#f5821f"),
    yellow: slot("plastic", "#ffd91f"),
    green: slot("plastic", "#3aa545"),
    blue: slot("plastic", "#2484d6"),
    indigo: slot("plastic", "#3a3fb0"),
    violet: slot("plastic", "#8437a8"),
    cloud: mainSlot("plaster", "#f6f9fc", "clouds"),
  },
  build,
});
