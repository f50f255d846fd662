import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Loops of terry, and two woven stripes near each hem. */
const terry =
  (from: number, step: number, vertical: boolean): Paint =>
  (surface, x, y, z) => {
    const n = noise(x * 420, y * 420, z * 420, 5);
    surface.height += 0.002 * n;
    const shade = 0.9 + 0.13 * n;
    layColour(surface, [surface.r * shade, surface.g * shade, surface.b * shade], 0.95);
    const s = (vertical ? y : x) - from;
    if ((s > 0 && s < step) || (s > step * 1.6 && s < step * 2)) layColour(surface, [0.86, 0.85, 0.82], 0.8);
  };

function hanging({ seed }: Planned): Part[] {
  const [W, H, top] = [0.42, 0.62, 0.66];
  const n = 36;
  /** Front sheet from the hem up over the bar and down behind, one ring a height. */
  const wave = (x: number, t: number) => (1 - t) * 0.016 * sin(x * 26 + seed) + (1 - t) * 0.008 * sin(x * 51 + 1.7);
  const layer = (z: number, low: number, side: number): Part["geometry"] => {
    const rows = Array.from({ length: 15 }, (_, k): Ring => {
      const t = k / 14;
      const y = lerp(low, top, t);
      const front = Array.from({ length: n + 1 }, (_, i): Vec3 => {
        const x = -W / 2 + (W * i) / n;
        return [x, y, z + side * wave(x, t) + 0.0065];
      });
      return [...front, ...front.map(([x, v, w]): Vec3 => [x, v, w - 0.013]).reverse()];
    });
    return loft(rows);
  };
  const fold = sweep(
    rectangleOutline(0.014, W, 0.004, 1),
    Array.from({ length: 9 }, (_, i): Vec3 => {
      const a = (i / 8) * PI;
      const [c, s] = [Math.sqrt(Math.max(0, 1 - sin(a) * sin(a))) * (i < 4 ? 1 : -1), sin(a)];
      return [0, top - 0.002 + 0.02 * s, 0.02 * c];
    }),
    { up: [1, 0, 0] },
  );
  const end = (s: number) => [
    bar([s * 0.27, top, 0], [s * 0.27, top, -0.07], 0.009, 14),
    move(disc(0.024, 0.01, 0.003, 28), [s * 0.27, top, -0.078]),
  ];
  return [
    makePart("front", "body", layer(0.02, top - H, 1), { weight: 1, paint: terry(top - H + 0.06, 0.022, true) }),
    makePart("back", "body", layer(-0.02, top - H * 0.86, -1), { weight: 0.8, paint: terry(9, 1, true) }),
    makePart("fold", "body", fold, { weight: 0.8, paint: terry(9, 1, true) }),
    makePart("rail", "rail", bar([-0.285, top, 0], [0.285, top, 0], 0.0115, 18), { weight: 0.9 }),
    ...makeParts("bracket", "rail", [...end(-1), ...end(1)], { weight: 0.5 }),
  ];
}

function folded({ count, seed }: Planned): Part[] {
  const h = 0.062;
  return Array.from({ length: count }, (_, i) => {
    const soft = settle(
      deform(box([0.4, h, 0.28], { bevel: 0.028, bevelSteps: 4, divisions: [10, 2, 8] }), ([x, y, z]) => [
        x + 0.004 * noise(y * 30, z * 12, i + seed, 1),
        y + 0.005 * noise(x * 9, z * 9, i + seed, 2),
        z + 0.004 * noise(x * 9, y * 30, i, 3),
      ]),
    );
    const creased: Paint = (surface, x, y, z, nx, ny, nz) => {
      terry(0.1, 0.026, false)(surface, x, y, z, nx, ny, nz);
      const level = y / h + 0.5;
      if (z > 0.1 && Math.abs(level - 0.5) < 0.05) {
        layColour(surface, [surface.r * 0.45, surface.g * 0.45, surface.b * 0.45]);
        surface.height -= 0.004;
      }
    };
    return makePart(
      `fold-${i + 1}`,
      i % 2 === 0 ? "body" : "second",
      move(turnY(soft, (i % 2) * 0.05), [0, h / 2 + i * (h - 0.008), 0]),
      { weight: 1, paint: creased },
    );
  });
}

/** Laid out on the sand: one large cloth in shallow waves. */
function spread({ seed }: Planned): Part[] {
  const cloth = deform(box([0.8, 0.014, 1.6], { bevel: 0.006, bevelSteps: 2, divisions: [20, 1, 40] }), ([x, y, z]) => [
    x + 0.012 * noise(0, z * 3, seed, 1),
    y + 0.012 + 0.012 * noise(x * 4, z * 4, seed, 2) + 0.006 * noise(x * 11, z * 9, seed, 3),
    z + 0.014 * noise(x * 4, 0, seed, 4),
  ]);
  const hems: Paint = (surface, x, y, z) => {
    terry(9, 1, false)(surface, x, y, z, 0, 1, 0);
    const toEnd = 0.8 - Math.abs(z);
    if ((toEnd > 0.06 && toEnd < 0.1) || (toEnd > 0.12 && toEnd < 0.14)) layColour(surface, [0.86, 0.85, 0.82], 0.8);
  };
  return [makePart("cloth", "body", settle(cloth), { weight: 1, paint: hems })];
}

const BUILDS = { folded, spread, hanging };

const build = (planned: Planned): Part[] => BUILDS[planned.style as keyof typeof BUILDS](planned);

/** A towel. What makes it itself: thick looped cloth with woven stripes above the hem, hung in soft waves over a steel rail; a pile of folded ones; or a large one laid out on the beach. */
export const towel = defineFromPlan({
  id: "towel",
  family: "object",
  words: ["towel", "bath towel", "hand towel", "beach towel", "folded towel", "towel rail", "towel rack"],
  senses: ["towel"],
  height: 0.68,
  view: { azimuth: 0.4, elevation: 0.22 },
  slots: {
    body: mainSlot("woven-cotton", "#3f8fb8 #d8708a #e8e2d4 #4a9a7a #e0a040", "cloth"),
    second: slot("woven-cotton", "#efece2", "second towel"),
    rail: slot("brushed-steel", "", "bar|rack|hook"),
  },
  styles: {
    hanging: { weight: 2, words: ["towel rail", "towel rack"] },
    spread: { weight: 0, words: ["beach towel"], traits: ["lain-on"] },
    folded: { weight: 0.8, words: ["folded towel"], slots: ["second"] },
  },
  count: { slot: "body", min: 3, max: 4, most: 6 },
  build,
});
