import { curveThrough, graph } from "../../../geometry/curve.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { deform, move, settle, stretch } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { sweep } from "../../../geometry/sweep.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { swirl } from "../baked/cupcake.ts";
import { defineFood, type Food } from "../define-food.ts";
import { stalk } from "../shapes.ts";
import { glossy } from "../tint.ts";
import { FLAVOUR_KINDS, FLAVOURS, TOPPING_SLOTS } from "./flavours.ts";
import { sauceCap } from "./sauce-cap.ts";
import { creamy, scoop } from "./scoop.ts";

const GIRTH = graph([
  [0, 0.5],
  [0.1, 0.85],
  [0.3, 1],
  [0.75, 0.97],
  [0.93, 0.7],
  [1, 0.35],
]);

/** A peeled half along a side of the dish, its ends rising over the rim. */
const half = (side: number): Part["geometry"] => {
  const points: Vec3[] = [
    [-0.115, 0.072, side * 0.012],
    [-0.085, 0.058, side * 0.033],
    [-0.03, 0.05, side * 0.044],
    [0.03, 0.05, side * 0.044],
    [0.085, 0.058, side * 0.033],
    [0.112, 0.07, side * 0.014],
  ];
  return settle(sweep(circleOutline(0.0165, 14), curveThrough(points, 6), { scale: GIRTH, endRounding: 0.002 }));
};

function build(food: Food): Part[] {
  const bowl = lathe(
    roundCorners(
      [
        [0, 0],
        [0.03, 0, 0.002],
        [0.027, 0.006, 0.002],
        [0.014, 0.012, 0.004],
        [0.016, 0.02, 0.004],
        [0.045, 0.032, 0.012],
        [0.06, 0.058, 0.001],
        [0.057, 0.059, 0.001],
        [0.042, 0.036, 0.012],
        [0, 0.028],
      ],
      4,
    ),
    64,
  );
  // long like a boat, its ends drawn up
  const boat = deform(stretch(bowl, [2.05, 1, 1]), ([x, y, z]) => [x, y + (y > 0.03 ? 0.9 * x * x : 0), z]);
  const spots: Vec3[] = [
    [-0.054, 0.068, 0],
    [0, 0.071, 0],
    [0.054, 0.068, 0],
  ];
  const r = 0.029;
  const crown = (at: Vec3, up: number): Vec3 => [at[0], at[1] + up, at[2]];
  return [
    makePart("dish", "glass", boat, { weight: 1 }),
    ...[-1, 1].map((side, i) => makePart(`banana-${i + 1}`, "banana", half(side), { weight: 1, paint: glossy(0.45) })),
    ...spots.map((at, i) =>
      makePart(`scoop-${i + 1}`, FLAVOURS[i] as string, move(scoop(r, food.seed + i), at), {
        weight: 1,
        paint: creamy(false),
        crease: 1.2,
      }),
    ),
    makePart("sauce", "sauce", merge(spots.map((at, i) => move(sauceCap(r * 1.06, food.seed + i * 2), at))), {
      weight: 0.8,
      paint: glossy(0.1),
      crease: 1.2,
    }),
    makePart("cream", "cream", merge(spots.map((at) => move(swirl(0.02, 0.026, 2.5), crown(at, r * 0.78)))), {
      weight: 0.8,
      crease: 1.1,
    }),
    makePart("cherries", "cherry", merge(spots.map((at) => move(sphere(0.0095, 22), crown(at, r * 0.78 + 0.028)))), {
      weight: 0.8,
      paint: glossy(0.1),
    }),
    makePart(
      "stems",
      "cherry",
      merge(
        spots.map((at) =>
          move(
            stalk(
              [
                [0, 0, 0],
                [0.002, 0.012, 0],
                [0.009, 0.02, 0],
              ],
              0.0007,
              0.5,
              7,
            ),
            crown(at, r * 0.78 + 0.034),
          ),
        ),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** Banana split: a long dish with half a banana along either side, three balls of ice cream in a row between them, each under sauce, cream and a cherry. */
export const bananaSplit = defineFood({
  id: "banana-split",
  words: ["banana split", "banana split sundae", "banana boat sundae"],
  senses: ["banana split"],
  height: 0.13,
  slots: {
    first: { ...slot("plastic", "#f7e8bd", "scoop|ice cream"), takesWhole: true },
    second: slot("plastic", "#f08fa8"),
    third: slot("plastic", "#5f3219"),
    banana: slot("plastic", "#f5dd86", "fruit"),
    glass: slot("glass", "#dceaea", "bowl|boat|dish"),
    cream: slot("plastic", "#faf5ea", "whipped cream"),
    sauce: TOPPING_SLOTS.sauce,
    cherry: TOPPING_SLOTS.cherry,
  },
  kinds: FLAVOUR_KINDS,
  build,
  view: { azimuth: 0.35, elevation: 0.36 },
});
