import { arc } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { type Outline, type Point2, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnX, turnY } from "../../../geometry/place.ts";
import { torus } from "../../../geometry/sphere.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { risingLeaf } from "../leaves.ts";
import { lumpy } from "../shapes.ts";
import { CRUMB, CRUST, shade, tint } from "../tint.ts";
import { VEGETABLE_EXTRAS, VEGETABLE_SLOTS, vegetablesOn } from "./pizza-vegetables.ts";

const R = 0.15;
const SAUCE = fromHex("#b5301a");
const CHEESE = fromHex("#f3c65c");
const TOASTED = fromHex("#a8581c");

/** Melted cheese with browned bubbles over red sauce that shows at the rim; the crust blisters. `inner` is where the crust begins. */
const topPaint =
  (inner: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    const d = Math.sqrt(x * x + z * z);
    const rough = noise(x * 70, y * 30, z * 70, 3);
    if (d > inner || ny < 0.2) {
      const blister = noise(x * 55, y * 55, z * 55, 6);
      tint(surface, CRUST, 0.6 * smoothstep(0.002, 0.014, y) * (0.6 + 0.5 * blister));
      tint(surface, fromHex("#3a1c0c"), 0.7 * smoothstep(0.48, 0.75, blister) * smoothstep(0.006, 0.014, y));
      surface.height += 0.0008 * blister;
      surface.roughness = 0.75;
      return;
    }
    tint(surface, SAUCE, 1);
    const cheese = smoothstep(-0.5, -0.25, rough + smoothstep(inner, inner - 0.022, d) * 1.2 - 0.95);
    tint(surface, CHEESE, cheese);
    const bubble = noise(x * 105, 1, z * 105, 8);
    tint(surface, TOASTED, cheese * 0.75 * smoothstep(0.38, 0.7, bubble));
    shade(surface, 1 + 0.12 * noise(x * 190, 2, z * 190, 9));
    surface.height += 0.0012 * cheese * (0.5 + bubble);
    surface.roughness = 0.32;
  };

const meatPaint: Paint = (surface, x, y, z) => {
  const fleck = noise(x * 430, y * 430, z * 430, 4);
  tint(surface, fromHex("#e0866a"), 0.55 * smoothstep(0.3, 0.6, fleck));
  tint(surface, fromHex("#5f140c"), 0.5 * smoothstep(0.3, 0.65, -fleck));
  surface.roughness = 0.3;
};

/** A mushroom cut lengthwise, lying: its cap over its stalk. */
const CUT: Geometry = settle(
  turnX(
    extrude(
      [
        [-0.004, -0.011],
        [0.004, -0.011],
        [0.0045, 0],
        [0.0145, 0],
        [0.0125, 0.007],
        [0.006, 0.0115],
        [-0.006, 0.0115],
        [-0.0125, 0.007],
        [-0.0145, 0],
        [-0.0045, 0],
      ],
      { depth: 0.0035, bevel: 0.0008, bevelSteps: 1 },
    ),
    -PI / 2,
  ),
);

interface Toppings {
  readonly pepperoni: readonly Point2[];
  readonly basil: readonly Point2[];
  readonly olives: readonly Point2[];
  /** Of vegetables, all kinds together. */
  readonly pieces: readonly Point2[];
}

function toppings(places: Toppings, y: number, food: Food): Part[] {
  const disc = lathe(
    roundCorners(
      [
        [0, 0.0012],
        [0.0165, 0.0022, 0.001],
        [0.0185, 0.0052, 0.001],
        [0.0165, 0.005, 0.001],
        [0, 0.0038],
      ],
      2,
    ),
    28,
  );
  const parts: Part[] = [];
  const onTop = ([x, z]: Point2): readonly [number, number, number] => [x, y - 0.0018, z];
  const isGarden = Object.keys(VEGETABLE_EXTRAS).some((kind) => food.has(kind));
  if (food.has("pepperoni") && (!isGarden || food.has("salami")))
    parts.push(
      makePart("pepperoni", "pepperoni", merge(places.pepperoni.map((at) => move(disc, onTop(at)))), {
        weight: 0.9,
        paint: meatPaint,
      }),
    );
  if (food.has("basil"))
    parts.push(
      makePart(
        "basil",
        "basil",
        merge(
          places.basil.flatMap(([x, z], i) =>
            [0, 1].map((k) =>
              risingLeaf(
                { length: 0.026, width: 0.016, thickness: 0.0012, fold: 0.2, droop: 0.4, steps: 6 },
                [x, y + 0.003, z],
                1.35,
                i * 1.9 + k * 2.4,
              ),
            ),
          ),
        ),
        { weight: 0.8 },
      ),
    );
  if (food.has("mushroom"))
    parts.push(
      makePart(
        "mushrooms",
        "mushroom",
        merge(places.olives.filter((_, i) => i % 2 === 0).map(([x, z], i) => move(turnY(CUT, i * 2.4), [-z, y, x]))),
        { weight: 0.6 },
      ),
    );
  if (food.has("olive")) {
    const ring = torus(0.0052, 0.0024, 20, 8);
    parts.push(
      makePart("olives", "olive", merge(places.olives.map(([x, z]) => move(ring, [x, y + 0.0012, z]))), {
        weight: 0.6,
      }),
    );
  }
  return [...parts, ...vegetablesOn(places.pieces, y, food)];
}

