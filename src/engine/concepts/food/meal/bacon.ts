import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { place, settle } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

/** Bacon: thin wavy strips streaked lengthwise in red meat and pale fat. */
export const bacon = defineFood({
  id: "bacon",
  words: ["bacon", "bacon strip", "strip of bacon", "rasher"],
  senses: ["bacon#1"],
  height: 0.03,
  slots: { meat: { ...slot("plastic", "#a8382a", "strip|rasher"), takesWhole: true } },
  build: (food) => {
    const strip = (seed: number): Geometry => {
      const path = Array.from(
        { length: 49 },
        (_, i): Vec3 => [(i / 48 - 0.5) * 0.2, 0.0065 * sin(i * 0.62 + seed), 0.004 * sin(i * 0.21 + seed)],
      );
      return settle(
        sweep(
          [
            [-0.018, -0.0012],
            [-0.009, -0.0012],
            [0, -0.0012],
            [0.009, -0.0012],
            [0.018, -0.0012],
            [0.018, 0.0012],
            [0.009, 0.0012],
            [0, 0.0012],
            [-0.009, 0.0012],
            [-0.018, 0.0012],
          ],
          path,
          { up: [0, 1, 0], scale: (t) => [1 + 0.12 * sin(t * 17 + seed), 1] },
        ),
      );
    };
    const paint: Paint = (surface, x, y, z) => {
      const v = z / 0.018 + 0.22 * noise(x * 24, 1, 2, food.seed);
      const streak = Math.min(Math.abs(v - 0.62), Math.abs(v + 0.28) * 0.9, Math.abs(v + 0.92) * 0.7);
      tint(surface, fromHex("#f0cfa4"), 0.92 * smoothstep(0.2, 0.1, streak + 0.05 * noise(x * 80, 1, z * 80, 3)));
      shade(surface, 1 + 0.2 * noise(x * 60, y * 60, z * 120, 4));
      surface.roughness = 0.22;
    };
    return [0, 1, 2].map((i) =>
      makePart(
        `strip-${i + 1}`,
        "meat",
        place(
          strip(i * 2 + food.seed),
          chain(rotation(Y_AXIS, 0.12 * (i - 1)), translation([0, 0.008 + 0.002 * i, (i - 1) * 0.036])),
        ),
        { weight: 1, paint, crease: 1 },
      ),
    );
  },
  view: { azimuth: 0.35, elevation: 0.65 },
});
