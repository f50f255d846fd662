import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, cos } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { swirl } from "../baked/cupcake.ts";
import { defineFood } from "../define-food.ts";
import { stalk } from "../shapes.ts";
import { glossy } from "../tint.ts";
import { FLAVOUR_KINDS, FLAVOURS, TOPPING_SLOTS } from "./flavours.ts";
import { sauceCap } from "./sauce-cap.ts";
import { creamy, scoop } from "./scoop.ts";

/** Sundae: a footed glass with balls of ice cream, sauce running over, whipped cream and a cherry, a wafer stuck in. */
export const sundae = defineFood({
  id: "sundae",
  words: ["sundae", "ice cream sundae", "ice cream bowl", "parfait"],
  senses: ["sundae"],
  height: 0.19,
  slots: {
    first: { ...slot("plastic", "#f7e8bd", "scoop|ice cream"), takesWhole: true },
    second: slot("plastic", "#f08fa8"),
    third: slot("plastic", "#5f3219"),
    glass: slot("glass", "#dceaea", "bowl|cup|dish"),
    cream: slot("plastic", "#faf5ea", "whipped cream"),
    wafer: slot("plaster", "#d99c4a", "cookie"),
    sauce: TOPPING_SLOTS.sauce,
    cherry: TOPPING_SLOTS.cherry,
  },
  kinds: FLAVOUR_KINDS,
  build: (food) => {
    const bowl = lathe(
      roundCorners(
        [
          [0, 0],
          [0.032, 0, 0.002],
          [0.03, 0.005, 0.002],
          [0.008, 0.011, 0.006],
          [0.008, 0.026, 0.006],
          [0.034, 0.044, 0.02],
          [0.054, 0.085, 0.001],
          [0.051, 0.085, 0.001],
          [0.031, 0.048, 0.02],
          [0, 0.042],
        ],
        4,
      ),
      64,
    );
    const fluted = deform(bowl, ([x, y, z]) => {
      const f = 1 + 0.03 * smoothstep(0.03, 0.08, y) * cos(14 * atan2(z, x));
      return [x * f, y, z * f];
    });
    const r = 0.025;
    const spots: Vec3[] = [
      [-0.018, 0.094, 0.011],
      [0.019, 0.093, 0.009],
      [0, 0.095, -0.019],
    ];
    const scoops = spots.map((at, i) =>
      makePart(`scoop-${i + 1}`, FLAVOURS[i] as string, move(scoop(r, food.seed + i), at), {
        weight: 1,
        paint: creamy(false),
        crease: 1.2,
      }),
    );
    const sauces = spots.map((at, i) => move(sauceCap(r * 1.06, food.seed + i * 2), at));
    const wafer = place(
      slab([0.022, 0.075, 0.004], 0.004, 0.001),
      chain(rotation(Z_AXIS, -0.35), rotation(X_AXIS, -0.2), translation([0.04, 0.125, -0.025])),
    );
    return [
      makePart("glass", "glass", fluted, { weight: 1 }),
      ...scoops,
      makePart(
        "fill",
        "first",
        move(
          lathe(
            [
              [0, 0],
              [0.03, 0],
              [0.049, 0.028],
              [0, 0.03],
            ],
            40,
          ),
          [0, 0.052, 0],
        ),
        { weight: 0.4 },
      ),
      makePart("sauce", "sauce", merge(sauces), { weight: 0.8, paint: glossy(0.1), crease: 1.2 }),
      makePart("cream", "cream", move(swirl(0.022, 0.032, 2.5), [0, 0.107, 0.002]), { weight: 0.8, crease: 1.1 }),
      makePart("cherry", "cherry", move(sphere(0.0095, 22), [0, 0.142, 0.002]), { weight: 0.8, paint: glossy(0.1) }),
      makePart(
        "stem",
        "cherry",
        stalk(
          [
            [0, 0.149, 0.002],
            [0.002, 0.16, 0.002],
            [0.01, 0.168, 0],
          ],
          0.0007,
          0.5,
          7,
        ),
        { weight: 0.3 },
      ),
      makePart("wafer", "wafer", wafer, { weight: 0.6 }),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.22 },
});
