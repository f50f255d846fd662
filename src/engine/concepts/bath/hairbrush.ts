import { curveThrough } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const HIGH = 0.235;
const HEAD = 0.172;

/** Flat and oval: a cushion full of pins on one side. */
function paddle(wide: number, long: number): Part[] {
  const back = settle(
    sweep(
      ellipseOutline(1, 1, 28),
      curveThrough(
        [
          [0, 0.0, 0],
          [0, 0.05, 0],
          [0, 0.09, 0],
          [0, HEAD - long * 0.75, 0],
          [0, HEAD - long * 0.4, 0],
          [0, HEAD, 0],
          [0, HEAD + long * 0.6, 0],
          [0, HEAD + long * 0.98, 0],
        ],
        5,
      ),
      {
        up: [0, 0, 1],
        endRounding: 0.006,
        scale: (t) => {
          const y = t * (HEAD + long);
          const head = Math.sqrt(Math.max(0, 1 - ((y - HEAD) / long) * ((y - HEAD) / long))) * wide;
          const grip = 0.0115 + 0.0035 * sin(Math.min(1, y / 0.1) * PI);
          return [Math.max(head, y < HEAD ? grip : 0.004), 0.0085];
        },
      },
    ),
  );
  const cushion = settle(move(stretch(sphere(1, 32), [wide * 0.84, long * 0.86, 0.009]), [0, HEAD, 0.007]));
  const pins = [];
  const tips = [];
  for (let row = -5; row <= 5; row += 1)
    for (let column = -4; column <= 4; column += 1) {
      const x = (column + (row % 2 === 0 ? 0 : 0.5)) * wide * 0.2;
      const y = row * long * 0.15;
      if ((x / (wide * 0.78)) * (x / (wide * 0.78)) + (y / (long * 0.8)) * (y / (long * 0.8)) > 1) continue;
      pins.push(move(turnX(cylinder({ radius: 0.0008, height: 0.016, segments: 6 }), PI / 2), [x, HEAD + y, 0.011]));
      tips.push(move(sphere(0.0015, 8, 5), [x, HEAD + y, 0.027]));
    }
  return [
    makePart("back", "body", back, { weight: 1 }),
    makePart("cushion", "cushion", cushion, { weight: 1 }),
    makePart("pins", "bristle", merge(pins), { weight: 0.9 }),
    makePart("tips", "bristle", merge(tips), { weight: 0.6 }),
  ];
}

/** A barrel with pins all round it. */
function round(): Part[] {
  const at = (angle: number, r: number, y: number): Vec3 => [r * cos(angle), y, r * sin(angle)];
  const pins = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 16 }, (_, k) => {
      const angle = ((k + (row % 2) * 0.5) / 16) * TAU;
      const y = 0.118 + row * 0.0098;
      return tube(0.0009, [at(angle, 0.012, y), at(angle, 0.029, y)], 6);
    }),
  ).flat();
  return [
    makePart(
      "grip",
      "body",
      sweep(
        ellipseOutline(0.01, 0.01, 24),
        [0, 0.02, 0.05, 0.08, 0.1].map((y): Vec3 => [0, y, 0]),
        { endRounding: 0.006, scale: (t) => 0.85 + 0.35 * sin(t * PI) },
      ),
      { weight: 1 },
    ),
    makePart("barrel", "cushion", move(cylinder({ radius: 0.0165, height: 0.13, bevel: 0.004 }), [0, 0.106, 0]), {
      weight: 1,
    }),
    makePart("cap", "body", move(sphere(0.0135, 20), [0, HIGH - 0.006, 0]), { weight: 0.7 }),
    makePart("pins", "bristle", merge(pins), { weight: 1 }),
  ];
}

/** A hairbrush, upright. What makes it itself: a slim grip that widens into a flat head with a padded cushion full of fine pins with round tips; a round brush has them all about a barrel. */
export const hairbrush = defineFromPlan({
  id: "hairbrush",
  family: "object",
  words: ["hairbrush", "hair brush", "paddle brush", "round hairbrush", "brush for hair"],
  senses: ["hairbrush"],
  height: HIGH,
  view: { azimuth: 0.42, elevation: 0.16 },
  styles: {
    oval: { weight: 3 },
    wide: { weight: 2, words: ["paddle brush"] },
    round: { weight: 0, words: ["round hairbrush"] },
  },
  slots: {
    body: mainSlot("plastic walnut beech", "#d65a86 #2a2c33 #5a3a8c #2f8f9c", "handle|grip|back"),
    cushion: slot("rubber", "#26262b #b9484a #e8dccb", "pad"),
    bristle: slot("plastic", "#f0eee8 #1c1c20", "pin|hair"),
  },
  build: ({ style }: Planned) =>
    style === "round" ? round() : style === "wide" ? paddle(0.049, 0.064) : paddle(0.042, 0.062),
});
