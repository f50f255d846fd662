import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

const FIELDS = 37;
const NUMBERS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** Red and black fields with numbers, one green. */
const fields: Paint = (surface, x, _y, z) => {
  const r = Math.sqrt(x * x + z * z);
  if (r < 0.165 || r > 0.29) return;
  const turn = atan2(x, z) / TAU;
  const u = (turn - Math.floor(turn)) * FIELDS;
  const i = Math.floor(u) % FIELDS;
  layColour(surface, i === 0 ? [0.01, 0.25, 0.06] : i % 2 ? [0.5, 0.012, 0.012] : [0.012, 0.012, 0.014], 0.3, 0);
  const a = ((i + 0.5) / FIELDS) * TAU;
  const [c, s] = [cos(a), sin(a)];
  const across = x * c - z * s;
  const out = x * s + z * c;
  if (r > 0.24 && isWritten(String(NUMBERS[i]), across, out - 0.265, 0.024, 0.11))
    layColour(surface, [0.88, 0.86, 0.8], 0.4, 0);
};

function build({ seed }: Planned): Part[] {
  const bowl = turnedUp(
    [
      [0, 0],
      [0.3, 0, 0.02],
      [0.41, 0.05, 0.05],
      [0.425, 0.13, 0.02],
      [0.4, 0.142, 0.01],
      [0.375, 0.13, 0.01],
      [0.31, 0.075, 0.03],
      [0.29, 0.06, 0.01],
      [0, 0.055],
    ],
    72,
    4,
  );
  const disc = turnedUp(
    [
      [0, 0.05],
      [0.292, 0.05],
      [0.292, 0.074, 0.002],
      [0.235, 0.066, 0.004],
      [0.225, 0.054, 0.004],
      [0.172, 0.058, 0.004],
      [0.16, 0.075, 0.006],
      [0, 0.12],
    ],
    74,
    3,
  );
  const frets = merge(
    Array.from({ length: FIELDS }, (_, i) =>
      turnY(block([0.0035, 0.014, 0.056], [0, 0.064, 0.2], 0.0012), (i / FIELDS) * TAU),
    ),
  );
  const turret = turnedUp(
    [
      [0, 0.09],
      [0.05, 0.1, 0.01],
      [0.03, 0.125, 0.02],
      [0.016, 0.17, 0.02],
      [0.026, 0.185, 0.01],
      [0.012, 0.2, 0.01],
      [0.018, 0.225, 0.012],
      [0, 0.24],
    ],
    32,
  );
  const arms = [0, 1, 2, 3].map((i) => {
    const a = (i / 4) * TAU + (seed % 9) * 0.15;
    return merge([
      bar([0, 0.18, 0], [cos(a) * 0.085, 0.18, sin(a) * 0.085], 0.0055, 10),
      move(sphere(0.012, 16, 12), [cos(a) * 0.088, 0.18, sin(a) * 0.088]),
    ]);
  });
  const pins = Array.from({ length: 8 }, (_, i) =>
    turnY(block([i % 2 ? 0.03 : 0.011, 0.009, i % 2 ? 0.011 : 0.03], [0, 0.1, 0.342], 0.004), (i / 8) * TAU + 0.2),
  );
  const at = ((seed % FIELDS) + 0.5) / FIELDS;
  return [
    makePart("bowl", "bowl", bowl, { weight: 1 }),
    makePart("wheel", "wheel", disc, { weight: 1, paint: fields }),
    makePart("frets", "metal", frets, { weight: 0.6 }),
    makePart("turret", "metal", turret, { weight: 0.9 }),
    ...makeParts("arm", "metal", arms, { weight: 0.7 }),
    makePart("stops", "metal", merge(pins), { weight: 0.4 }),
    makePart("ball", "ball", move(sphere(0.0135, 20, 14), [0.2 * sin(at * TAU), 0.069, 0.2 * cos(at * TAU)]), {
      weight: 0.7,
    }),
  ];
}

/** A roulette wheel. What makes it itself: a polished wooden bowl with a sunken wheel of red and black numbered fields and one green, brass frets between the pockets, a brass turret with four arms in the middle, and a white ball. */
export const rouletteWheel = defineFromPlan({
  id: "roulette-wheel",
  family: "toy",
  words: ["roulette wheel", "roulette", "casino wheel", "casino roulette wheel", "roulette table"],
  senses: ["roulette wheel", "roulette#2"],
  height: 0.24,
  view: { azimuth: 0.3, elevation: 0.72 },
  slots: {
    bowl: mainSlot("mahogany walnut", "", "rim|frame|base"),
    wheel: slot("mahogany", "", "disc|field|number"),
    metal: slot("brass", "", "turret|arm|fret|handle"),
    ball: slot("plastic", "#f6f5f0"),
  },
  build,
});
