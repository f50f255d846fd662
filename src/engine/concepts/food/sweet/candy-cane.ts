import { makePart } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { settle } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { tint } from "../tint.ts";

const WHITE = fromHex("#f8f4ec");

/** Candy cane: a sugar rod bent into a crook, red and white stripes winding round it. */
export const candyCane = defineFood({
  id: "candy-cane",
  words: ["candy cane", "peppermint stick", "christmas candy"],
  senses: ["candy cane"],
  height: 0.15,
  slots: { candy: { ...slot("plastic", "#cf1420", "stripe|sugar|body"), takesWhole: true } },
  build: () => {
    const [tall, bend] = [0.108, 0.026];
    const path: Vec3[] = [
      ...Array.from({ length: 23 }, (_, i): Vec3 => [0, (i / 22) * tall, 0]),
      ...Array.from({ length: 24 }, (_, i): Vec3 => {
        const a = ((i + 1) / 24) * PI * 1.12;
        return [bend - bend * cos(a), tall + bend * sin(a), 0];
      }),
    ];
    const rod = settle(tube(0.0078, path, 20, { endRounding: 0.006, endSteps: 3 }));
    const paint: Paint = (surface, x, y, z) => {
      const upper = y > tall;
      const a = upper ? PI - atan2(y - tall, x - bend) : 0;
      const turned = a < -0.2 ? a + TAU : a;
      const far = !upper && x > bend;
      const along = far ? tall + bend * PI + (tall - y) : upper ? tall + bend * turned : y;
      const q = upper ? bend - Math.sqrt((x - bend) * (x - bend) + (y - tall) * (y - tall)) : far ? x - 2 * bend : -x;
      const s = along / 0.021 + atan2(z, q) / TAU + 20;
      const part = s - Math.floor(s);
      if (part < 0.5 || (part > 0.66 && part < 0.72)) tint(surface, WHITE, 1);
      surface.roughness = 0.1;
    };
    return [makePart("candy", "candy", rod, { weight: 1, paint, crease: 1.1 })];
  },
  view: { azimuth: 0.2, elevation: 0.12 },
});
