import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Point2 } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, place } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { standOn } from "../shapes.ts";
import { type SprinkleSpot, sprinkles } from "../sprinkles.ts";
import { CRUST, glossy, tint } from "../tint.ts";

export const [BIG, SMALL, FLAT] = [0.0335, 0.0188, 0.84] as const;

export const ringBody = (): Geometry =>
  lathe(
    Array.from({ length: 24 }, (_, i): Point2 => {
      const a = (i / 24) * TAU - TAU / 4;
      return [BIG + SMALL * cos(a), SMALL * FLAT * sin(a)];
    }),
    72,
    true,
  );

/** Icing over the upper half: its edge runs down in soft lobes, outside and inside. */
function icing(seed: number): Geometry {
  const steps = 15;
  const thick = 0.0024;
  const upper = Array.from({ length: steps }, (_, i): Point2 => [1, i / (steps - 1)]);
  const under = Array.from({ length: steps }, (_, i): Point2 => [0, 1 - i / (steps - 1)]);
  // first coordinate: outer or inner skin; second: along the section; both bent into place below
  const shell = lathe(
    [...upper, ...under].map(([k, t]) => [1 + k * 0.3 + t * 0.0001, t] as const),
    96,
    true,
  );
  return deform(shell, ([x, t, z]) => {
    const angle = atan2(z, x);
    const k = (Math.sqrt(x * x + z * z) - 1) / 0.3 > 0.5 ? 1 : 0;
    const wave =
      0.2 * cos(angle * 7 + noise(cos(angle) * 2, sin(angle) * 2, 1, seed) * 3) +
      0.12 * noise(cos(angle) * 3, sin(angle) * 3, 4, seed);
    const [from, to] = [0.06 - wave, TAU / 2 - 0.05 + wave * 0.6];
    const a = from + (to - from) * t;
    const round = Math.sqrt(Math.max(0, 1 - (2 * t - 1) * (2 * t - 1) * (2 * t - 1) * (2 * t - 1)));
    const skin = SMALL + (k === 1 ? thick * (0.35 + 0.65 * round) : -0.001);
    const r = BIG + skin * cos(a);
    return [r * cos(angle), skin * FLAT * sin(a), r * sin(angle)];
  });
}

const dough: Paint = (surface, x, y, z) => {
  const band = smoothstep(0.0045, 0.0015, Math.abs(y + 0.001));
  tint(surface, CRUST, 0.45 * (1 - band) + 0.15 * noise(x * 120, y * 120, z * 120, 2));
  tint(surface, [0.85, 0.62, 0.3], 0.55 * band);
  surface.height += 0.0003 * noise(x * 500, y * 500, z * 500, 3);
  surface.roughness = 0.55;
};

function buildDonut(food: Food): Part[] {
  const parts: Part[] = [makePart("dough", "dough", ringBody(), { weight: 1, paint: dough, crease: 1.1 })];
  const next = food.stream("sprinkles");
  const spots: SprinkleSpot[] = Array.from({ length: 68 }, (_, i) => {
    const angle = i * 2.399963 + next() * 0.3;
    const a = 0.45 + next() * 2.1;
    const skin = SMALL + 0.0025;
    const r = BIG + skin * cos(a);
    const at: Vec3 = [r * cos(angle), skin * FLAT * sin(a), r * sin(angle)];
    return { at, normal: [cos(a) * cos(angle), sin(a), cos(a) * sin(angle)] };
  });
  if (food.style === "sugared") {
    const grains = spots.concat(spots).map(({ at, normal }, i) => place(sphere(0.0009, 6, 4), standOn(at, normal, i)));
    return [...parts, makePart("sugar", "white-sprinkle", merge(grains.slice(0, 68)), { weight: 0.4 })];
  }
  parts.push(makePart("icing", "icing", icing(food.seed), { weight: 1, paint: glossy(0.12), crease: 1.1 }));
  if (food.has("sprinkles")) parts.push(...sprinkles(spots, 0.00095, 0.0052, next));
  return parts;
}

/** Donut: a fat ring of golden dough with a pale band at its waist, shining icing that runs down in lobes, sprinkles. */
export const donut = defineFood({
  id: "donut",
  words: ["donut", "doughnut", "glazed donut", "frosted donut", "sprinkle donut", "glazed doughnut"],
  senses: ["doughnut#2"],
  height: 0.037,
  slots: {
    icing: { ...slot("plastic", "#f07fa8", "glaze|frosting|top"), takesWhole: true },
    dough: slot("plaster", "#cf8f3e", "body|cake"),
    "red-sprinkle": slot("plastic", "#e0303c", "sprinkle|sprinkles"),
    "yellow-sprinkle": slot("plastic", "#f7d32a"),
    "blue-sprinkle": slot("plastic", "#3a8fd8"),
    "white-sprinkle": slot("plastic", "#f9f5ee", "sugar"),
  },
  styles: { iced: { weight: 1 }, sugared: { weight: 0, traits: ["plain"] } },
  kinds: {
    pink: { weight: 4, dress: { icing: "#f2789f #f08db0" } },
    chocolate: { weight: 3, dress: { icing: "#4a2110" } },
    white: { weight: 1, dress: { icing: "#f7f0e0" } },
    blue: { weight: 1, dress: { icing: "#7cc0e4" } },
    glazed: { weight: 0, words: ["glazed donut", "glazed doughnut"], dress: { icing: "#e8b868" } },
  },
  extras: { sprinkles: { chance: 0.9, slot: "red-sprinkle" } },
  build: buildDonut,
  view: { azimuth: 0.35, elevation: 0.62 },
});
