import { noise } from "../../../geometry/deform.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

/** Popsicle: a flat bar with a round top and two grooves on a flat wooden stick. */
export const popsicle = defineFood({
  id: "popsicle",
  words: ["popsicle", "ice lolly", "ice pop", "ice cream bar"],
  senses: ["ice lolly"],
  height: 0.17,
  slots: {
    ice: { ...slot("plastic", "#f0553f #f58a2a #e0406a #5ab0d8 #8fc43a", "body|bar|juice"), takesWhole: true },
    stick: slot("oak", "#dcb57a", "wood"),
  },
  kinds: { plain: { weight: 2 }, rainbow: { weight: 1 } },
  build: (food) => {
    const outline = Array.from(
      { length: 15 },
      (_, i): Point2 => [0.027 * cos((i / 14) * PI), 0.075 + 0.027 * sin((i / 14) * PI)],
    );
    const corners: Point2[] = [
      [-0.027, 0.002],
      [-0.025, 0],
      [0.025, 0],
      [0.027, 0.002],
    ];
    const rings = [-1, -0.82, 0.82, 1].map((k) => {
      const s = Math.abs(k) === 1 ? 0.86 : 1;
      return [...corners, ...outline].map(
        ([x, y]): Vec3 => [x * s, 0.05 + (y - 0.05) * (s === 1 ? 1 : 0.93), k * 0.011],
      );
    });
    const bar = loft(rings);
    const paint: Paint = (surface, x, y, z) => {
      const groove =
        smoothstep(0.0045, 0.0015, Math.abs(Math.abs(x) - 0.0105)) *
        smoothstep(0.09, 0.084, y) *
        smoothstep(0.01, 0.016, y);
      shade(surface, 1 - 0.3 * groove);
      surface.height -= 0.003 * groove;
      surface.roughness = 0.25;
      if (food.kind === "rainbow") {
        const band = y < 0.036 ? 0 : y < 0.07 ? 1 : 2;
        tint(
          surface,
          [fromHex("#e23a4a"), fromHex("#f6f0e2"), fromHex("#3f86d0")][band] as Vec3,
          0.9 * (1 - 0.25 * groove),
        );
      }
      shade(surface, 1 + 0.1 * noise(x * 120, y * 120, z * 120, 3));
    };
    const stick = slab([0.0105, 0.066, 0.0028], 0.005, 0.0008);
    return [
      makePart("bar", "ice", bar, { weight: 1, paint, crease: 0.9 }),
      makePart("stick", "stick", move(stick, [0, -0.018, 0]), { weight: 0.7 }),
    ];
  },
  view: { azimuth: 0.4, elevation: 0.12 },
});
