import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { flapOn, formOf, frontOf, sleevesOf, trunkOf } from "./garment-form.ts";

const WAIST = 0.92;

/** By cut: metres the hem is up, half width at the hem and at the hip, pleats. */
const CUTS: Readonly<Record<string, readonly [number, number, number, number]>> = {
  summer: [0.4, 0.3, 0.2, 15],
  gown: [0.0, 0.36, 0.17, 13],
  ball: [0.0, 0.56, 0.36, 18],
  wedding: [0.0, 0.58, 0.3, 17],
  slim: [0.12, 0.2, 0.185, 8],
};

function build({ style, kind, has, stream }: Planned): Part[] {
  const seed = Math.floor(stream("folds")() * 900);
  const [low, hem, hip, pleats] = CUTS[style] ?? [0.4, 0.3, 0.2, 15];
  const full = style === "ball" || style === "wedding";
  const mid = low + (WAIST - low) * 0.5;
  const form = formOf(
    [
      [low, hem],
      [mid, (hem + hip) * (full ? 0.54 : 0.46)],
      [WAIST - 0.14, hip],
      [WAIST - 0.03, 0.128],
      [WAIST, 0.122],
      [WAIST + 0.04, 0.128],
      [WAIST + 0.2, 0.158],
      [WAIST + 0.27, 0.15],
    ],
    [
      [low, hem * (full ? 0.95 : 0.8)],
      [mid, (hem + hip) * (full ? 0.5 : 0.37)],
      [WAIST - 0.14, hip * (full ? 0.9 : 0.72)],
      [WAIST - 0.03, 0.09],
      [WAIST, 0.086],
      [WAIST + 0.04, 0.09],
      [WAIST + 0.19, 0.125],
      [WAIST + 0.27, 0.105],
    ],
  );
  // pleats spring from the waist, so they are folded in afterwards
  const fold = (geometry: Part["geometry"]): Part["geometry"] =>
    deform(geometry, ([x, y, z]): Vec3 => {
      const t = Math.max(0, (WAIST - y) / (WAIST - low));
      const d = Math.sqrt(x * x + z * z) || 1;
      const [c, s] = [x / d, z / d];
      // the cosine of many times the angle, by the product form of two coarse waves
      const a = Math.abs(c) > 0.999 ? 0 : angleOf(c, s);
      const wave = cos(pleats * a + 0.8 * noise(c * 2, y * 1.5, s * 2, seed)) + 0.35 * cos((2 * pleats - 3) * a + seed);
      const k = 1 + (style === "slim" ? 0.03 : 0.075) * Math.min(1, t * 1.2) * wave;
      const train = style === "wedding" && z < 0 ? 1 + 0.45 * t * t * (-z / d) : 1;
      return [x * k, y + (y < low + 0.02 ? 0.006 * (1 - wave) : 0), z * k * train];
    });
  const lace: Paint = (surface, x, y, z) => {
    if (kind === "floral") {
      const [u, v] = [angleLike(x, z) * 9, y * 16];
      const row = Math.floor(v);
      const [du, dv] = [u + row * 0.5 - Math.round(u + row * 0.5), v - row - 0.5];
      const d = Math.sqrt(du * du + dv * dv);
      if (d < 0.11) {
        surface.r = 0.85;
        surface.g = 0.62;
        surface.b = 0.1;
      } else if (d < 0.27) {
        surface.r = 0.86;
        surface.g = 0.8;
        surface.b = 0.78;
      }
    } else if (kind === "dotted") {
      const [u, v] = [angleLike(x, z) * 11, y * 20];
      const row = Math.floor(v);
      const [du, dv] = [u + (row % 2) * 0.5 - Math.round(u + (row % 2) * 0.5), v - row - 0.5];
      if (du * du + dv * dv < 0.05) surface.r = surface.g = surface.b = 0.86;
    }
    if (style === "wedding" || style === "ball") {
      const edge = y < low + 0.1 || y > WAIST;
      const pattern = sin(angleLike(x, z) * 60) * sin(y * 90) + 0.4 * sin(angleLike(x, z) * 130 + y * 60);
      if (edge) {
        surface.height += 0.0018 * pattern;
        const tone = 1 + 0.1 * pattern;
        surface.r *= tone;
        surface.g *= tone;
        surface.b *= tone;
      }
    }
    const top = WAIST + 0.27 - 0.02;
    if (y > top && (x / 0.14) * (x / 0.14) + (z / 0.098) * (z / 0.098) < 0.93) {
      surface.r *= 0.12;
      surface.g *= 0.12;
      surface.b *= 0.12;
    }
  };
  const body = fold(trunkOf(form, 40, 84));
  const parts: Part[] = [makePart("dress", "cloth", body, { weight: 1, crease: 2, paint: lace })];
  const top = WAIST + 0.265;
  if (style === "gown" || has("puffs")) {
    parts.push(
      makePart(
        "sleeves",
        "cloth",
        merge(
          sleevesOf(
            [
              [0.1, top - 0.04, 0],
              [0.16, top + 0.01, 0],
              [0.215, top - 0.06, 0],
              [0.225, top - 0.13, 0],
            ],
            [
              [0, 0.035],
              [0.35, 0.062],
              [0.7, 0.068],
              [1, 0.045],
            ],
          ),
        ),
        { weight: 0.8, crease: 1 },
      ),
    );
  }
  parts.push(
    makePart(
      "straps",
      "cloth",
      merge(
        [1, -1].map((s) =>
          stretch(
            tube(
              0.011,
              curveThrough(
                [
                  [s * 0.085, top - 0.03, 0.094],
                  [s * 0.092, top + 0.07, 0.06],
                  [s * 0.09, top + 0.1, 0],
                  [s * 0.085, top + 0.06, -0.06],
                  [s * 0.08, top - 0.03, -0.092],
                ],
                6,
              ),
              10,
            ),
            [1, 1, 1],
          ),
        ),
      ),
      { weight: 0.7 },
    ),
  );
  const sashForm = {
    ...form,
    low: WAIST - 0.022,
    high: WAIST + 0.026,
    half: (y: number) => form.half(y) + 0.005,
    depth: (y: number) => form.depth(y) + 0.005,
  };
  const sash = trunkOf(sashForm, 2, 48, 0.004);
  const knot = move(stretch(sphere(0.022, 14, 10), [1, 1, 0.6]), [0, WAIST, frontOf(form, 0, WAIST) + 0.012]);
  const loop = (s: number) =>
    move(stretch(sphere(0.04, 18, 12), [1.15, 0.62, 0.35]), [
      s * 0.05,
      WAIST + 0.004,
      frontOf(form, 0.04, WAIST) + 0.014,
    ]);
  const tail = (s: number) =>
    flapOn(
      {
        ...form,
        half: (y) => form.half(Math.min(y, WAIST)) + 0.02,
        depth: (y) => form.depth(Math.min(y, WAIST)) + 0.02,
      },
      [
        [s * 0.004, WAIST],
        [s * 0.02, WAIST - 0.08],
        [s * 0.04, WAIST - 0.16],
      ],
      [
        [s * 0.02, WAIST - 0.004],
        [s * 0.055, WAIST - 0.075],
        [s * 0.09, WAIST - 0.145],
      ],
      0.004,
      0.006,
    );
  parts.push(
    makePart("sash", "sash", has("bow") ? merge([sash, knot, loop(1), loop(-1), tail(1), tail(-1)]) : sash, {
      weight: 0.7,
    }),
  );
  if (style === "wedding") {
    const beads = Array.from({ length: 22 }, (_, i) => {
      const x = -0.12 + (0.24 * i) / 21;
      const y = top - 0.012 - 0.02 * cos(x * 26);
      return move(sphere(0.006, 8, 6), [x, y, frontOf(form, x, y) + 0.003]);
    });
    parts.push(makePart("pearls", "pearl", merge(beads), { weight: 0.4 }));
  }
  if (has("stand")) {
    const pole = lathe(
      [
        [0, 0],
        [0.17, 0],
        [0.17, 0.012],
        [0.03, 0.03],
        [0.014, 0.05],
        [0.014, WAIST + 0.24],
        [0, WAIST + 0.24],
      ],
      32,
    );
    const neck = lathe(
      [
        [0, top - 0.06],
        [0.12, top - 0.06],
        [0.125, top - 0.01],
        [0.115, top + 0.04],
        [0.075, top + 0.085],
        [0.05, top + 0.12],
        [0.046, top + 0.16],
        [0.03, top + 0.172],
        [0, top + 0.175],
      ],
      40,
    );
    parts.push(makePart("stand", "stand", merge([pole, stretch(neck, [1.05, 1, 0.78])]), { weight: 0.5 }));
  }
  return parts;
}

