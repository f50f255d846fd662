import { makePart } from "../../geometry/make-part.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";

const R = 0.036;

/** A slinky. What makes it itself: a long spring of many close rings that stands on both its ends in an arch. */
export const slinky = defineFromPlan({
  id: "slinky",
  family: "toy",
  words: ["slinky", "slinky toy", "toy spring", "spring toy", "coil toy", "rainbow slinky"],
  senses: [],
  height: 0.14,
  view: { azimuth: 0.3, elevation: 0.18 },
  slots: { body: mainSlot("plastic chrome", "", "spring|coil|ring") },
  styles: {
    rainbow: {
      weight: 2,
      materials: { body: "plastic" },
      dress: { body: "#e8281e #f08a1e #f0d01e #3fb04a #2a7ad8 #7a3ab0" },
    },
    steel: { weight: 1, materials: { body: "chrome" } },
  },
  build: ({ style }) => {
    const turns = 44;
    const span = 0.085;
    const path = Array.from({ length: turns * 18 + 1 }, (_, i): Vec3 => {
      const t = i / (turns * 18);
      const a = t * turns * TAU;
      // the middle runs up, over and down; rings lie close at both feet
      const s =
        t < 0.28 ? 0.22 * (t / 0.28) : t > 0.72 ? 1 - 0.22 * ((1 - t) / 0.28) : 0.22 + (0.56 * (t - 0.28)) / 0.44;
      const b = s < 0.22 ? 0 : s > 0.78 ? PI : ((s - 0.22) / 0.56) * PI;
      const rise = s < 0.22 ? (s / 0.22) * 0.045 : s > 0.78 ? ((1 - s) / 0.22) * 0.045 : 0.045;
      const [cx, cy] = [-span * cos(b), rise + span * sin(b) * 0.75];
      // a ring lies across the way there: its own x turns with the arch
      const [u, v] = [R * cos(a), R * sin(a)];
      return [cx + u * cos(b), cy - u * -sin(b) * -1, v];
    });
    return [
      makePart("spring", "body", tube(0.0014, path, 5), {
        weight: 1,
        paint: (surface, x) => {
          if (style !== "rainbow") return;
          const t = (x + 0.12) / 0.24;
          const h = (((t * 6) % 6) + 6) % 6;
          const f = (n: number) => Math.min(1, Math.max(0, Math.abs(((h + n) % 6) - 3) - 1));
          surface.r = 0.03 + 0.8 * f(0);
          surface.g = 0.03 + 0.7 * f(4);
          surface.b = 0.03 + 0.8 * f(2);
        },
      }),
    ];
  },
});
