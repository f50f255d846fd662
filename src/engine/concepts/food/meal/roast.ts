import { noise } from "../../../geometry/deform.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { add, sculpt } from "../../../geometry/sculpt.ts";
import { ball, ellipsoid, limb, roundCone } from "../../../geometry/sdf-primitives.ts";
import { both } from "../../../geometry/sdf-transform.ts";
import { meshSdf } from "../../../geometry/surface-nets.ts";
import { fromHex } from "../../../math/color.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { oval } from "../shapes.ts";
import { shade, tint } from "../tint.ts";
import { frill, leafGreen } from "./burger.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "./dish.ts";

const roasted =
  (dark: number): Paint =>
  (surface, x, y, z) => {
    const n = noise(x * 26, y * 26, z * 26, 3) * 0.6 + noise(x * 70, y * 70, z * 70, 4) * 0.4;
    tint(surface, fromHex("#5a2408"), (0.35 + 0.5 * n) * smoothstep(dark * 0.2, dark, y));
    shade(surface, 1 + 0.08 * noise(x * 240, y * 240, z * 240, 5));
    surface.height += 0.0005 * noise(x * 320, y * 320, z * 320, 6);
    surface.roughness = 0.24;
  };

/** Roast chicken: on a platter with a frill of lettuce, a plump golden bird on its back, drumsticks up with bare bone ends, wings folded at its sides. */
export const roast = defineFood({
  id: "roast-chicken",
  words: [
    "roast chicken",
    "roast turkey",
    "turkey dinner",
    "roasted chicken",
    "cooked turkey",
    "rotisserie chicken",
    "roast",
  ],
  senses: ["roast#1"],
  height: 0.16,
  slots: {
    meat: { ...slot("plastic", "#c9782a #bf6f24", "skin|body|bird|breast"), takesWhole: true },
    bone: slot("plastic", "#f3e8d0", "bones"),
    lettuce: slot("plastic", "#6fae2c", "salad|garnish"),
    tomato: slot("plastic", "#cf2418", "tomatoes"),
    plate: PLATE_SLOT,
  },
  build: () => {
    const bird = sculpt([
      add(ellipsoid([0, 0.058, 0.0], [0.062, 0.052, 0.08])),
      add(both(ellipsoid([0.026, 0.085, -0.018], [0.036, 0.032, 0.056])), 0.02),
      add(both(roundCone([0.05, 0.05, 0.045], [0.063, 0.082, 0.058], 0.034, 0.026)), 0.012),
      add(both(roundCone([0.063, 0.082, 0.058], [0.045, 0.105, 0.112], 0.026, 0.0105)), 0.01),
      ...limb([
        [[0.06, 0.065, -0.045], 0.017],
        [[0.084, 0.045, -0.012], 0.0135],
        [[0.076, 0.05, -0.058], 0.011],
      ]).map((piece) => add(both(piece), 0.008)),
      add(both(ball([0.016, 0.035, 0.07], 0.024)), 0.02),
    ]);
    const bones = [-1, 1].map((s) =>
      merge([
        place(
          cylinder({ radius: 0.006, height: 0.03, segments: 12 }),
          chain(rotation(X_AXIS, 1.15), translation([s * 0.0455, 0.104, 0.105])),
        ),
        move(oval([0.009, 0.008, 0.007], 14), [s * 0.048, 0.1185, 0.133]),
        move(oval([0.009, 0.008, 0.007], 14), [s * 0.04, 0.1135, 0.133]),
      ]),
    );
    const tomatoes = (
      [
        [0.115, 0.07],
        [-0.12, 0.06],
        [0.125, -0.05],
        [-0.115, -0.07],
      ] as const
    ).map(([x, z]) => move(oval([0.0155, 0.014, 0.0155], 18), [x, PLATE_TOP + 0.018, z]));
    const plate = platePart(0.2);
    return [
      { ...plate, geometry: deform(plate.geometry, ([x, y, z]): Vec3 => [x, y, z * 0.82]) },
      makePart(
        "lettuce",
        "lettuce",
        merge([move(frill(0.142, 0.012, 3), [0, 0.014, 0.008]), move(frill(0.125, 0.012, 8), [0, 0.02, 0.008])]),
        { weight: 0.6, paint: leafGreen, crease: 1.2 },
      ),
      makePart("bird", "meat", move(meshSdf(bird, 0.0042), [0, 0.012, 0]), {
        weight: 1,
        paint: roasted(0.1),
        crease: 1.2,
      }),
      makePart("bones", "bone", move(merge(bones), [0, 0.012, 0]), { weight: 0.8 }),
      makePart("tomatoes", "tomato", merge(tomatoes), {
        weight: 0.5,
        paint: (s) => {
          s.roughness = 0.15;
        },
      }),
    ];
  },
  view: { azimuth: 0.75, elevation: 0.34 },
});
