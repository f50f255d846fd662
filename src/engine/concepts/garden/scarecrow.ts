import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, mirror, move, settle, stretch, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const SHOULDER = 1.42;

/** Straws that burst from a place along a direction. */
function tuft(at: Vec3, along: Vec3, length: number, count: number, next: () => number, open = 0.5): Geometry {
  return merge(
    Array.from({ length: count }, () => {
      const l = length * (0.6 + 0.5 * next());
      const stray = (): number => (next() - 0.5) * 2 * open * l;
      const tip: Vec3 = [
        at[0] + along[0] * l + stray(),
        at[1] + along[1] * l + stray(),
        at[2] + along[2] * l + stray(),
      ];
      const foot: Vec3 = [at[0] + 0.3 * stray(), at[1] + 0.3 * stray(), at[2] + 0.3 * stray()];
      return tube(0.0075, [foot, tip], 5, { scale: (t) => 1 - 0.6 * t });
    }),
  );
}

/** Checks, and stitched patches. */
const plaid: Paint = (surface, x, y, z) => {
  const stripe = (v: number) => (((v / 0.12) % 1) + 1) % 1 < 0.32;
  const k = (stripe(x + 0.3 * z) ? 0.55 : 1) * (stripe(y) ? 0.6 : 1);
  surface.r *= k;
  surface.g *= k * 0.95;
  surface.b *= k * 0.95;
};

const patched: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  const on = (cx: number, cy: number) => Math.max(Math.abs(x - cx), Math.abs(y - cy));
  const patch = Math.min(on(0.12, 0.66), on(-0.14, 0.86));
  if (nz > 0.1 && patch < 0.07) layColour(surface, patch > 0.056 ? [0.75, 0.68, 0.5] : [0.55, 0.16, 0.1], 0.95);
};

const HEAD_Y = 1.66;

/** Button eyes, a triangle of a nose and a stitched smile. */
const face: Paint = (surface, x, y, z) => {
  if (z < 0.05) return;
  const [u, v] = [x, y];
  for (const s of [-1, 1]) {
    const [dx, dy] = [u - s * 0.062, v - 0.035];
    const r = Math.sqrt(dx * dx + dy * dy);
    if (r < 0.03) layColour(surface, [0.02, 0.02, 0.02], 0.4);
    if (r < 0.03 && Math.min(Math.abs(dx), Math.abs(dy)) < 0.004) layColour(surface, [0.7, 0.65, 0.5]);
  }
  if (v < 0.012 && v > -0.035 && Math.abs(u) < (v + 0.038) * 0.55) layColour(surface, [0.62, 0.2, 0.05], 0.9);
  const mouth = v + 0.085 - 3.6 * u * u;
  const stitch = Math.abs((((u + 0.5) / 0.028) % 1) - 0.5) < 0.12 && Math.abs(mouth) < 0.018;
  if (Math.abs(u) < 0.092 && (Math.abs(mouth) < 0.0055 || stitch)) layColour(surface, [0.05, 0.03, 0.02], 0.9);
};

