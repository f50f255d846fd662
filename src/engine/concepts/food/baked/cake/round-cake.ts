import { noise } from "../../../../geometry/deform.ts";
import { lathe } from "../../../../geometry/lathe.ts";
import { makePart } from "../../../../geometry/make-part.ts";
import { merge } from "../../../../geometry/merge.ts";
import { type Corner, roundCorners } from "../../../../geometry/outline.ts";
import type { Paint, Part } from "../../../../geometry/part.ts";
import { move, place } from "../../../../geometry/place.ts";
import { sphere } from "../../../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../../../math/color.ts";
import { translation } from "../../../../math/mat4.ts";
import type { Vec3 } from "../../../../math/vec3.ts";
import type { Food } from "../../define-food.ts";
import { ringOf } from "../../shapes.ts";
import { glossy, shade, tint } from "../../tint.ts";
import { candlesOn } from "./candles-on.ts";
import { dab } from "./dab.ts";
import { drips } from "./drips.ts";
import { berriesOn, strawberriesOn } from "./fruit-on.ts";
import { berry, sponge } from "./sponge.ts";

const CREAM: Rgb = [0.92, 0.88, 0.8];

/** Under the plate of a cake stand, (radius, y). */
const FOOT: readonly Corner[] = [
  [0, -0.095],
  [0.075, -0.095, 0.002],
  [0.07, -0.085, 0.004],
  [0.018, -0.066, 0.02],
  [0.014, -0.03, 0.01],
  [0.03, -0.004, 0.006],
  [0, -0.001],
];

/** Radius and height of the round, metres, and how thick it is iced. */
const [R, H] = [0.12, 0.095];
const COAT = 0.006;
const CRUMBS: Readonly<Record<string, string>> = { chocolate: "#4a2615", velvet: "#9a1c28", white: "#f0dfae" };

/** Where a slice is gone: layers of sponge with cream between, within the icing. */
export const crumbUnderIcing = (food: Food): Paint => {
  const crumb = fromHex(CRUMBS[food.kind] ?? "#e2b56a");
  return (surface, x, y, z) => {
    if (y > H - COAT || x * x + z * z > (R - COAT) * (R - COAT)) return;
    const v = y / H;
    const isCream = Math.abs(v - 0.34) < 0.045 || Math.abs(v - 0.66) < 0.045;
    tint(surface, isCream ? CREAM : crumb, 1);
    if (!isCream) sponge(x, y, z, surface);
  };
};

export function roundCake(food: Food): Part[] {
  const [r, h] = [R, H];
  const layers: Paint = (surface, x, y, z) => {
    const v = y / h;
    const cream = Math.abs(v - 0.36) < 0.045 || Math.abs(v - 0.68) < 0.04;
    if (food.style === "naked" && cream) {
      tint(surface, CREAM, 1);
      surface.height += 0.001;
      return;
    }
    if (food.style === "naked") sponge(x, y, z, surface);
    else {
      surface.roughness = 0.5;
      shade(surface, 0.97 + 0.04 * noise(x * 40, y * 200, z * 40, food.seed));
    }
  };
  const wall = lathe(
    roundCorners(
      [
        [0, 0],
        [r, 0, 0.004],
        [r, h, 0.006],
        [0, h],
      ],
      3,
    ),
    80,
  );
  const rim = ringOf(12, r * 0.83, h + 0.003);
  const beads = ringOf(46, r + 0.001, 0.0055).map((at) => move(sphere(0.0078, 12, 7), at));
  const parts: Part[] = [
    makePart("cake", food.style === "naked" ? "sponge" : "icing", wall, { weight: 1, paint: layers }),
    makePart("glaze", "glaze", drips(r, h, food.seed, 0.045), { weight: 0.9, paint: glossy(0.14), crease: 0.9 }),
    makePart(
      "cream",
      "cream",
      merge([...rim.map((at) => move(dab(0.0165), at)), ...(food.style === "naked" ? [] : beads)]),
      { weight: 0.8, paint: glossy(0.45) },
    ),
    makePart(
      "plate",
      "plate",
      move(
        lathe(
          roundCorners(
            [
              [0, 0],
              [r * 0.85, 0, 0.002],
              [r * 1.32, 0.012, 0.002],
              [r * 1.3, 0.0155, 0.001],
              [r * 0.9, 0.005, 0.004],
              [0, 0.005],
            ],
            2,
          ),
          72,
        ),
        [0, -0.0045, 0],
      ),
      { weight: 0.7 },
    ),
  ];
  if (food.has("strawberry"))
    parts.push(...strawberriesOn(rim.filter((_, i) => i % 2 === 0).map(([x, y, z]): Vec3 => [x, y + 0.01, z])));
  else if (food.has("topping"))
    parts.push(
      makePart(
        "toppings",
        "topping",
        merge(
          rim
            .filter((_, i) => i % 2 === 0 || !food.has("candle"))
            .map((at) => place(berry(0.0135), translation([at[0], h + 0.026, at[2]]))),
        ),
        { weight: 0.9, paint: glossy(0.14) },
      ),
    );
  if (food.has("stand")) parts.push(makePart("foot", "plate", lathe(roundCorners(FOOT, 3), 56), { weight: 0.6 }));
  if (food.has("berry")) parts.push(berriesOn(r * 0.42, h + 0.003));
  if (food.has("candle")) parts.push(...candlesOn(food.count, food.count < 4 ? r * 0.22 : r * 0.5, h + 0.003));
  return parts;
}
