import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { petal, petalPaint, whorl } from "./petal.ts";

const BOAT = [
  [0, 0.35],
  [0.3, 0.86],
  [0.55, 1],
  [0.8, 0.72],
  [0.94, 0.3],
  [1, 0.04],
] as const;

/** A floating leaf: a disc with one notch, its rim turned up a little. */
function pad(radius: number) {
  const from = 0.16;
  const rim = Array.from({ length: 47 }, (_, i) => {
    const angle = from + ((TAU - 2 * from) * i) / 46;
    return [radius * cos(angle), radius * sin(angle)] as const;
  });
  const flat = settle(turnX(extrude([[radius * 0.06, 0], ...rim], { depth: 0.008, bevel: 0.003 }), -Math.PI / 2));
  return deform(flat, ([x, y, z]) => {
    const d = (x * x + z * z) / (radius * radius);
    return [x, y + radius * 0.09 * d * d, z];
  });
}

const veins: Paint = (surface, x, _y, z) => {
  const d = Math.sqrt(x * x + z * z);
  const ray = (atan2(z, x) / TAU) * 16;
  const off = Math.abs(ray - Math.round(ray)) * d;
  const pale = off < 0.0042 ? 1.35 : 1 - 0.5 * d;
  surface.r *= pale;
  surface.g *= pale;
  surface.b *= pale;
};

function build({ style, stream }: Planned): Part[] {
  const chance = stream("growth");
  const shift = chance() * 2;
  const lay = (radius: number, x: number, z: number, turn: number) => move(turnY(pad(radius), turn), [x, 0.004, z]);
  const pads = [lay(0.2, 0, 0, shift)];
  if (style === "pad") return [makePart("pads", "pad", merge(pads), { weight: 0.9, paint: veins })];
  if (style === "pads") pads.push(lay(0.13, 0.28, 0.1, 1), lay(0.11, -0.23, 0.17, 4.2), lay(0.09, 0.08, 0.29, 2.2));
  else if (chance() < 0.6) pads.push(lay(0.11, 0.22, 0.16, 4));
  const parts = [makePart("pads", "pad", merge(pads), { weight: 0.9, paint: veins })];
  if (style === "pads") return parts;
  const open = 0.12 * chance();
  const rings = [
    [8, 0.15, 0.2 + open],
    [8, 0.145, 0.5 + open],
    [7, 0.13, 0.82 + open],
    [6, 0.11, 1.12],
  ] as const;
  const petals = rings.flatMap(([count, length, rise], ring) =>
    whorl(
      count,
      0.022 - ring * 0.002,
      () =>
        petal({
          length,
          width: 0.062,
          outline: BOAT,
          rise: rise - 0.1,
          curl: 0.42,
          cup: 0.95,
          thickness: 0.0022,
          steps: 8,
        }),
      ring * 0.4 + shift,
      0.02 + ring * 0.006,
    ),
  );
  const pod = lathe(
    [
      [0, 0.015],
      [0.018, 0.016],
      [0.034, 0.066],
      [0.033, 0.071],
      [0, 0.073],
    ],
    28,
  );
  const stamens = whorl(
    26,
    0.026,
    (i) =>
      petal({
        length: 0.042 + 0.006 * (i % 3),
        width: 0.006,
        rise: 1.25,
        curl: -0.5,
        thickness: 0.0016,
        steps: 4,
        across: 2,
      }),
    0,
    0.028,
  );
  const seeds = Array.from({ length: 9 }, (_, i) => {
    const r = i === 0 ? 0 : i < 4 ? 0.011 : 0.023;
    return move(sphere(0.0042, 10), [r * cos(i * 2.1), 0.073, r * sin(i * 2.1)]);
  });
  return [
    ...parts,
    makePart("petals", "petal", merge(petals), {
      weight: 1,
      crease: 1.2,
      paint: petalPaint(0.14, [1.12, 1.35, 1.25], [1, 0.8, 0.92], 0.08),
    }),
    makePart("pod", "center", merge([pod, ...seeds]), { weight: 0.6 }),
    makePart("stamens", "stamen", merge(stamens), { weight: 0.5 }),
    makePart("foot", "pad", move(sphere(0.03, 18), [0, 0.012, 0]), { weight: 0.2 }),
  ];
}

/** A lotus. What makes it itself: many pointed boat-shaped petals in rings, pink towards the tips, about a yellow heart, floating on a round notched leaf; a lily pad is that leaf alone. */
export const lotus = defineFromPlan({
  id: "lotus",
  family: "plant",
  words: [
    "lotus",
    "water lily",
    "lotus flower",
    "waterlily",
    "lotus blossom",
    "lily pad",
    "lilypad",
    "lily pads",
    "lotus leaf",
    "nymphaea",
  ],
  senses: ["lotus", "water lily"],
  height: 0.18,
  view: { azimuth: 0.3, elevation: 0.42 },
  styles: {
    bloom: {},
    pad: { weight: 0, words: ["lily pad", "lilypad", "lotus leaf"] },
    pads: { weight: 0, words: ["lily pads"] },
  },
  slots: {
    petal: mainSlot("paper", "#f2a3c3 #f7c9da #f6f0ee #b98ad8", "petals|bloom|blossom|flower"),
    center: slot("plastic", "#d8c23a #c9b84a", "centre|pod|heart"),
    stamen: slot("plastic", "#f2c52f"),
    pad: slot("plastic", "#3f8a3a #4a9440", "leaf|leaves"),
  },
  build,
});
