import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Radius of the tray, metres, and how high its floor is. */
const [R, FLOOR] = [0.19, 0.008];

/** A colour below, and what it turns into above. */
const DRINKS: readonly (readonly [low: Rgb, high: Rgb])[] = (
  [
    ["#f0601c", "#f8c030"],
    ["#c81c3a", "#f06a70"],
    ["#3a9ad8", "#b8e8f0"],
    ["#8ac83a", "#d8f08a"],
    ["#8a4a1a", "#c8782a"],
    ["#e83a8a", "#f8b8d0"],
  ] as const
).map(([a, b]): readonly [Rgb, Rgb] => [fromHex(a), fromHex(b)]);

type Glass = {
  readonly wall: Part["geometry"];
  readonly drink: Part["geometry"];
  readonly top: number;
  readonly rim: number;
  readonly low: number;
};

/** A tall straight glass, and a bowl on a stem. */
const highball: Glass = {
  wall: turnedUp(
    [
      [0, 0],
      [0.026, 0, 0.003],
      [0.031, 0.13, 0.001],
      [0.029, 0.13, 0.001],
      [0.0245, 0.008, 0.003],
      [0, 0.008],
    ],
    36,
  ),
  drink: turnedUp(
    [
      [0, 0.0082],
      [0.024, 0.0082, 0.002],
      [0.0284, 0.112],
      [0, 0.112],
    ],
    36,
  ),
  top: 0.112,
  rim: 0.03,
  low: 0.008,
};
const stemmed: Glass = {
  wall: turnedUp(
    [
      [0, 0],
      [0.03, 0, 0.002],
      [0.03, 0.003],
      [0.005, 0.008, 0.006],
      [0.0036, 0.068, 0.01],
      [0.03, 0.092, 0.02],
      [0.036, 0.142, 0.001],
      [0.0345, 0.142, 0.001],
      [0.028, 0.094, 0.02],
      [0, 0.076],
    ],
    40,
    5,
  ),
  drink: turnedUp(
    [
      [0, 0.078],
      [0.0265, 0.0945, 0.018],
      [0.0322, 0.128],
      [0, 0.128],
    ],
    40,
    5,
  ),
  top: 0.128,
  rim: 0.035,
  low: 0.078,
};

