import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, place, settle, turnX } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { plate } from "../../pieces.ts";
import { defineFood, type Food } from "../define-food.ts";
import { lumpy, oval, spread } from "../shapes.ts";
import { shade, tint } from "../tint.ts";
import { BOWL_SLOT, bowlShape, PLATE_SLOT, PLATE_TOP, platePart } from "./dish.ts";

/** A corn chip: a thin triangle with soft corners, bent, lying level about its middle. */
function triangle(seed: number): Geometry {
  const r = 0.031;
  const flat = turnX(
    plate(
      [0, 1, 2].map((i) => [r * sin((i * TAU) / 3), r * cos((i * TAU) / 3), 0.005] as const).reverse(),
      0.0022,
      0.0006,
    ),
    PI / 2,
  );
  const bow = 5 + (seed % 3) * 3;
  return settle(deform(flat, ([x, y, z]) => [x, y + bow * (x * x + 0.3 * z * z), z]));
}

/** A slice of potato fried: a thin oval that has buckled like a saddle. */
const crisp = (seed: number): Geometry =>
  settle(
    deform(oval([0.026, 0.0012, 0.02], 34), ([x, y, z]) => [
      x,
      y + 13 * x * x - 9 * z * z * (seed % 2) + 0.003 * noise(x * 70, 0, z * 70, seed),
      z,
    ]),
  );

/** Chips heaped to a mound: lower ones flat and far out, upper ones steeper. */
function mound(
  shape: (seed: number) => Geometry,
  { stream }: Food,
  count: number,
  reach: number,
  base: number,
  high: number,
): Geometry[] {
  const next = stream("chips");
  return spread(count, 0.04, 1).map(([x, y, z], i) => {
    const out = 1 - y;
    return place(
      shape(i),
      chain(
        rotation(Y_AXIS, TAU * next()),
        rotation(X_AXIS, (next() - 0.5) * 1.1),
        rotation(Z_AXIS, (next() - 0.5) * 1.1),
        translation([x * reach, base + high * (1 - out * out) * (0.75 + 0.25 * next()), z * reach]),
      ),
    );
  });
}

const baked: Paint = (surface, x, y, z) => {
  shade(surface, 1 + 0.14 * noise(x * 160, y * 160, z * 160, 2));
  tint(surface, fromHex("#9a5a1c"), 0.55 * smoothstep(0.35, 0.75, noise(x * 220, y * 220, z * 220, 5)));
  tint(surface, fromHex("#fbeec0"), 0.5 * smoothstep(0.6, 0.8, noise(x * 700, y * 700, z * 700, 6)));
  surface.roughness = 0.78;
};

/** Melted cheese: thin lobes that lie over the mound and run down between the chips. */
function cheese(food: Food, reach: number, high: number): Geometry {
  const next = food.stream("cheese");
  return merge(
    spread(16, 0.12, 1).map(([x, y, z], i) => {
      const out = 1 - y;
      const lobe = lumpy(oval([0.019 + 0.01 * next(), 0.0065, 0.012 + 0.006 * next()], 22), 0.3, 0.012, i);
      return place(
        lobe,
        chain(
          rotation(Z_AXIS, -0.75 * Math.sqrt(out)),
          rotation(Y_AXIS, -atan2(z, x)),
          translation([x * reach * 0.86, PLATE_TOP + 0.017 + high * (1 - out * out) * 0.97, z * reach * 0.86]),
        ),
      );
    }),
  );
}

function onTop(
  food: Food,
  piece: Geometry,
  count: number,
  name: string,
  reach: number,
  high: number,
  lift: number,
): Geometry {
  const next = food.stream(name);
  return merge(
    Array.from({ length: count }, () => {
      const [r, a] = [Math.sqrt(next()) * 0.72, TAU * next()];
      const [x, z] = [r * cos(a), r * sin(a)];
      return place(
        piece,
        chain(
          rotation(X_AXIS, (next() - 0.5) * 1.2),
          rotation(Y_AXIS, TAU * next()),
          translation([x * reach, PLATE_TOP + lift + high * (1 - r * r * r * r * 1.6), z * reach]),
        ),
      );
    }),
  );
}

