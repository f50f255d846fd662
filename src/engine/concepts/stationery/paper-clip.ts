import { arc } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";

const MM = 0.001;

/** The Gem pattern: two long loops one inside the other, of one wire with three bends; or a triangle of the same wire. */
function wire(style: string): Vec3[] {
  const gem: Vec3[] = [
    [-2.6, 9, 0],
    ...arc([0, 24.5, 0], 2.6, PI, 0, 14),
    ...arc([-0.8, 5, 0], 3.4, 0, -PI, 16),
    ...arc([0, 29, 0], 4.2, PI, 0, 18),
    [4.2, 10, 0],
  ];
  const triangle: Vec3[] = [
    [-2.2, 12, 0],
    ...arc([-0.2, 25, 0], 1.6, PI * 0.95, 0, 10),
    ...arc([4.2, 5, 0], 1.8, 0, -PI * 0.5, 8),
    ...arc([-4.2, 5, 0], 1.8, -PI * 0.5, -PI * 1.05, 8),
    ...arc([0, 31, 0], 1.8, PI * 0.92, PI * 0.08, 10),
    [3.2, 14, 0],
  ];
  return style === "triangle" ? triangle : gem;
}

function build({ style }: Planned): Part[] {
  const path = wire(style).map(([x, y, z]): Vec3 => [x * MM, y * MM, z * MM]);
  const bent = tube(0.62 * MM, path, 14, { endRounding: 0.4 * MM, endSteps: 3 });
  return [makePart("wire", "wire", turnX(bent, -0.35), { weight: 1 })];
}

/** A paper clip. What makes it itself: one round wire bent three times into two long loops, one inside the other. */
export const paperClip = defineFromPlan({
  id: "paper-clip",
  family: "object",
  words: ["paper clip", "paperclip", "gem clip"],
  senses: ["paper clip"],
  height: 0.033,
  view: { azimuth: 0.35, elevation: 0.2 },
  slots: { wire: mainSlot("brushed-steel chrome plastic", "", "metal|loop|bend") },
  styles: { gem: { weight: 5 }, triangle: { weight: 0.4 } },
  kinds: {
    steel: { weight: 3, materials: { wire: "chrome" } },
    brass: { weight: 0.6, materials: { wire: "brass" } },
    red: { weight: 0.4, materials: { wire: "plastic" }, dress: { wire: "#c8281e" } },
    blue: { weight: 0.4, materials: { wire: "plastic" }, dress: { wire: "#1f5fc0" } },
    green: { weight: 0.3, materials: { wire: "plastic" }, dress: { wire: "#1f9a4a" } },
    yellow: { weight: 0.3, materials: { wire: "plastic" }, dress: { wire: "#e8b81e" } },
  },
  build,
});
