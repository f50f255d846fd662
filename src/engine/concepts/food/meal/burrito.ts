import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, place, settle } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { tint } from "../tint.ts";

/** Burrito: a soft flour tortilla rolled tight, browned in spots, cut across to show rice, beans and meat; foil round its lower end. */
export const burrito = defineFood({
  id: "burrito",
  words: ["burrito", "wrap", "spring roll", "egg roll", "chicken wrap", "doner"],
  senses: ["burrito#1", "wrap#3", "spring roll"],
  height: 0.06,
  slots: {
    tortilla: { ...slot("plaster", "#efdcae", "bread|skin|wrap"), takesWhole: true },
    foil: slot("silver", "#dfe2e4", "wrapper|paper"),
  },
  build: () => {
    const r = 0.028;
    const half = (flip: number): Geometry =>
      settle(
        sweep(
          circleOutline(r, 40),
          Array.from({ length: 19 }, (_, i): Vec3 => [(i / 18 - 0.5) * 0.105, 0, 0]),
          {
            scale: (t) => {
              const u = flip > 0 ? t : 1 - t;
              return u < 0.2 ? Math.sqrt(Math.max(0.05, 1 - ((0.2 - u) / 0.2) * ((0.2 - u) / 0.2))) : 1;
            },
          },
        ),
      );
    const paint: Paint = (surface, x, y, z, nx) => {
      const d = Math.sqrt(y * y + z * z) / r;
      if (x > 0.0522 && d < 0.93 && Math.abs(nx) >= 0) {
        const n = noise(y * 190, z * 190, 1, 5);
        const m = noise(y * 140, z * 140, 3, 9);
        tint(
          surface,
          fromHex(
            n > 0.25 ? "#f7f0dc" : m > 0.2 ? "#7a2a1c" : m < -0.25 ? "#5a9a2c" : n < -0.3 ? "#f2b82e" : "#6f3f20",
          ),
          1,
        );
        surface.height += 0.002 * n;
        surface.roughness = 0.4;
        return;
      }
      tint(surface, fromHex("#a8702c"), 0.75 * smoothstep(0.42, 0.62, noise(x * 75, y * 75, z * 75, 3)));
      surface.roughness = 0.7;
    };
    const foil = deform(
      sweep(
        circleOutline(r * 1.05, 40),
        Array.from({ length: 13 }, (_, i): Vec3 => [-0.0575 + (i / 12) * 0.06, 0, 0]),
        { scale: (t) => 0.62 + 0.4 * smoothstep(0, 0.3, t) },
      ),
      ([x, y, z]): Vec3 => {
        const f = 1 + 0.045 * noise(x * 110, y * 110, z * 110, 4);
        return [x, y * f, z * f];
      },
    );
    const a = chain(rotation(Z_AXIS, 0.35), rotation(Y_AXIS, -0.85), translation([-0.01, 0.048, -0.02]));
    const b = chain(rotation(Y_AXIS, -0.25), translation([-0.03, r * 1.06, 0.045]));
    return [
      makePart("lying", "tortilla", place(half(1), b), { weight: 1, paint, crease: 0.7 }),
      makePart("lying-foil", "foil", place(foil, b), { weight: 0.7 }),
      makePart("leaning", "tortilla", place(half(1), a), { weight: 1, paint, crease: 0.7 }),
      makePart("leaning-foil", "foil", place(foil, a), { weight: 0.6 }),
    ];
  },
  view: { azimuth: 0.55, elevation: 0.35 },
});
