import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { type Corner, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, settle } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { mainSlot, slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { PLATE_SLOT, PLATE_TOP, platePart } from "../meal/dish.ts";
import { lumpy, oval } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Presses `count` flutes into what was turned, as deep as `amount` says at each height. */
const fluted = (g: Geometry, count: number, amount: (y: number) => number): Geometry =>
  settle(
    deform(g, ([x, y, z]) => {
      const f = 1 + amount(y) * (Math.abs(cos((atan2(z, x) * count) / 2)) - 0.6);
      return [x * f, y, z * f];
    }),
  );

/** Two tiers, the lower with flutes, a dimple on top: turned out of its mould. */
function jelly(): Part[] {
  const profile: readonly Corner[] = [
    [0, 0],
    [0.062, 0, 0.003],
    [0.058, 0.034, 0.01],
    [0.047, 0.04, 0.004],
    [0.041, 0.068, 0.012],
    [0.026, 0.074, 0.008],
    [0.012, 0.068, 0.008],
    [0, 0.066],
  ];
  const body = fluted(lathe(roundCorners(profile, 6), 120), 12, (y) => 0.2 * smoothstep(0.074, 0.05, y));
  return [
    platePart(0.1),
    makePart("jelly", "jelly", move(body, [0, PLATE_TOP - 0.001, 0]), {
      weight: 1,
      crease: 0.9,
      paint: (surface, _x, y, _z, _nx, ny) => {
        surface.roughness = 0.06;
        // light that has passed through it: paler where it is thin, at the rims
        shade(surface, 0.7 + 0.5 * smoothstep(0.0, 0.07, y) + 0.25 * Math.max(0, ny));
      },
    }),
  ];
}

/** Custard turned out, with caramel on top that runs down and lies round it. */
function flan(): Part[] {
  const body = lathe(
    roundCorners(
      [
        [0, 0],
        [0.048, 0, 0.003],
        [0.04, 0.036, 0.005],
        [0, 0.037],
      ],
      5,
    ),
    64,
  );
  const pool = lathe(
    roundCorners(
      [
        [0, 0],
        [0.066, 0, 0.001],
        [0.06, 0.0022, 0.001],
        [0, 0.0024],
      ],
      3,
    ),
    64,
  );
  return [
    platePart(0.1),
    makePart(
      "sauce",
      "caramel",
      move(
        settle(
          deform(pool, ([x, y, z]) => {
            const f = 1 + 0.1 * noise(x * 40, 0, z * 40, 3);
            return [x * f, y, z * f];
          }),
        ),
        [0, PLATE_TOP - 0.0005, 0],
      ),
      { weight: 0.5 },
    ),
    makePart("flan", "jelly", move(body, [0, PLATE_TOP, 0]), {
      weight: 1,
      paint: (surface, x, y, z) => {
        surface.roughness = 0.15;
        const run = 0.012 + 0.012 * noise(atan2(z, x) * 2.2, 0, 0, 4) + 0.008 * noise(atan2(z, x) * 6, 0, 0, 5);
        tint(surface, fromHex("#6a2a08"), 0.92 * smoothstep(0.033 - run, 0.037 - run, y));
      },
    }),
  ];
}

const CRUST: Paint = (surface, x, y, z) => {
  const heat = 0.5 + 0.55 * noise(x * 55, y * 55, z * 55, 8) + 0.3 * noise(x * 170, 0, z * 170, 9);
  tint(surface, fromHex("#e0a040"), 0.4 * smoothstep(0.7, 0.2, heat));
  tint(surface, fromHex("#4a2008"), 0.85 * smoothstep(0.6, 1, heat));
  surface.roughness = 0.08;
  surface.height += 0.0003 * noise(x * 300, 0, z * 300, 3);
};

/** A small straight-sided dish of white porcelain, ribbed outside, with what was baked in it. */
function ramekin(food: Food): Part[] {
  const [r, h] = [0.045, 0.046];
  const profile: readonly Corner[] = [
    [0, 0.003],
    [r * 0.9, 0.003],
    [r * 0.92, 0],
    [r * 0.97, 0, 0.001],
    [r, h * 0.06],
    [r, h * 0.8],
    [r * 1.03, h * 0.84, 0.001],
    [r * 1.03, h, 0.0015],
    [r * 0.95, h, 0.0015],
    [r * 0.93, h * 0.12, 0.003],
    [0, h * 0.1],
  ];
  const ribs = (y: number) => (y > h * 0.05 && y < h * 0.82 ? 0.035 : 0);
  const dish = deform(lathe(roundCorners(profile, 3), 180), ([x, y, z]) => {
    const radius = Math.sqrt(x * x + z * z);
    const f = radius > r * 0.96 ? 1 + ribs(y) * (Math.abs(cos((atan2(z, x) * 36) / 2)) - 0.9) : 1;
    return [x * f, y, z * f];
  });
  const top = (high: number, swell: number) =>
    move(
      lathe(
        roundCorners(
          [
            [0, -0.02],
            [r * 0.92, -0.02],
            [r * 0.94, high, 0.001],
            [r * 0.6, high + swell * 0.8, 0.01],
            [0, high + swell],
          ],
          4,
        ),
        64,
      ),
      [0, h * 0.78, 0],
    );
  const parts = [makePart("ramekin", "dish", settle(dish), { weight: 1, crease: 0.7 })];
  if (food.style === "brulee")
    parts.push(makePart("sugar", "caramel", top(0.002, 0.0015), { weight: 0.9, paint: CRUST }));
  if (food.style === "souffle")
    parts.push(
      makePart(
        "souffle",
        "cake",
        move(
          lumpy(
            settle(
              move(
                lathe(
                  roundCorners(
                    [
                      [0, -0.03],
                      [r * 0.92, -0.03],
                      [r * 0.95, 0.012, 0.002],
                      [r * 1.02, 0.026, 0.008],
                      [r * 0.8, 0.038, 0.012],
                      [0, 0.036],
                    ],
                    5,
                  ),
                  72,
                ),
                [0, 0, 0],
              ),
            ),
            0.05,
            0.02,
            food.seed,
          ),
          [0, h * 0.8, 0],
        ),
        {
          weight: 1,
          crease: 1.2,
          paint: (surface, x, y, z, _nx, ny) => {
            shade(surface, 1 + 0.12 * noise(x * 220, y * 220, z * 220, 2));
            tint(surface, fromHex("#9a541c"), 0.75 * smoothstep(0.3, 0.95, ny + 0.4 * noise(x * 90, 0, z * 90, 4)));
            surface.height += 0.0008 * noise(x * 200, y * 200, z * 200, 6);
            surface.roughness = 0.85;
          },
        },
      ),
    );
  if (food.style === "brulee" && food.has("berry"))
    parts.push(
      makePart(
        "berries",
        "berry",
        move(lumpy(oval([0.0085, 0.008, 0.0085], 24), 0.16, 0.003, 3), [0.006, h * 0.78 + 0.01, 0.004]),
        { weight: 0.5 },
      ),
    );
  return parts;
}

/** A jelly out of its mould. What makes it itself: a clear, glossy, brightly coloured dome with deep flutes and a smaller tier above, quivering on a plate. A flan is custard under dark caramel. */
export const jellyDessert = defineFood({
  id: "jelly-dessert",
  words: [
    "jello",
    "jell-o",
    "gelatin",
    "gelatin dessert",
    "jelly mold",
    "jelly mould",
    "jello mold",
    "jelly dessert",
    "jelly pudding",
    "wobbly jelly",
    "flan",
    "creme caramel",
    "crème caramel",
    "panna cotta",
    "custard pudding",
  ],
  senses: ["gelatin#2", "jello"],
  height: 0.08,
  slots: {
    jelly: mainSlot("glass", "#d8202c #f08a1c #3fa83a #c82a8a #d8202c", "gelatin|custard|pudding"),
    plate: { ...PLATE_SLOT, takesWhole: false },
    caramel: slot("glass", "#8a3a0c", "sauce|syrup"),
  },
  styles: {
    jelly: {},
    flan: {
      weight: 0,
      words: ["flan", "creme caramel", "crème caramel", "panna cotta", "custard pudding"],
      dress: { jelly: "#f0c86a" },
      materials: { jelly: "wax" },
      slots: ["caramel"],
    },
  },
  build: ({ style }) => (style === "flan" ? flan() : jelly()),
  view: { azimuth: 0.4, elevation: 0.3 },
});

/** A ramekin. What makes it itself: a small round straight-sided porcelain dish with fine upright ribs under a plain rim; a crème brûlée has burnt glassy sugar in it, a soufflé has risen over the rim. */
export const ramekinDish = defineFood({
  id: "ramekin",
  words: [
    "ramekin",
    "ramekin dish",
    "creme brulee",
    "crème brûlée",
    "crème brulée",
    "souffle",
    "soufflé",
    "custard cup",
    "burnt cream",
  ],
  senses: [],
  height: 0.05,
  slots: {
    dish: mainSlot("ceramic-glaze", "#f4f1ea", "ramekin|cup|bowl"),
    caramel: slot("glass", "#c07a24", "sugar|crust|top"),
    cake: slot("plaster", "#e8bc70", "souffle|dough"),
    berry: slot("plastic", "#c81f3a", "raspberry"),
  },
  styles: {
    empty: { weight: 2, words: ["ramekin", "ramekin dish", "custard cup"], traits: ["empty"] },
    brulee: { weight: 0, words: ["creme brulee", "crème brûlée", "crème brulée", "burnt cream"], slots: ["caramel"] },
    souffle: { weight: 0, words: ["souffle", "soufflé"], slots: ["cake"] },
  },
  extras: { berry: { chance: 0.4 } },
  build: ramekin,
  view: { azimuth: 0.4, elevation: 0.36 },
});
