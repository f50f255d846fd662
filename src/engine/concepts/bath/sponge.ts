import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { hash128 } from "../../math/draw.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const CELL = 0.0085;
const PORES = Float64Array.from({ length: 4096 }, (_, i) => (hash128(`${i}`)[0] % 1000) / 1000);
const drawn = (i: number, j: number, k: number, n: number): number =>
  PORES[((i * 7919 + j * 104729 + k * 1299709 + n * 611) & 4095) as number] as number;

/** Round pores of many sizes, dark inside. */
const pores: Paint = (surface, x, y, z) => {
  const [u, v, w] = [x / CELL, y / CELL, z / CELL];
  const [i, j, k] = [Math.floor(u), Math.floor(v), Math.floor(w)];
  let deep = 0;
  for (let a = -1; a <= 1; a += 1)
    for (let b = -1; b <= 1; b += 1)
      for (let c = -1; c <= 1; c += 1) {
        const [p, q, r] = [i + a, j + b, k + c];
        const dx = p + drawn(p, q, r, 1) - u;
        const dy = q + drawn(p, q, r, 2) - v;
        const dz = r + drawn(p, q, r, 3) - w;
        const size = 0.16 + 0.38 * drawn(p, q, r, 4) * drawn(p, q, r, 5);
        const d = 1 - (dx * dx + dy * dy + dz * dz) / (size * size);
        if (d > deep) deep = d;
      }
  if (deep > 0) {
    const dim = 1 - 0.62 * Math.min(1, deep * 2.2);
    layColour(surface, [surface.r * dim, surface.g * dim * 0.94, surface.b * dim * 0.8]);
    surface.height -= 0.003 * Math.min(1, deep * 2);
  }
};

const scouring: Paint = (surface, x, y, z) => {
  const n = noise(x * 900, y * 900, z * 900, 2) + 0.6 * noise(x * 300, y * 1500, z * 1500, 7);
  const dim = 0.82 + 0.28 * n;
  layColour(surface, [surface.r * dim, surface.g * dim, surface.b * dim], 0.9);
  surface.height += 0.0015 * n;
};

function build({ seed, has }: Planned): Part[] {
  const soft = (g: Part["geometry"], amount: number) =>
    deform(g, ([x, y, z]) => [
      x + amount * noise(y * 60, z * 30, seed, 1),
      y + amount * noise(x * 30, z * 30, seed, 2),
      z + amount * noise(x * 30, y * 60, seed, 3),
    ]);
  const body = settle(
    move(box([0.115, 0.034, 0.075], { bevel: 0.0055, bevelSteps: 3, divisions: [10, 3, 7] }), [0, 0.017, 0]),
  );
  const pad = settle(
    move(box([0.115, 0.0085, 0.075], { bevel: 0.002, bevelSteps: 2, divisions: [10, 1, 7] }), [0, 0.037, 0]),
  );
  return [
    makePart("body", "body", soft(body, 0.0016), { weight: 1, paint: pores }),
    ...(has("pad") ? [makePart("pad", "pad", soft(pad, 0.0012), { weight: 0.9, paint: scouring })] : []),
  ];
}

/** A kitchen sponge. What makes it itself: a soft yellow block full of round pores, with a thin rough green scouring layer on top. */
export const sponge = defineFromPlan({
  id: "sponge",
  family: "object",
  words: ["sponge", "kitchen sponge", "dish sponge", "bath sponge", "cleaning sponge", "scouring sponge", "scrubber"],
  senses: ["sponge"],
  height: 0.045,
  view: { azimuth: 0.5, elevation: 0.5 },
  slots: {
    body: mainSlot("felt", "#f2c82a #f0d04a #f2b83a", "foam"),
    pad: slot("felt", "#2a7a3a #2f8a4a", "scouring pad|scourer"),
  },
  extras: { pad: { chance: 0.9 } },
  build,
});