function build({ stream, seed }: Planned): Part[] {
  const next = stream("straw");
  const crumple = (g: Geometry, amount: number): Geometry =>
    settle(
      deform(g, ([x, y, z]) => {
        const k = 1 + amount * noise(x * 9, y * 9, z * 9, seed % 50);
        return [x * k, y, z * k];
      }),
    );
  const shirt = stretch(
    turnedUp(
      [
        [0, 0.86],
        [0.2, 0.86, 0.02],
        [0.235, 1.1, 0.1],
        [0.22, 1.36, 0.1],
        [0.09, 1.5, 0.04],
        [0, 1.5],
      ],
      40,
    ),
    [1, 1, 0.72],
  );
  const sleeve = settle(
    deform(
      turnZ(
        turnedUp(
          [
            [0, -0.72],
            [0.115, -0.72, 0.02],
            [0.09, -0.5, 0.06],
            [0.105, -0.12, 0.06],
            [0, -0.1],
          ],
          28,
        ),
        PI / 2,
      ),
      ([x, y, z]) => [x, y + SHOULDER - 0.02 - 0.05 * sin(x * 14) * 0.2 - Math.max(0, Math.abs(x) - 0.5) * 0.12, z],
    ),
  );
  const leg = stretch(
    turnedUp(
      [
        [0, 0.34],
        [0.125, 0.34, 0.02],
        [0.1, 0.52, 0.06],
        [0.12, 0.86, 0.05],
        [0, 0.95],
      ],
      26,
    ),
    [1, 1, 0.85],
  );
  const head = settle(
    deform(sphere(0.155, 40, 28), ([x, y, z]) => {
      const neck = Math.max(0, -y - 0.09) * 2.2;
      return [x * (1 - neck), y * 1.12, z * (1 - neck)];
    }),
  );
  const hat = settle(
    deform(
      turnedUp(
        [
          [0, 0],
          [0.3, -0.035, 0.008],
          [0.302, -0.022, 0.006],
          [0.15, 0.02, 0.03],
          [0.12, 0.13, 0.05],
          [0.06, 0.24, 0.05],
          [0, 0.24],
        ],
        48,
      ),
      ([x, y, z]) => {
        const a = atan2(z, x);
        const r = Math.sqrt(x * x + z * z);
        return [x + Math.max(0, y - 0.1) * 0.25, y + 0.024 * sin(3 * a + 1) * (r / 0.3), z];
      },
    ),
  );
  const band = turnedUp(
    [
      [0.11, 0.03],
      [0.151, 0.025],
      [0.143, 0.07],
      [0.11, 0.07],
    ],
    40,
  );
  const scarf = turnedUp(
    [
      [0, 1.46],
      [0.1, 1.46, 0.02],
      [0.125, 1.495, 0.03],
      [0.1, 1.53, 0.02],
      [0, 1.53],
    ],
    32,
  );
  const hands = [-1, 1].map((s) => tuft([s * 0.7, SHOULDER - 0.05, 0], [s, -0.25, 0], 0.24, 26, next, 0.4));
  const feet = [-1, 1].map((s) => tuft([s * 0.12, 0.38, 0], [s * 0.1, -1, 0], 0.24, 24, next, 0.4));
  const hair = Array.from({ length: 7 }, (_, i) => {
    const a = PI * (0.62 + 0.76 * (i / 6)) + PI;
    return tuft([0.14 * cos(a), HEAD_Y + 0.07, 0.1 * sin(a)], [0.5 * cos(a), -1, 0.4 * sin(a)], 0.15, 7, next, 0.3);
  });
  return [
    makePart("post", "post", merge([block([0.065, 1.7, 0.065], [0, 0.85, -0.03], 0.008)]), { weight: 0.8, grain: "y" }),
    makePart("cross", "post", bar([-0.86, SHOULDER - 0.03, -0.02], [0.86, SHOULDER - 0.03, -0.02], 0.026, 10), {
      weight: 0.6,
      grain: "x",
    }),
    makePart("mound", "soil", stretch(sphere(0.28, 32, 16), [1, 0.3, 1]), { weight: 0.4 }),
    makePart("shirt", "shirt", crumple(shirt, 0.07), { weight: 1, crease: 1.2, paint: plaid }),
    ...makeParts("sleeve", "shirt", [sleeve, mirror(sleeve)], { weight: 0.8, crease: 1.2, paint: plaid }),
    ...makeParts(
      "leg",
      "trousers",
      [-1, 1].map((s) => crumple(move(turnZ(leg, s * 0.05), [s * 0.115, 0, 0]), 0.06)),
      { weight: 0.8, crease: 1.2, paint: patched },
    ),
    makePart(
      "rope",
      "rope",
      settle(
        stretch(
          turnedUp(
            [
              [0, 0.865],
              [0.215, 0.865, 0.012],
              [0.215, 0.9, 0.012],
              [0, 0.9],
            ],
            36,
          ),
          [1, 1, 0.74],
        ),
      ),
      { weight: 0.4 },
    ),
    makePart("scarf", "scarf", scarf, { weight: 0.4 }),
    makePart("head", "sack", move(head, [0, HEAD_Y, 0.02]), { weight: 1, crease: 1.2, paint: face }),
    makePart("hat", "hat", move(turnZ(hat, 0.08), [0, HEAD_Y + 0.1, 0.01]), { weight: 0.9 }),
    makePart("hat-band", "scarf", move(turnZ(band, 0.08), [0, HEAD_Y + 0.1, 0.01]), { weight: 0.3 }),
    makePart("straw-hands", "straw", merge(hands), { weight: 0.6 }),
    makePart("straw-feet", "straw", merge(feet), { weight: 0.5 }),
    makePart("straw-hair", "straw", merge(hair), { weight: 0.5 }),
    makePart(
      "straw-neck",
      "straw",
      merge(
        Array.from({ length: 8 }, (_, i) => {
          const a = (i / 8) * TAU;
          return tuft([0.08 * cos(a), 1.52, 0.08 * sin(a)], [cos(a), -0.2, sin(a)], 0.13, 4, next, 0.3);
        }),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A scarecrow. What makes it itself: it hangs with arms out on a post with a cross-piece, a sack for a head with button eyes and a stitched smile, a ragged straw hat, a checked shirt and patched trousers tied with rope, and straw bursting from sleeves, legs and neck. */
export const scarecrow = defineFromPlan({
  id: "scarecrow",
  family: "garden",
  words: ["scarecrow", "straw man", "field scarecrow"],
  senses: ["scarecrow"],
  height: 1.95,
  vary: 0.04,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: {
    shirt: mainSlot("woven-cotton", "#c0392b #c9782a #3f6fa0 #4f8a4a", "sleeve|jacket|coat"),
    trousers: slot("denim woven-cotton", "#3f567a #6a5236", "pants|jeans|leg"),
    sack: slot("linen", "#e6cb94 #d9b97c", "head|face|body"),
    hat: slot("straw", "#c9a04a #b08a3c", "straw hat"),
    scarf: slot("woven-cotton", "#a3262a #2f5f4a", "neckerchief|band"),
    straw: slot("straw", "#e0bd5a #d0a845", "hay|hand|hair"),
    rope: slot("rope", "", "belt"),
    post: slot("oak", "#6a4a2e", "pole|stake|cross|stick"),
    soil: slot("soil", "", "mound"),
  },
  build,
  sockets: () => [
    { name: "neck", position: [0, 1.56, 0.01], normal: [0, 1, 0], radius: 0.07 },
    { name: "head", position: [0, HEAD_Y + 0.16, 0.02], normal: [0, 1, 0], radius: 0.14 },
  ],
});