function wholePizza(food: Food): Part[] {
  const base = lathe(
    roundCorners(
      [
        [0, 0],
        [R * 0.94, 0, 0.004],
        [R, 0.009, 0.008],
        [R * 0.965, 0.0205, 0.007],
        [R * 0.885, 0.0135, 0.006],
        [R * 0.84, 0.0092, 0.003],
        [0, 0.0105],
      ],
      5,
    ),
    112,
  );
  const dough = deform(base, ([x, y, z]) => {
    const a = atan2(z, x);
    const d = Math.sqrt(x * x + z * z) / R;
    const edge = smoothstep(0.8, 1, d) * noise(cos(a) * 5, sin(a) * 5, 1, food.seed);
    return [x * (1 + 0.016 * edge), y * (1 + 0.22 * edge), z * (1 + 0.016 * edge)];
  });
  const spiral = (count: number, offset: number, reach: number): Point2[] =>
    Array.from({ length: count }, (_, i) => {
      const a = i * 2.399963 + offset;
      const r = R * reach * Math.sqrt((i + 0.4) / count);
      return [r * cos(a), r * sin(a)] as const;
    });
  const places = {
    pepperoni: spiral(13, 0.3, 0.74),
    basil: spiral(6, 1.1, 0.6),
    olives: spiral(16, 2.2, 0.78),
    pieces: spiral(27, 0.7, 0.78),
  };
  return [
    makePart("dough", "crust", dough, { weight: 1, paint: topPaint(R * 0.862), crease: 1.1 }),
    ...toppings(places, 0.0105, food),
  ];
}

function slice(food: Food): Part[] {
  const open = 0.36;
  const inner = R * 0.9;
  const outline: Outline = [
    [0, 0],
    ...Array.from({ length: 15 }, (_, i): Point2 => {
      const a = (i / 14 - 0.5) * 2 * open;
      return [inner * cos(a), inner * sin(a)];
    }),
  ];
  const flat: Geometry = settle(
    move(turnX(extrude(outline, { depth: 0.009, bevel: 0.0015, bevelSteps: 2 }), -PI / 2), [0, 0.0045, 0]),
  );
  const rim = lumpy(
    settle(turnX(tube(0.0115, arc([0, 0, 0], inner, -open, open, 24), 16, { endRounding: 0.004 }), -PI / 2)),
    0.012,
    0.02,
    food.seed,
  );
  const places: Toppings = {
    pepperoni: [
      [0.112, 0.008],
      [0.074, -0.012],
      [0.05, 0.006],
    ].map(([x, z]) => [x as number, (z as number) * 1.4] as const),
    basil: [[0.09, 0.022]],
    olives: [
      [0.1, -0.025],
      [0.03, -0.002],
      [0.086, 0.004],
      [0.122, -0.012],
    ],
    pieces: [
      [0.112, 0.014],
      [0.076, 0.008],
      [0.108, -0.022],
      [0.078, -0.02],
      [0.044, 0.004],
    ],
  };
  const strings = [0.02, 0.05, 0.085].map((x, i) =>
    place(
      cylinder({ radius: 0.0032, radiusTop: 0.0022, height: 0.007 + 0.005 * i, bevel: 0.0018, segments: 12 }),
      chain(rotation([1, 0, 0], PI), rotation(Y_AXIS, i), translation([x, 0.006, x * 0.37])),
    ),
  );
  const parts = [
    makePart("dough", "crust", flat, { weight: 1, paint: topPaint(inner * 0.985), crease: 0.7 }),
    makePart("rim", "crust", move(rim, [0, 0.0085, 0]), {
      weight: 0.9,
      paint: (s, x, y, z, nx, ny, nz) => topPaint(0)(s, x, y + 0.009, z, nx, ny, nz),
      crease: 1.1,
    }),
    ...toppings(places, 0.009, food),
    makePart("strings", "cheese", merge(strings), { weight: 0.4 }),
  ];
  return parts.map((part) => ({ ...part, geometry: turnY(part.geometry, TAU * 0.66) }));
}

/** Pizza: a flat round with a raised blistered crust, melted yellow cheese over red sauce, red discs of pepperoni, basil, olives. */
export const pizza = defineFood({
  id: "pizza",
  words: [
    "pizza",
    "pepperoni pizza",
    "pizza slice",
    "slice of pizza",
    "pizza pie",
    "margherita pizza",
    "mushroom pizza",
    "flatbread",
    "vegetable pizza",
    "veggie pizza",
    "vegetarian pizza",
    "garden pizza",
  ],
  senses: ["pizza"],
  height: 0.025,
  slots: {
    crust: { ...slot("plaster", "#d99f52", "dough|base|rim"), takesWhole: true },
    pepperoni: slot("plastic", "#a8261a", "salami|sausage|meat"),
    basil: slot("plastic", "#3f8428", "herb|leaf|leaves"),
    olive: slot("plastic", "#1c1a18", "olives"),
    mushroom: slot("plastic", "#d9c4a0", "champignon"),
    cheese: slot("plastic", "#f3c65c", "mozzarella"),
    ...VEGETABLE_SLOTS,
  },
  styles: {
    whole: { weight: 1 },
    slice: { weight: 0, words: ["pizza slice", "slice of pizza"], traits: ["sliced"], slots: ["cheese"] },
  },
  cut: { whole: { slice: "whole" }, inside: () => ({ crust: (surface) => tint(surface, CRUMB, 0.8) }) },
  extras: {
    pepperoni: { chance: 0.95, words: ["pepperoni pizza"], traits: ["loaded"] },
    basil: { chance: 0.65, words: ["margherita pizza"] },
    olive: { chance: 0.6, traits: ["loaded"] },
    mushroom: { chance: 0, words: ["mushroom pizza"], traits: ["loaded"] },
    // said, not only usual
    salami: { chance: 0, slot: "pepperoni", words: ["pepperoni pizza"], traits: ["loaded"] },
    ...VEGETABLE_EXTRAS,
  },
  build: (food) => (food.style === "slice" ? slice(food) : wholePizza(food)),
  view: { azimuth: 0.3, elevation: 0.85 },
});
