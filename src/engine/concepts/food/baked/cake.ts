import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { type Corner, type Outline, type Point2, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, turnX } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";
import { translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { FLAME_SLOT, flame, flamePaint } from "../../light/flame.ts";
import { defineFood, type Food, slot } from "../define-food.ts";
import { ringOf, roundBody } from "../shapes.ts";
import { CRUMB, glossy, shade, tint } from "../tint.ts";

/** A dab of piped cream: a fluted drop with a drawn tip. */
function dab(r: number): Geometry {
  const drop = lathe(
    [
      [0, 0],
      [r * 0.8, 0],
      [r, r * 0.3],
      [r * 0.75, r * 0.75],
      [r * 0.28, r * 1.15],
      [0, r * 1.5],
    ],
    24,
  );
  return deform(drop, ([x, y, z]) => {
    const f = 1 + 0.13 * cos(6 * atan2(z, x) + (y / r) * 2);
    return [x * f, y, z * f];
  });
}

/** One round layer with icing that runs down its side in drips of different lengths. */
function drips(r: number, top: number, seed: number, longest: number): Geometry {
  const fall = (angle: number) => {
    const n = 0.5 + 0.5 * cos(angle * 13 + 2 * noise(cos(angle) * 2, sin(angle) * 2, 1, seed));
    return longest * (0.22 + 0.78 * n * n * (0.5 + 0.5 * noise(cos(angle) * 4, sin(angle) * 4, 5, seed)));
  };
  const thick = 0.0045;
  const corners: Corner[] = [
    [0, -0.004],
    [r * 0.97, -0.004],
    [r - 0.001, -1],
    [r + thick * 0.8, -1],
    [r + thick, -0.5],
    [r + thick * 0.8, 0.0],
    [r * 0.965, thick],
    [0, thick],
  ];
  const skirt = lathe(roundCorners(corners), 112);
  return deform(skirt, ([x, y, z]) => {
    const angle = atan2(z, x);
    const drop = y <= -0.1 ? y * fall(angle) : y;
    return [x, top + drop, z];
  });
}

const sponge = (x: number, y: number, z: number, surface: Parameters<Paint>[0]): void => {
  const hole = noise(x * 420, y * 420, z * 420, 3);
  shade(surface, 0.92 + 0.16 * hole);
  surface.height -= 0.0006 * smoothstep(0.35, 0.6, hole);
  surface.roughness = 0.85;
};

function candlesOn(count: number, radius: number, y: number): Part[] {
  const at: Vec3[] = count === 1 ? [[0, y, 0]] : ringOf(count, radius, y, 0.4);
  const stick = cylinder({ radius: 0.0034, height: 0.055, bevel: 0.0008, segments: 14 });
  const striped: Paint = (surface, x, v, z) => {
    const s = v * 110 + atan2(z, x) / (2 * PI);
    if (s - Math.floor(s) < 0.45) tint(surface, [0.9, 0.88, 0.84], 1);
  };
  const fire = flame(0.022, 0.0055, 0.06, 1, 12);
  return at.flatMap(([x, v, z], i) => [
    makePart(`candle-${i + 1}`, "candle", move(stick, [x, v - 0.004, z]), { weight: 0.6, paint: striped }),
    makePart(
      `wick-${i + 1}`,
      "wick",
      move(cylinder({ radius: 0.0006, height: 0.008, segments: 6 }), [x, v + 0.049, z]),
      { weight: 0.2 },
    ),
    makePart(`flame-${i + 1}`, "flame", move(fire, [x, v + 0.0525, z]), { weight: 0.6, paint: flamePaint(0.022) }),
  ]);
}

const berry = (r: number): Geometry =>
  roundBody(
    [
      [0, -r * 0.9],
      [r * 0.7, -r * 0.6],
      [r, 0],
      [r * 0.75, r * 0.7],
      [r * 0.2, r * 0.85],
      [0, r * 0.72],
    ],
    20,
    3,
  );

function tier(name: string, r: number, low: number, high: number): Part {
  const wall = lathe(
    roundCorners(
      [
        [0, low],
        [r, low, 0.003],
        [r, high, 0.007],
        [0, high],
      ],
      3,
    ),
    72,
  );
  return makePart(name, "icing", wall, { weight: 1, paint: glossy(0.5) });
}

function weddingCake(food: Food): Part[] {
  const sizes = [
    [0.15, 0.0, 0.095],
    [0.108, 0.093, 0.18],
    [0.068, 0.178, 0.255],
  ] as const;
  const parts: Part[] = [];
  for (const [i, [r, low, high]] of sizes.entries()) {
    parts.push(tier(`tier-${i + 1}`, r, low, high));
    const n = Math.round(r * 190);
    const pearls = ringOf(n, r + 0.002, low + 0.006).map((at) => move(sphere(0.0066, 12, 7), at));
    const swags = ringOf(Math.round(r * 62), r, high - 0.006).map((at) => move(dab(0.009), at));
    parts.push(makePart(`pearls-${i + 1}`, "cream", merge([...pearls, ...swags]), { weight: 0.7, paint: glossy(0.4) }));
  }
  const rose = (at: Vec3, s: number): Geometry =>
    move(
      deform(sphere(s, 20, 12), ([x, y, z]) => {
        const f = 0.85 + 0.17 * cos(5 * atan2(z, x) + (y / s) * 5);
        return [x * f, y * 0.8, z * f];
      }),
      at,
    );
  const spots: Vec3[] = [
    [0, 0.268, 0],
    [0.022, 0.262, 0.012],
    [-0.02, 0.262, 0.015],
    [0.085, 0.187, 0.038],
    [0.105, 0.097, 0.098],
    [0.125, 0.099, 0.065],
    [-0.045, 0.188, 0.075],
    [-0.1, 0.1, 0.1],
  ];
  parts.push(
    makePart("roses", "topping", merge(spots.map((at, i) => rose(at, i < 3 ? 0.02 : 0.0165))), { weight: 0.9 }),
  );
  const board = cylinder({ radius: 0.175, height: 0.008, bevel: 0.003, segments: 64 });
  return [
    ...parts,
    makePart("board", "plate", move(board, [0, -0.0075, 0]), { weight: 0.7 }),
    ...(food.has("candle") ? candlesOn(1, 0, 0.28) : []),
  ];
}

function sliceOfCake(): Part[] {
  const [r, h, open] = [0.13, 0.08, 0.36];
  const outline: Outline = [
    [0, 0],
    ...Array.from({ length: 11 }, (_, i): Point2 => {
      const angle = (i / 10 - 0.5) * 2 * open;
      return [r * cos(angle), r * sin(angle)];
    }),
  ];
  const block = turnX(extrude(outline, { depth: h, bevel: 0.0015, bevelSteps: 1 }), -PI / 2);
  const paint: Paint = (surface, x, y, z) => {
    const d = Math.sqrt(x * x + y * y);
    const v = (z + h / 2) / h;
    if (d > r - 0.007 || v > 0.93) {
      surface.roughness = 0.45;
      return;
    }
    const layer = v < 0.3 || (v > 0.34 && v < 0.62) || v > 0.66;
    if (!layer) {
      surface.roughness = 0.4;
      return;
    }
    tint(surface, CRUMB, 1);
    sponge(x, y, z, surface);
  };
  const top = h / 2;
  const dabs = [0.045, 0.075, 0.105].map((x) => move(dab(0.011), [x, top - 0.001, 0]));
  return [
    makePart("slice", "icing", block, { weight: 1, paint, crease: 0.5 }),
    makePart("cream", "cream", merge(dabs), { weight: 0.7 }),
    makePart("berry", "topping", move(berry(0.0135), [0.112, top + 0.017, 0]), { weight: 0.9, paint: glossy(0.15) }),
  ];
}

function roundCake(food: Food): Part[] {
  const [r, h] = [0.12, 0.095];
  const layers: Paint = (surface, x, y, z) => {
    const v = y / h;
    const cream = Math.abs(v - 0.36) < 0.045 || Math.abs(v - 0.68) < 0.04;
    if (food.style === "naked" && cream) {
      tint(surface, [0.92, 0.88, 0.8], 1);
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
  if (food.has("topping"))
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
  if (food.has("candle")) parts.push(...candlesOn(food.count, food.count < 4 ? r * 0.22 : r * 0.5, h + 0.003));
  return parts;
}

/**
 * Cake. What makes it itself: a low round drum, icing that runs over the edge in drips, piped dabs of cream with berries
 * around the rim, candles on top; a wedding cake is three white tiers with pearls and roses; a slice shows its layers.
 */
export const cake = defineFood({
  id: "cake",
  words: [
    "cake",
    "birthday cake",
    "layer cake",
    "wedding cake",
    "chocolate cake",
    "slice of cake",
    "cake slice",
    "piece of cake",
    "cream cake",
    "sponge cake",
    "gateau",
    "red velvet cake",
    "strawberry cake",
    "cheesecake",
    "tart",
    "dessert",
  ],
  senses: ["cake#3", "dessert#1", "torte"],
  height: 0.14,
  slots: {
    icing: { ...slot("plastic", "#f6d9df", "frosting|side|fondant|buttercream"), takesWhole: true },
    sponge: { ...slot("plaster", "#e2b56a", "layer|crumb"), takesWhole: true },
    glaze: slot("plastic", "#3b1a0e", "drip|drips|sauce|ganache"),
    cream: slot("plastic", "#f8f1e4", "whipped cream|pearl|piping"),
    topping: slot("plastic", "#b80f1c", "cherry|strawberry|berry|rose|fruit|flower"),
    plate: slot("ceramic-glaze", "#eee8da", "stand|board"),
    candle: slot("plastic", "#d8455a #3f8fc4 #e0a52a", "candles"),
    wick: slot("felt", "#1c1512"),
    flame: FLAME_SLOT,
  },
  styles: {
    iced: { weight: 3, words: ["birthday cake", "cream cake", "chocolate cake"] },
    naked: { weight: 1, words: ["layer cake", "sponge cake", "strawberry cake"], slots: ["sponge"] },
    wedding: { weight: 0, words: ["wedding cake"], traits: ["elegant", "tall"] },
    slice: { weight: 0, words: ["slice of cake", "cake slice", "piece of cake", "cheesecake"], traits: ["sliced"] },
  },
  kinds: {
    pink: { weight: 3, dress: { icing: "#f3b9c6 #f6cdd6", glaze: "#d8456a" } },
    chocolate: { weight: 2, words: ["chocolate cake"], dress: { icing: "#5a2f1a", glaze: "#2c130a" } },
    vanilla: { weight: 2, words: ["cheesecake", "sponge cake"], dress: { icing: "#f6ead0", glaze: "#3b1a0e" } },
    mint: { weight: 1, dress: { icing: "#a8dcc8", glaze: "#f7f0e4" } },
    white: { weight: 0, words: ["wedding cake"], dress: { icing: "#f7f3ea", topping: "#e58fa0 #f0b8b4" } },
    velvet: { weight: 0, words: ["red velvet cake"], dress: { icing: "#a8202a", glaze: "#f7f0e4" } },
  },
  extras: { candle: { chance: 0.45, words: ["birthday cake"], traits: ["burning"] }, topping: { chance: 0.85 } },
  count: { slot: "candle", min: 5, max: 7, most: 24 },
  build: (food) => {
    if (food.style === "wedding") return weddingCake({ ...food, has: () => false });
    return food.style === "slice" ? sliceOfCake() : roundCake(food);
  },
  view: { azimuth: 0.35, elevation: 0.4 },
});
