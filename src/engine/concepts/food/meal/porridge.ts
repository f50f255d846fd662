import { cylinder } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { STEAM_SLOT, steam } from "../../vessel/drink.ts";
import { defineFood } from "../define-food.ts";
import { lumpy, oval, spread, strew } from "../shapes.ts";
import { BOWL_LEVEL, BOWL_REACH, BOWL_SLOT, bowlShape } from "./dish.ts";

/** A pale heart with seeds in a slice of banana of this radius, lying level about its own middle. */
const sliced: Paint = (surface, _x, _y, _z, _nx, ny) => {
  // the rim is the darker side of the slice
  if (ny > 0.7) return;
  surface.g *= 0.85;
  surface.b *= 0.6;
};

/** Oats boiled soft: a bowl filled with a pale, lumpy mash, flakes in it, slices of banana and berries on top. */
export const porridge = defineFood({
  id: "porridge",
  words: [
    "porridge",
    "oatmeal",
    "bowl of porridge",
    "bowl of oatmeal",
    "oatmeal bowl",
    "overnight oats",
    "grits",
    "gruel",
    "bowl of oats",
  ],
  height: 0.075,
  slots: {
    bowl: { ...BOWL_SLOT, takesWhole: true },
    mash: { ...slot("plaster", "#dcc496", "oats"), takesWhole: false },
    flake: { ...slot("plaster", "#ead8b0", "oat"), takesWhole: false },
    slice: { ...slot("plastic", "#f3e2a0", "banana slice|banana|sliced banana"), takesWhole: false },
    blueberry: { ...slot("plastic", "#3a4a86", "blueberry|berry|mixed berry"), takesWhole: false },
    raspberry: { ...slot("plastic", "#b81f38", "raspberry|strawberry"), takesWhole: false },
    steam: STEAM_SLOT,
  },
  extras: {
    steam: { chance: 0, traits: ["steaming"] },
    slice: { chance: 0.5 },
    blueberry: { chance: 0.6 },
    raspberry: { chance: 0.4, named: ["berry", "mixed berry"] },
  },
  build: (food) => {
    const r = 0.1;
    const level = r * BOWL_LEVEL;
    const reach = r * BOWL_REACH;
    const next = food.stream("flakes");
    const mash = lumpy(oval([reach, 0.016, reach], 72), 0.05, 0.012, food.seed);
    const flake = oval([0.0042, 0.001, 0.003], 10);
    const flakes = spread(170, 0.1, 1).map(([x, , z], i) =>
      chain(
        rotation(X_AXIS, (next() - 0.5) * 0.7),
        rotation(Y_AXIS, i * 1.7),
        translation([
          x * reach * 0.9,
          level + 0.0145 * Math.sqrt(Math.max(0, 1 - 0.81 * (x * x + z * z))),
          z * reach * 0.9,
        ]),
      ),
    );
    const heap = (n: number, u: number, v: number, apart: number, high: number) =>
      Array.from({ length: n }, (_, i) => {
        const row = Math.floor(i / 3);
        return translation([
          u + ((i % 3) - 1) * apart + (next() - 0.5) * 0.004,
          level + high,
          v + (row - 0.5) * apart + (next() - 0.5) * 0.004,
        ]);
      });
    const slices = Array.from({ length: 5 }, (_, i) =>
      chain(
        rotation(X_AXIS, -0.3),
        rotation(Y_AXIS, 0.2),
        translation([-0.056 + i * 0.027, level + 0.014, 0.03 - 0.003 * (i - 2) * (i - 2)]),
      ),
    );
    return [
      makePart("bowl", "bowl", bowlShape(r), { weight: 1 }),
      makePart(
        "mash",
        "mash",
        { ...mash, positions: mash.positions.map((v, i) => (i % 3 === 1 ? v + level : v)) },
        { weight: 0.9 },
      ),
      makePart("flakes", "flake", strew(flake, flakes), { weight: 0.6 }),
      ...(food.has("slice")
        ? [
            makePart(
              "banana-slices",
              "slice",
              strew(cylinder({ radius: 0.018, height: 0.007, bevel: 0.0015, segments: 24 }), slices),
              { weight: 0.7, paint: sliced },
            ),
          ]
        : []),
      ...(food.has("blueberry")
        ? [
            makePart("blueberries", "blueberry", strew(sphere(0.0095, 18), heap(6, -0.03, -0.03, 0.02, 0.02)), {
              weight: 0.6,
            }),
          ]
        : []),
      ...(food.has("raspberry")
        ? [
            makePart(
              "raspberries",
              "raspberry",
              strew(lumpy(sphere(0.012, 22), 0.14, 0.004, 3), heap(5, 0.04, -0.028, 0.024, 0.021)),
              { weight: 0.6 },
            ),
          ]
        : []),
      ...(food.has("steam") ? makeParts("steam", "steam", steam(level + 0.01, r * 1.3, r * 0.5), { weight: 0.4 }) : []),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.62 },
});
