import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { around, block, domeProfile } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const foot = (radius: number): Part =>
  makePart(
    "base",
    "base",
    merge([
      block([radius * 3.4, 0.02, radius * 3.4], [0, 0.01, 0], 0.006),
      ...around(
        4,
        move(cylinder({ radius: 0.016, height: 0.022, bevel: 0.003, segments: 6 }), [
          radius * 1.25,
          0.014,
          radius * 1.25,
        ]),
      ),
    ]),
    { weight: 0.5 },
  );

/** Bands that throw headlamps back, below the head. */
const bands =
  (rows: readonly (readonly [number, number])[], colour: readonly [number, number, number]): Paint =>
  (surface, _x, y) => {
    if (rows.some(([low, high]) => y > low && y < high)) layColour(surface, [...colour], 0.25, 0);
  };

function castIron(): Part[] {
  const shaft = lathe(
    [
      [0, 0],
      [0.15, 0],
      [0.15, 0.05],
      [0.135, 0.07],
      [0.12, 0.14],
      [0.125, 0.16],
      [0.125, 0.19],
      [0.1, 0.21],
      [0.085, 0.26],
      [0.072, 0.68],
      [0.092, 0.7],
      [0.095, 0.73],
      [0.08, 0.75],
      [0.07, 0.79],
      [0.078, 0.815],
      [0.1, 0.84],
      [0.102, 0.865],
      [0.085, 0.92],
      [0.05, 0.955],
      [0.018, 0.965],
      [0.022, 0.985],
      [0.014, 1.0],
      [0, 1.004],
    ],
    36,
  );
  const flutes = around(10, block([0.012, 0.4, 0.016], [0.079, 0.47, 0], 0.004));
  return [
    makePart("post", "body", shaft, { weight: 1, crease: 0.5, paint: bands([[0.702, 0.728]], [0.75, 0.72, 0.66]) }),
    makePart("flutes", "body", merge(flutes), { weight: 0.5 }),
  ];
}

function steelPost(): Part[] {
  const r = 0.08;
  const dome = domeProfile(r, 0.045, 8).map(([x, y]) => [x, y + 0.93] as const);
  return [
    makePart("post", "body", lathe([[0, 0.01], [r, 0.01], ...dome.slice(1)], 36), {
      weight: 1,
      paint: bands(
        [
          [0.62, 0.7],
          [0.78, 0.86],
        ],
        [0.82, 0.82, 0.8],
      ),
    }),
    foot(r),
  ];
}

function flexPost(): Part[] {
  const shaft = lathe(
    [
      [0, 0.03],
      [0.05, 0.03],
      [0.046, 0.9],
      [0.05, 0.91],
      [0.05, 0.96],
      [0.036, 0.985],
      [0, 0.985],
    ],
    32,
  );
  const base = lathe(
    [
      [0, 0],
      [0.16, 0],
      [0.155, 0.025],
      [0.09, 0.06],
      [0.056, 0.09],
      [0, 0.09],
    ],
    36,
  );
  return [
    makePart("post", "body", shaft, {
      weight: 1,
      paint: bands(
        [
          [0.55, 0.65],
          [0.75, 0.85],
        ],
        [0.85, 0.85, 0.83],
      ),
    }),
    makePart("base", "base", base, { weight: 0.7 }),
  ];
}

const build = ({ style }: Planned): Part[] =>
  style === "iron" ? [...castIron(), foot(0.09)] : style === "flexible" ? flexPost() : steelPost();

/** A bollard. What makes it itself: a short stout post that keeps cars off: painted steel with a domed head, two bright bands and a bolted foot; cast iron with fluted shaft, collars and a knob; or a bendy plastic one on a rubber foot. */
export const bollard = defineFromPlan({
  id: "bollard",
  family: "street furniture",
  words: [
    "bollard",
    "street bollard",
    "traffic bollard",
    "safety bollard",
    "parking bollard",
    "traffic post",
    "delineator",
  ],
  senses: ["bollard"],
  height: 1,
  view: { azimuth: 0.5, elevation: 0.2 },
  slots: {
    body: mainSlot("painted-metal", "#e8b010 #d8341c", "post|shaft"),
    base: slot("iron", "#3a3a3c", "foot|plate"),
  },
  styles: {
    steel: { weight: 2, dress: { base: "#8a8a88" } },
    iron: { weight: 1, traits: ["ornate"], dress: { body: "#1d1f22" }, materials: { body: "cast-iron" } },
    flexible: {
      weight: 1,
      words: ["delineator", "traffic post"],
      dress: { body: "#e8521a", base: "#1c1c1e" },
      materials: { body: "plastic", base: "rubber" },
    },
  },
  build,
});
