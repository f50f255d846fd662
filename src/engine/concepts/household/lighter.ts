import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline, ellipseOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { flame, flamePaint } from "../light/flame.ts";
import { bar } from "../pieces.ts";

/** A wheel with fine teeth across it, its axle along Z. */
const sparkWheel = (radius: number, wide: number, x: number, y: number): Geometry => {
  const teeth = 32;
  const outline = Array.from({ length: teeth * 2 }, (_, i) => {
    const [a, r] = [(i / (teeth * 2)) * TAU, i % 2 === 0 ? radius : radius * 0.92];
    return [r * cos(a), r * sin(a)] as const;
  });
  return settle(move(extrude(outline, { depth: wide }), [x, y, 0]));
};

const fire = (high: number, at: readonly [number, number, number]): Part =>
  makePart("flame", "flame", move(flame(high, high * 0.2, 0.05, 0.6, 20, 16), at), {
    weight: 0.9,
    shines: true,
    paint: flamePaint(high),
  });

/** A steel case with a hinged lid thrown open, a chimney with holes, a wheel and a wick. */
function flip({ has, seed }: Planned): Part[] {
  const [w, h, d] = [0.038, 0.036, 0.0125];
  const hinge = w / 2;
  const lid = (g: Geometry): Geometry => settle(move(turnZ(move(g, [-hinge, 0, 0]), -1.95), [hinge, h, 0]));
  const engraved: Paint = (surface, x, y, z, _nx, _ny, nz) => {
    if (nz < 0.7 || z < 0) return;
    const [u, v] = [x / 0.011, (y - h * 0.5) / 0.011];
    const r = Math.sqrt(u * u + v * v);
    const isCut =
      seed % 3 === 0
        ? Math.abs(r - 0.95) < 0.06 || (r < 0.8 && Math.abs(Math.abs(u) + Math.abs(v) - 0.5) < 0.09)
        : seed % 3 === 1
          ? Math.abs(((u + v) * 2.2) % 1) < 0.12
          : false;
    if (!isCut) return;
    surface.height -= 0.0002;
    surface.r *= 0.45;
    surface.g *= 0.45;
    surface.b *= 0.45;
  };
  const chimney = extrude(
    [
      [-0.0145, 0],
      [0.0085, 0],
      [0.0085, 0.015],
      [-0.0145, 0.015],
    ],
    {
      depth: 0.0095,
      bevel: 0.0008,
      holes: [0, 1, 2, 3].map((i) =>
        reverseOutline(circleOutline(0.0017, 14)).map(
          ([x, y]) => [x - 0.0105 + i * 0.005, y + (i % 2 === 0 ? 0.0095 : 0.0055)] as const,
        ),
      ),
    },
  );
  const parts = [
    makePart("case", "body", block([w, h, d], [0, h / 2, 0], 0.0028, 3), { weight: 1, paint: engraved }),
    makePart("lid", "body", lid(block([w, 0.02, d], [0, 0.01, 0], 0.0028, 3)), { weight: 1 }),
    makePart(
      "hinge",
      "steel",
      merge([-1, 1].map((s) => bar([hinge, h, s * 0.001], [hinge, h, s * d * 0.36], 0.0016, 12))),
      { weight: 0.3 },
    ),
    makePart("insert", "steel", block([w * 0.93, 0.006, d * 0.86], [0, h + 0.0015, 0], 0.001), { weight: 0.5 }),
    makePart("chimney", "steel", settle(move(chimney, [-0.001, h + 0.003, 0])), { weight: 0.8 }),
    makePart("wheel", "wheel", sparkWheel(0.0046, 0.0058, 0.0115, h + 0.012), { weight: 0.8 }),
    makePart(
      "wheel-arms",
      "steel",
      merge([-1, 1].map((s) => block([0.007, 0.013, 0.0012], [0.0115, h + 0.008, s * 0.0039], 0.0004))),
      { weight: 0.4 },
    ),
    makePart("wick", "wick", bar([-0.004, h + 0.002, 0], [-0.004, h + 0.0145, 0], 0.0018, 10), { weight: 0.4 }),
  ];
  return has("flame") ? [...parts, fire(0.034, [-0.004, h + 0.0125, 0])] : parts;
}

/** A clear coloured plastic body with a metal hood, a wheel and a red key. */
function disposable({ has }: Planned): Part[] {
  const tank = sweep(
    ellipseOutline(0.012, 0.0066, 32),
    [
      [0, 0, 0],
      [0, 0.03, 0],
      [0, 0.06, 0],
    ],
    { up: [0, 0, 1], endRounding: 0.0012, endSteps: 2 },
  );
  const h = 0.06;
  const parts = [
    makePart("tank", "tank", settle(tank), {
      weight: 1,
      paint: (surface, _x, y) => {
        if (y < 0.042) {
          surface.r *= 0.86;
          surface.g *= 0.86;
          surface.b *= 0.86;
        }
        surface.roughness = 0.12;
      },
    }),
    makePart("hood", "steel", merge([block([0.0145, 0.0155, 0.0118], [-0.0045, h + 0.006, 0], 0.0022, 3)]), {
      weight: 0.9,
    }),
    makePart("wheel", "wheel", sparkWheel(0.0048, 0.006, 0.0045, h + 0.0105), { weight: 0.8 }),
    makePart(
      "key",
      "key",
      settle(move(turnZ(block([0.0095, 0.0032, 0.0095], [0, 0, 0], 0.001, 2), -0.25), [0.0078, h + 0.0025, 0])),
      { weight: 0.8 },
    ),
  ];
  return has("flame") ? [...parts, fire(0.03, [-0.005, h + 0.012, 0])] : parts;
}

/** A lighter. What makes it itself: a small steel case, its hinged lid thrown open beside a chimney with holes, a toothed spark wheel and a flame; or an oval of coloured plastic with a metal hood, a wheel and a red key. */
export const lighter = defineFromPlan({
  id: "lighter",
  family: "household",
  words: [
    "lighter",
    "cigarette lighter",
    "zippo",
    "zippo lighter",
    "petrol lighter",
    "flip lighter",
    "gas lighter",
    "pocket lighter",
    "plastic lighter",
    "disposable lighter",
    "bic lighter",
  ],
  senses: ["lighter#2", "cigarette lighter"],
  height: 0.075,
  view: { azimuth: 0.4, elevation: 0.2 },
  slots: {
    body: mainSlot("brushed-steel brass", "", "case|lid"),
    tank: { ...slot("plastic", "#e0301e #1f8ad8 #f0b81c #2fa84a", "gas tank"), takesWhole: "colour" },
    steel: slot("brushed-steel", "", "chimney|hood|hinge"),
    wheel: slot("iron", "#4a4c50", "spark wheel|flint wheel"),
    wick: slot("rope", "#d8d0c0"),
    key: slot("plastic", "#d8241c", "button"),
    flame: slot("plastic", "#ffc22e", "fire"),
  },
  styles: {
    flip: { weight: 2, words: ["zippo", "zippo lighter", "petrol lighter", "flip lighter"] },
    plastic: {
      weight: 1,
      words: ["plastic lighter", "disposable lighter", "bic lighter"],
      slots: ["key", "tank"],
    },
  },
  extras: { flame: { chance: 0.7, traits: ["burning", "lit"] } },
  build: (p) => (p.style === "plastic" ? disposable(p) : flip(p)),
});