function build({ seed, count, stream }: Planned): Part[] {
  const next = stream("glasses");
  const many = count;
  const glasses = Array.from({ length: many }, (_, k) => {
    const isMiddle = many > 4 && k === 0;
    const around = many > 4 ? many - 1 : many;
    const a = (k / around) * TAU + 0.4;
    const r = isMiddle || many === 1 ? 0 : many > 4 ? 0.118 : 0.082;
    return {
      at: [r * sin(a), FLOOR, r * cos(a)] as const,
      shape: (k + seed) % 3 === 0 ? stemmed : highball,
      hue: DRINKS[(k + seed) % DRINKS.length] as readonly [Rgb, Rgb],
      spin: next() * TAU,
    };
  });
  return [
    makePart(
      "tray",
      "body",
      turnedUp(
        [
          [0, 0],
          [R - 0.012, 0, 0.004],
          [R, 0.02, 0.006],
          [R + 0.006, 0.024, 0.002],
          [R + 0.003, 0.027, 0.002],
          [R - 0.008, 0.018, 0.004],
          [R - 0.02, FLOOR, 0.004],
          [0, FLOOR],
        ],
        72,
      ),
      { weight: 1 },
    ),
    ...glasses.flatMap(({ at, shape, hue: [low, high], spin }, i) => [
      makePart(`glass-${i + 1}`, "glass", move(shape.wall, at), { weight: 0.9 }),
      makePart(`drink-${i + 1}`, "drink", move(shape.drink, at), {
        weight: 0.9,
        paint: (surface, _x, y) => {
          const t = Math.min(1, Math.max(0, (y - shape.low) / (shape.top - shape.low)));
          layColour(
            surface,
            [low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t, low[2] + (high[2] - low[2]) * t],
            0.12,
            0,
          );
        },
      }),
      ...(shape === highball
        ? [
            makePart(
              `straw-${i + 1}`,
              "straw",
              place(
                bar([0, 0.02, 0], [0, 0.19, 0], 0.0032, 12),
                chain(rotation(Z_AXIS, 0.13), rotation(Y_AXIS, spin), translation(at)),
              ),
              {
                weight: 0.5,
                paint: (surface, _x, y) => {
                  const t = y / 0.018;
                  if (t - Math.floor(t) < 0.5) layColour(surface, [0.8, 0.05, 0.06]);
                },
              },
            ),
            makePart(
              `ice-${i + 1}`,
              "ice",
              move(
                place(
                  box([0.019, 0.019, 0.019], { bevel: 0.003 }),
                  chain(rotation(X_AXIS, 0.4), rotation(Y_AXIS, spin)),
                ),
                [at[0], at[1] + shape.top, at[2]],
              ),
              { weight: 0.4 },
            ),
          ]
        : []),
      makePart(
        `slice-${i + 1}`,
        "slice",
        place(
          turnedUp(
            [
              [0, -0.0022],
              [0.0175, -0.0022, 0.0006],
              [0.0175, 0.0022, 0.0006],
              [0, 0.0022],
            ],
            28,
          ),
          chain(
            rotation(X_AXIS, 1.571),
            rotation(Y_AXIS, spin + 1.3),
            translation([
              at[0] + shape.rim * cos(spin),
              at[1] + (shape === highball ? 0.132 : 0.144),
              at[2] - shape.rim * sin(spin),
            ]),
          ),
        ),
        {
          weight: 0.5,
          paint: (surface, x, _y, z) => {
            const r = Math.sqrt(x * x + z * z);
            if (r > 0.0148) return layColour(surface, [0.9, 0.5, 0.02], 0.4, 0);
            if (r > 0.0132) return layColour(surface, [0.95, 0.9, 0.7], 0.4, 0);
            const spoke = Math.min(Math.abs(x), Math.abs(z), Math.abs(x - z) * 0.7, Math.abs(x + z) * 0.7);
            layColour(surface, spoke < 0.0007 ? [0.95, 0.88, 0.6] : [0.95, 0.62, 0.08], 0.25, 0);
          },
        },
      ),
    ]),
    ...makeParts(
      "handle",
      "body",
      [-1, 1].map((s) => move(place(torus(0.03, 0.0048, 32, 10), rotation(X_AXIS, 0.2)), [s * (R + 0.012), 0.024, 0])),
      { weight: 0.6 },
    ),
  ];
}

/** Drinks as they are served. What makes it itself: a round bright tray full of glasses, tall ones with striped straws and ice, others on stems, each with a drink of another bright colour and a slice of orange at its rim. */
export const drinksTray = defineFromPlan({
  id: "drinks-tray",
  family: "vessel",
  words: [
    "tray of drinks",
    "drinks tray",
    "tray of cocktails",
    "cocktail tray",
    "tray of beverages",
    "tray with drinks",
    "tray of glasses",
  ],
  height: 0.2,
  vary: 0.04,
  view: { azimuth: 0.4, elevation: 0.4 },
  slots: {
    body: mainSlot("silver brushed-steel", "", "tray|handle"),
    glass: { ...slot("glass", "#eaf4f6"), clear: true },
    drink: slot("plastic", "#f0601c", "cocktail|beverage|liquid|juice"),
    straw: slot("plastic", "#f4f2ee"),
    ice: { ...slot("ice", "#f0f8fc", "ice cube") },
    slice: slot("plastic", "#f0a020", "orange|lemon|garnish"),
  },
  count: { slot: "glass", min: 5, max: 6, most: 7 },
  build,
});
