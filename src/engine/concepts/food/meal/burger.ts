import { graph } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, turnX, turnY } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, PI, sin } from "../../../math/elementary.ts";
import type { Mat4 } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { lumpy, roundBody, standOn } from "../shapes.ts";
import { CRUST, glossy, shade, tint } from "../tint.ts";

const R = 0.053;
/** Where the top of a bun lies, from its middle (0) to its side (1): distance and height as parts of the radius. */
const SEED_FAR = graph([
  [0, 0],
  [0.6, 0.62],
  [1, 0.95],
]);
const SEED_HIGH = graph([
  [0, 0.774],
  [0.6, 0.684],
  [1, 0.44],
]);

/** Shining golden brown above, pale where it was cut. */
export const bunPaint =
  (low: number, high: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    tint(surface, CRUST, 0.75 * smoothstep(low, high, y) * (0.85 + 0.2 * noise(x * 40, y * 40, z * 40, 3)));
    if (ny < -0.8) tint(surface, fromHex("#f3ddae"), 0.9);
    surface.roughness = 0.28;
  };

/** A wavy leaf of lettuce that sticks out all round. */
export function frill(radius: number, wave: number, seed: number): Geometry {
  const leaf = lathe(
    [
      [0, -0.0008],
      [radius * 0.8, -0.0008],
      [radius * 0.94, -0.0008],
      [radius, -0.0006],
      [radius, 0.0006],
      [radius * 0.94, 0.001],
      [radius * 0.8, 0.001],
      [0, 0.001],
    ],
    120,
  );
  return deform(leaf, ([x, y, z]) => {
    const a = atan2(z, x);
    const r = Math.sqrt(x * x + z * z) / radius;
    const edge = smoothstep(0.72, 1, r);
    const reach = 1 + edge * (0.05 * noise(cos(a) * 3, sin(a) * 3, 1, seed) + 0.02 * sin(a * 23));
    const lift = edge * wave * (sin(a * 15 + 2 * noise(cos(a) * 2, sin(a) * 2, 3, seed)) - 0.55);
    return [x * reach, y + lift, z * reach];
  });
}

export const leafGreen: Paint = (surface, x, y, z) => {
  const r = Math.sqrt(x * x + z * z);
  const vein = smoothstep(0.25, 0.05, Math.abs(noise(atan2(z, x) * 9, r * 30, 1, 4)));
  shade(surface, 0.85 + 0.35 * vein + 4 * Math.max(0, y));
  surface.roughness = 0.4;
};

export const seared: Paint = (surface, x, y, z) => {
  const n = noise(x * 150, y * 150, z * 150, 3);
  shade(surface, 1 + 0.35 * n);
  surface.height += 0.0012 * n + 0.0006 * noise(x * 400, y * 400, z * 400, 5);
  surface.roughness = 0.42;
};

function patty(y: number): Geometry {
  return move(
    lumpy(
      lathe(
        roundCorners(
          [
            [0, 0],
            [R * 0.98, 0, 0.006],
            [R * 1.02, 0.013, 0.006],
            [0, 0.013],
          ],
          4,
        ),
        56,
      ),
      0.02,
      0.014,
      Math.round(y * 900),
    ),
    [0, y, 0],
  );
}

/** A square of cheese whose corners have melted down over what lies below. */
function cheese(y: number, around: number): Geometry {
  const sheet = turnX(
    extrude(rectangleOutline(R * 1.78, R * 1.78, 0.004), { depth: 0.0024, bevel: 0.0008, bevelSteps: 1 }),
    -PI / 2,
  );
  const fine = lathe(
    [
      [0, -0.0012],
      [0.25, -0.0012],
      [0.5, -0.0012],
      [0.75, -0.0012],
      [0.9, -0.0012],
      [1, -0.0012],
      [1, 0.0012],
      [0.9, 0.0012],
      [0.75, 0.0012],
      [0.5, 0.0012],
      [0.25, 0.0012],
      [0, 0.0012],
    ],
    96,
  );
  const side = R * 0.93;
  const melted = deform(sheet.indices.length > 0 ? fine : sheet, ([x, v, z]) => {
    const a = atan2(z, x);
    const far = Math.max(Math.abs(cos(a)), Math.abs(sin(a)));
    const reach = side * Math.min(1 / far, 1.36);
    const d = Math.sqrt(x * x + z * z) * reach;
    const fall = Math.max(0, d - R * 1.0);
    const kept = Math.min(d, R * 1.0 + fall * 0.3);
    return [kept * cos(a), v - fall * 0.85, kept * sin(a)];
  });
  return move(turnY(melted, around), [0, y, 0]);
}

const tomatoFace: Paint = (surface, x, y, z) => {
  surface.roughness = 0.25;
  const d = Math.sqrt(x * x + z * z) / (R * 0.45);
  if (d < 0.86 && d > 0.25 && Math.abs(y) > 0 && noise(x * 120, z * 120, 1, 2) > 0.1)
    tint(surface, fromHex("#e06a3a"), 0.6);
};