function loaded(food: Food): Part[] {
  const [reach, high] = [0.078, 0.05];
  return [
    platePart(0.125),
    makePart("chips", "chip", merge(mound(triangle, food, 46, reach, PLATE_TOP + 0.007, high)), {
      weight: 1,
      paint: baked,
    }),
    makePart("cheese", "cheese", cheese(food, reach, high), { weight: 0.9, crease: 1.2 }),
    ...(food.has("jalapeno")
      ? [
          makePart(
            "jalapenos",
            "jalapeno",
            onTop(
              food,
              cylinder({ radius: 0.0095, height: 0.0035, bevel: 0.001, segments: 20 }),
              9,
              "jalapeno",
              reach,
              high,
              0.022,
            ),
            {
              weight: 0.6,
              paint: (surface, _x, _y, _z, _nx, ny) => {
                if (Math.abs(ny) > 0.8) tint(surface, fromHex("#b8cf6a"), 0.55);
              },
            },
          ),
        ]
      : []),
    ...(food.has("tomato")
      ? [
          makePart(
            "tomatoes",
            "tomato",
            onTop(food, box([0.0085, 0.0075, 0.0085], { bevel: 0.0015 }), 16, "tomato", reach, high, 0.022),
            { weight: 0.5 },
          ),
        ]
      : []),
    ...(food.has("guacamole")
      ? [
          makePart(
            "guacamole",
            "guacamole",
            place(
              lumpy(oval([0.021, 0.013, 0.019], 28), 0.16, 0.009, food.seed),
              translation([-0.014, PLATE_TOP + high + 0.026, 0.014]),
            ),
            { weight: 0.7, crease: 1.2 },
          ),
          makePart(
            "sour-cream",
            "cream",
            place(
              lumpy(oval([0.019, 0.013, 0.018], 28), 0.12, 0.01, food.seed + 2),
              translation([0.02, PLATE_TOP + high + 0.026, 0.002]),
            ),
            { weight: 0.7, crease: 1.2 },
          ),
        ]
      : []),
  ];
}

function plainBowl(food: Food, shape: (seed: number) => Geometry): Part[] {
  const r = 0.1;
  return [
    makePart("bowl", "plate", bowlShape(r), { weight: 1 }),
    makePart("chips", "chip", merge(mound(shape, food, 64, r * 0.68, r * 0.46, 0.056)), { weight: 1, paint: baked }),
  ];
}

/** Nachos. What makes them themselves: a plate heaped with golden corn triangles, melted orange cheese running over them, green jalapeño rings, diced tomato, guacamole and sour cream; tortilla chips are plain in a bowl. */
export const nachos = defineFood({
  id: "nachos",
  words: [
    "nachos",
    "nacho",
    "plate of nachos",
    "loaded nachos",
    "nacho chips",
    "tortilla chips",
    "tortilla chip",
    "corn chips",
    "bowl of tortilla chips",
  ],
  senses: ["nacho"],
  height: 0.09,
  slots: {
    chip: { ...slot("plaster", "#e8b44a #eebc58", "tortilla chip|nacho|triangle"), takesWhole: true },
    plate: { ...PLATE_SLOT, takesWhole: false },
    cheese: { ...slot("plastic", "#f5a81c", "cheese sauce|melted cheese"), takesWhole: false },
    jalapeno: { ...slot("plastic", "#4f8a2a", "pepper|chili"), takesWhole: false },
    tomato: { ...slot("plastic", "#d0301f", "salsa"), takesWhole: false },
    guacamole: { ...slot("plaster", "#86a83a", "avocado|guac"), takesWhole: false },
    cream: { ...slot("ceramic-glaze", "#faf6ec", "sour cream"), takesWhole: false },
  },
  styles: {
    loaded: {},
    plain: {
      weight: 0,
      words: ["tortilla chips", "tortilla chip", "corn chips", "nacho chips", "bowl of tortilla chips"],
    },
  },
  extras: { jalapeno: { chance: 0.9 }, tomato: { chance: 0.75 }, guacamole: { chance: 0.6 } },
  build: (food) => (food.style === "plain" ? plainBowl(food, triangle) : loaded(food)),
  view: { azimuth: 0.35, elevation: 0.5 },
});

/** Potato chips. What makes them themselves: thin golden ovals of fried potato, buckled and browned at the rims, heaped high in a bowl. */
export const potatoChips = defineFood({
  id: "potato-chips",
  words: ["potato chips", "potato chip", "crisps", "potato crisps", "bowl of chips", "bowl of crisps", "potato crisp"],
  height: 0.12,
  slots: {
    chip: { ...slot("plaster", "#f0c860 #ecc054", "potato"), takesWhole: true },
    plate: { ...BOWL_SLOT, takesWhole: false },
  },
  build: (food) => plainBowl(food, crisp),
  view: { azimuth: 0.35, elevation: 0.45 },
});
