import { curveThrough, graph } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, place, settle, stretch } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { oval } from "../shapes.ts";
import { tint } from "../tint.ts";

const GIRTH = graph([
  [0, 0.4],
  [0.07, 0.36],
  [0.17, 0.72],
  [0.32, 1],
  [0.7, 0.97],
  [0.9, 0.55],
  [0.96, 0.27],
  [1, 0.24],
]);
const RADIUS = 0.0185;
const GREEN = fromHex("#8a9a2a");
const BROWN = fromHex("#3d2410");
const CREAM = fromHex("#f4e6b8");

/** A fruit along the curve, five-sided with round edges, stalk first. */
function fruit(points: readonly Vec3[]): Geometry {
  const section = circleOutline(RADIUS, 15).map(([x, y], i) => {
    const edge = i % 3 === 0 ? 1.05 : 0.955;
    return [x * edge, y * edge] as const;
  });
  return settle(sweep(section, curveThrough(points, 7), { scale: GIRTH, endRounding: 0.001 }));
}

/** Green at the stalk, brown at the tip, brown freckles along the edges. `way` tells how far along the fruit a point is. */
const skinPaint =
  (way: (x: number, y: number, z: number) => number, seed: number): Paint =>
  (surface, x, y, z) => {
    const t = way(x, y, z);
    surface.roughness = 0.5;
    tint(surface, GREEN, 0.65 * smoothstep(0.2, 0.02, t) + 0.3 * smoothstep(0.88, 0.97, t));
    tint(surface, BROWN, 0.95 * smoothstep(0.972, 0.985, t) + 0.5 * smoothstep(0.015, 0.0, t));
    const fleck = noise(x * 210, y * 210, z * 210, seed);
    const long = noise(x * 60, y * 60, z * 60, seed + 1);
    tint(surface, BROWN, 0.6 * smoothstep(0.5, 0.72, fleck * 0.7 + long * 0.5));
  };

const HUMP: readonly Vec3[] = [
  [0, 0.115, 0],
  [0.03, 0.124, 0],
  [0.075, 0.118, 0],
  [0.118, 0.088, 0],
  [0.143, 0.045, 0],
  [0.15, 0.005, 0],
];
const SMILE: readonly Vec3[] = [
  [-0.102, 0.082, 0],
  [-0.087, 0.055, 0],
  [-0.058, 0.026, 0],
  [0, 0.012, 0],
  [0.056, 0.027, 0],
  [0.092, 0.066, 0],
];

function buildBanana(food: Food): Part[] {
  if (food.style === "bunch") {
    const one = fruit(HUMP);
    const n = food.count;
    const copies = Array.from({ length: n }, (_, i) => {
      const side = i - (n - 1) / 2;
      return place(
        one,
        chain(
          rotation(X_AXIS, side * 0.16),
          rotation(Y_AXIS, -side * 0.24),
          translation([0, -Math.abs(side) * 0.004, side * 0.013]),
        ),
      );
    });
    const paint = skinPaint((x, y) => (x < 0.09 ? (x / 0.09) * 0.5 : 1 - (y + 0.001) / 0.23), food.seed);
    return [
      ...makeParts("banana", "skin", copies, { weight: 1, paint, crease: 1.1 }),
      makePart("crown", "tip", move(merge([oval([0.013, 0.012, 0.01 + n * 0.005], 14)]), [0, 0.116, 0]), {
        weight: 0.5,
      }),
    ];
  }
  const paint = skinPaint((x) => 0.5 + x / 0.204, food.seed);
  if (food.style === "peel") {
    // four strips over each other's backs, the stalk up
    const strips = [0.3, 1.9, 3.5, 5.0].map((angle, i) =>
      place(
        stretch(peel(), [1.25, 0.8, 1.25]),
        chain(rotation(X_AXIS, 0.35 - 0.1 * (i % 2)), rotation(Y_AXIS, angle), translation([0, 0.062, 0])),
      ),
    );
    return [
      ...makeParts("peel", "skin", strips, {
        weight: 1,
        paint: (surface, _x, y, z) => (y > 0 && z > 0.004 ? tint(surface, CREAM, 0.1) : undefined),
      }),
      makePart("crown", "tip", move(oval([0.006, 0.013, 0.006], 14), [0, 0.064, 0]), { weight: 0.5 }),
    ];
  }
  if (food.style === "peeled") {
    const body = fruit([
      [0, -0.02, 0],
      [0, 0.03, 0.004],
      [0.004, 0.08, 0.007],
      [0.016, 0.13, 0.004],
      [0.034, 0.172, 0],
    ]);
    const flaps = [0.4, 2.5, 4.6].map((angle) =>
      place(peel(), chain(rotation(Y_AXIS, angle), translation([0.0, 0.075, 0.004]))),
    );
    const skin: Paint = (surface, x, y, z) => {
      if (y > 0.076) {
        tint(surface, CREAM, 1);
        const line = noise(x * 400, y * 30, z * 400, 3);
        surface.height += 0.0002 * line;
      } else paint(surface, -0.05 + y * 0.4, 0, z, 0, 0, 0);
    };
    return [
      makePart("banana", "skin", body, { weight: 1, paint: skin, crease: 1.1 }),
      ...makeParts("peel", "skin", flaps, {
        weight: 0.9,
        paint: (surface, _x, y, z) => {
          if (y > 0 && z > 0.004) tint(surface, CREAM, 0.1);
        },
      }),
    ];
  }
  return [makePart("banana", "skin", fruit(SMILE), { weight: 1, paint, crease: 1.1 })];
}

/** A strip of skin that hangs down outwards from the origin. */
const peel = (): Geometry =>
  sweep(
    [
      [-0.014, -0.0012],
      [0.014, -0.0012],
      [0.0125, 0.0012],
      [-0.0125, 0.0012],
    ],
    curveThrough(
      [
        [0, -0.012, 0.014],
        [0, 0.008, 0.021],
        [0, 0.012, 0.036],
        [0, -0.012, 0.05],
        [0, -0.05, 0.053],
      ],
      5,
    ),
    { scale: (t) => 1 - 0.75 * t * t, up: [0, 0, 1] },
  );

/** Bananas: long, bent, five-edged, yellow with a green stalk and a dark tip; several grow fanned out from one crown. */
export const banana = defineFood({
  id: "banana",
  seldomColour: true,
  words: [
    "banana",
    "bunch of bananas",
    "banana bunch",
    "plantain",
    "ripe banana",
    "peeled banana",
    "banana peel",
    "banana skin",
  ],
  senses: ["banana#2", "plantain#3"],
  height: 0.12,
  slots: {
    skin: { ...slot("plastic", "#f5c81a #f0bf16 #efcf3a", "peel"), takesWhole: true },
    tip: slot("felt", "#6f5a22", "crown|stem"),
  },
  styles: {
    single: { weight: 1 },
    bunch: { weight: 0, words: ["bunch of bananas", "banana bunch"] },
    peel: { weight: 0, words: ["banana peel", "banana skin"] },
    peeled: { weight: 0, words: ["peeled banana"], traits: ["open", "peeled"] },
  },
  count: { slot: "banana", min: 3, max: 5, most: 9 },
  build: buildBanana,
  view: { azimuth: 0.42, elevation: 0.4 },
});