function buildBurger(food: Food): Part[] {
  const parts: Part[] = [];
  const bottom = lathe(
    roundCorners(
      [
        [0, 0],
        [R * 0.94, 0, 0.007],
        [R, 0.017, 0.005],
        [0, 0.017],
      ],
      4,
    ),
    56,
  );
  parts.push(makePart("lower-bun", "bun", bottom, { weight: 1, paint: bunPaint(0.018, -0.004), crease: 1.1 }));
  let y = 0.0165;
  const layers = food.count;
  for (let i = 0; i < layers; i += 1) {
    parts.push(makePart(`patty-${i + 1}`, "patty", patty(y), { weight: 1, paint: seared, crease: 1.1 }));
    y += 0.0124;
    if (food.has("cheese")) {
      parts.push(
        makePart(`cheese-${i + 1}`, "cheese", cheese(y + 0.0006, 0.45 + i * 0.7), {
          weight: 0.9,
          paint: glossy(0.3),
          crease: 0.9,
        }),
      );
      y += 0.0014;
    }
  }
  if (food.has("tomato")) {
    const slice = lathe(
      roundCorners(
        [
          [0, 0],
          [R * 0.5, 0, 0.001],
          [R * 0.5, 0.006, 0.001],
          [0, 0.006],
        ],
        2,
      ),
      32,
    );
    const spots = [0.6, 2.1, 3.7, 5.2].map((a) =>
      move(slice, [R * 0.52 * sin(a), y - 0.0003 + 0.0012 * (a > 3 ? 1 : 0), R * 0.52 * cos(a)]),
    );
    parts.push(makePart("tomato", "tomato", merge(spots), { weight: 0.8, paint: tomatoFace }));
    y += 0.0066;
  }
  if (food.has("lettuce")) {
    parts.push(
      makePart("lettuce", "lettuce", move(frill(R * 1.17, 0.0052, food.seed), [0, y + 0.0015, 0]), {
        weight: 0.9,
        paint: leafGreen,
        crease: 1.2,
      }),
    );
    parts.push(
      makePart("lettuce-below", "lettuce", turnY(move(frill(R * 1.12, 0.0045, food.seed + 7), [0, y + 0.0005, 0]), 1), {
        weight: 0.6,
        paint: leafGreen,
        crease: 1.2,
      }),
    );
    y += 0.002;
  }
  const top = roundBody(
    [
      [0, 0],
      [R * 0.9, 0],
      [R * 1.04, 0.008],
      [R * 0.95, 0.023],
      [R * 0.62, 0.036],
      [0, 0.041],
    ],
    56,
    6,
  );
  parts.push(makePart("bun", "bun", move(top, [0, y, 0]), { weight: 1, paint: bunPaint(0.004, 0.03), crease: 1.1 }));
  if (food.has("seed")) {
    const seed = deform(sphere(0.0011, 8, 5), ([x, v, z]) => [x * 0.85, v * 0.6, z * 1.6]);
    const places: Mat4[] = Array.from({ length: 74 }, (_, i) => {
      const t = 0.12 + 0.86 * Math.sqrt((i + 0.5) / 74);
      const a = i * 2.399963;
      const far = SEED_FAR(t);
      const steep = (SEED_HIGH(Math.max(0, t - 0.05)) - SEED_HIGH(t)) / (SEED_FAR(t) - SEED_FAR(t - 0.05));
      return standOn(
        [far * R * cos(a), y + SEED_HIGH(t) * R, far * R * sin(a)],
        [steep * cos(a), 1, steep * sin(a)],
        i * 1.7,
      );
    });
    parts.push(makePart("sesame", "seed", merge(places.map((at) => place(seed, at))), { weight: 0.6 }));
  }
  return parts;
}

/** Names of its kinds by how many patties they have, with cheese and without. */
const STACKED = [
  ["single", "cheeseburger", "burger"],
  ["double", "double cheeseburger", "double burger"],
  ["triple", "triple cheeseburger", "triple burger"],
  ["quadruple", "quadruple cheeseburger", "quadruple burger"],
] as const;

/** Burger: a shining domed bun with sesame, a dark patty, melted cheese whose corners hang down, tomato and a frill of lettuce, another half bun. */
export const burger = defineFood({
  id: "burger",
  words: [
    "hamburger",
    "burger",
    "cheeseburger",
    "double cheeseburger",
    "beef burger",
    "veggie burger",
    "double burger",
    "triple cheeseburger",
    "triple burger",
    "quadruple cheeseburger",
    "quadruple burger",
    "slider",
  ],
  senses: ["hamburger#1", "cheeseburger"],
  height: 0.1,
  slots: {
    bun: { ...slot("plastic", "#d7993f #cf8f38", "bread"), takesWhole: true },
    patty: slot("plaster", "#4f2a16", "meat|beef"),
    cheese: slot("plastic", "#f7b21e", "cheddar"),
    tomato: slot("plastic", "#c9261c", "tomatoes"),
    lettuce: slot("plastic", "#6fae2c", "salad|leaf"),
    seed: slot("plastic", "#f4e5bb", "sesame|seeds"),
  },
  extras: {
    cheese: { chance: 0.9, words: STACKED.map(([, cheesy]) => cheesy) },
    tomato: { chance: 0.9 },
    lettuce: { chance: 1 },
    seed: { chance: 0.95 },
  },
  kinds: Object.fromEntries(STACKED.map(([kind, ...words], i) => [kind, i === 0 ? {} : { weight: 0, words }])),
  count: { slot: "patty", min: 1, max: 1, most: 5 },
  build: (food) =>
    buildBurger({ ...food, count: Math.max(1 + STACKED.findIndex(([kind]) => kind === food.kind), food.count) }),
  view: { azimuth: 0.4, elevation: 0.2 },
});
