import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, place, settle } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { shade, tint } from "../tint.ts";

const WHITE = fromHex("#f8f4ec");

/** Wrapped candies: striped balls of sugar in twisted paper whose ends fan out. */
export const candy = defineFood({
  id: "candy",
  words: [
    "candy",
    "sweet",
    "sweets",
    "wrapped candy",
    "bonbon",
    "toffee",
    "caramel",
    "peppermint",
    "hard candy",
    "jelly bean",
    "gumdrop",
    "bubblegum",
    "gumball",
    "taffy",
  ],
  senses: ["candy#1", "sweet#3"],
  height: 0.04,
  slots: {
    red: { ...slot("plastic", "#e0283c", "wrapper|paper"), takesWhole: true },
    yellow: slot("plastic", "#f5c21e"),
    blue: slot("plastic", "#3a8fd8"),
  },
  build: () => {
    const wrapped = (): Geometry => {
      const line = [
        [0, -0.038],
        [0.0165, -0.0375],
        [0.012, -0.029],
        [0.0042, -0.0195],
        [0.0105, -0.0145],
        [0.016, -0.006],
        [0.0165, 0],
        [0.016, 0.006],
        [0.0105, 0.0145],
        [0.0042, 0.0195],
        [0.012, 0.029],
        [0.0165, 0.0375],
        [0, 0.038],
      ] as const;
      return settle(
        deform(lathe(line, 60), ([x, y, z]) => {
          const fan = smoothstep(0.017, 0.026, Math.abs(y));
          const f = 1 + fan * 0.22 * cos(9 * atan2(z, x));
          return [x * f, y, z * f * (1 - 0.35 * fan)];
        }),
      );
    };
    const paint: Paint = (surface, x, y, z) => {
      surface.roughness = 0.14;
      if (Math.abs(y) > 0.019) {
        shade(surface, 0.85 + 0.15 * cos(9 * atan2(z, x)));
        return;
      }
      const s = (atan2(z, x) / TAU) * 6 + y * 45 + 20;
      if (s - Math.floor(s) < 0.45) tint(surface, WHITE, 1);
    };
    const spots = [
      ["red", 0.012, 0.025, 0.3],
      ["yellow", -0.03, -0.012, -0.5],
      ["blue", 0.045, -0.026, 1.1],
    ] as const;
    return spots.map(([colour, x, z, a]) =>
      makePart(
        `${colour}-candy`,
        colour,
        place(wrapped(), chain(rotation(Z_AXIS, PI / 2), rotation(Y_AXIS, a), translation([x, 0.0165, z]))),
        { weight: 1, paint, crease: 0.9 },
      ),
    );
  },
  view: { azimuth: 0.3, elevation: 0.5 },
});
