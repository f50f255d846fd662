import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { lumpy, oval } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Potato: an uneven brown oval, dull, with eyes and specks; two lie together. */
export const potato = defineFood({
  id: "potato",
  words: ["potato", "sweet potato", "yam", "spud", "baked potato"],
  senses: ["potato#1", "yam#4", "sweet potato#2"],
  height: 0.06,
  slots: { skin: { ...slot("plaster", "#b98a50 #b0834c #c0955c", "peel|flesh|body"), takesWhole: true } },
  kinds: { brown: {}, sweet: { weight: 0, words: ["sweet potato", "yam"], dress: { skin: "#9a4a34" } } },
  build: (food) => {
    const eyes = [
      [0.5, 0.5, 0.7],
      [-0.6, 0.3, 0.74],
      [0.1, 0.75, 0.65],
      [0.8, -0.1, 0.58],
      [-0.2, -0.2, 0.96],
      [-0.85, 0.5, 0.1],
      [0.35, 0.85, -0.3],
    ] as const;
    const shape = (seed: number): Geometry => {
      const body = lumpy(lumpy(oval([0.052, 0.034, 0.037], 56), 0.09, 0.045, seed), 0.03, 0.016, seed + 3);
      return deform(body, ([x, y, z]) => [x, y * (1 + 3.5 * x) - 7 * x * x * 0.3, z]);
    };
    const paint: Paint = (surface, x, y, z) => {
      const [u, v, w] = [x / 0.052, y / 0.034, z / 0.037];
      shade(surface, 1 + 0.13 * noise(u * 4, v * 4, w * 4, food.seed) + 0.1 * noise(u * 24, v * 24, w * 24, 4));
      tint(surface, fromHex("#5f3f1c"), 0.6 * smoothstep(0.55, 0.7, noise(u * 13, v * 13, w * 13, 7)));
      for (const [a, b, c] of eyes) {
        const q = (u - a) * (u - a) * 0.5 + (v - b) * (v - b) * 2.4 + (w - c) * (w - c);
        if (q > 0.03) continue;
        surface.height -= 0.0022 * smoothstep(0.03, 0.0, q);
        tint(surface, fromHex("#6b4724"), 0.7 * smoothstep(0.02, 0.004, q));
      }
      surface.roughness = 0.8;
    };
    return [
      makePart(
        "potato",
        "skin",
        place(shape(food.seed), chain(rotation(Y_AXIS, 0.35), translation([0.012, 0.034, 0.02]))),
        { weight: 1, paint, crease: 1.2 },
      ),
      makePart(
        "second-potato",
        "skin",
        place(
          shape(food.seed + 31),
          chain(rotation(X_AXIS, 0.3), rotation(Y_AXIS, -0.8), translation([-0.022, 0.036, -0.052])),
        ),
        { weight: 0.9, paint, crease: 1.2 },
      ),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.4 },
});