/** Angle about the Y axis as part of a turn, monotone, cheap. */
const angleLike = (x: number, z: number): number => {
  const k = x / (Math.abs(x) + Math.abs(z) + 1e-9);
  return z >= 0 ? k : 2 - k;
};

const angleOf = (c: number, s: number): number => (angleLike(c, s) * TAU) / 4;

/** A dress with nobody in it. What makes it itself: a narrow bodice with straps, a sash at a small waist, a pleated skirt that widens to the hem; a bride's is white, wide, with lace and a train. */
export const dress = defineFromPlan({
  id: "dress",
  family: "garment",
  words: [
    "dress",
    "gown",
    "wedding dress",
    "ball gown",
    "evening gown",
    "sundress",
    "bridal gown",
    "frock",
    "princess dress",
    "prom dress",
    "summer dress",
    "cocktail dress",
    "wedding gown",
  ],
  senses: ["dress#1", "gown"],
  height: 1.25,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: {
    cloth: mainSlot(
      "woven-cotton",
      "#b3142f #2a4f9a #7a2f8a #1f7a6a #d8568a #26242c",
      "skirt|bodice|fabric|sleeve|strap",
    ),
    sash: slot("woven-cotton", "#efe6d8 #1d1b22 #d8b04a", "belt|bow|ribbon|waistband"),
    pearl: slot("ceramic-glaze", "#f3eee2", "bead"),
    stand: slot("woven-cotton", "#cfc2a8", "mannequin|dress form|dummy"),
  },
  styles: {
    summer: { weight: 2, words: ["sundress", "frock", "summer dress"] },
    gown: { weight: 1.5, words: ["gown", "evening gown", "prom dress"] },
    ball: { weight: 1, words: ["ball gown", "princess dress"] },
    slim: { weight: 0.5, words: ["cocktail dress"] },
    wedding: {
      weight: 0,
      words: ["wedding dress", "bridal gown", "wedding gown"],
      dress: { cloth: "#f2efe8", sash: "#e9e2d4" },
    },
  },
  kinds: {
    plain: { weight: 3, words: ["wedding dress", "bridal gown", "wedding gown"] },
    floral: { weight: 0.7, words: ["sundress"], traits: ["floral"] },
    dotted: { weight: 0.7, traits: ["polka-dot", "spotted"] },
  },
  extras: { puffs: { chance: 0.25 }, bow: { chance: 0.5, slot: "sash" }, stand: { chance: 0.3 } },
  build,
});
