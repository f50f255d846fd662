import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { type Corner, closeCorners, type Outline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const R = 0.036;

const starCorners = (points: number, outer: number, inner: number, rounding: number): Corner[] =>
  Array.from({ length: points * 2 }, (_, i) => {
    const a = (i / (points * 2)) * TAU + TAU / 4;
    const r = i % 2 === 0 ? outer : inner;
    return [r * cos(a), r * sin(a), rounding];
  });

/** A shield with a point below and ears above. */
const SHIELD: readonly Corner[] = [
  [0, -R * 1.1, 0.002],
  [R * 0.62, -R * 0.62, 0.03],
  [R * 0.92, R * 0.1, 0.02],
  [R * 0.8, R * 0.62, 0.004],
  [R * 0.92, R * 0.95, 0.002],
  [R * 0.4, R * 0.86, 0.008],
  [0, R * 1.05, 0.003],
  [-R * 0.4, R * 0.86, 0.008],
  [-R * 0.92, R * 0.95, 0.002],
  [-R * 0.8, R * 0.62, 0.004],
  [-R * 0.92, R * 0.1, 0.02],
  [-R * 0.62, -R * 0.62, 0.03],
];

const plateOf = (outline: Outline, depth: number, z: number): Geometry =>
  move(extrude(outline, { depth, bevel: depth * 0.4, bevelSteps: 2 }), [0, 0, z]);

/** Ground, raised rim, a field inside it, an emblem in the middle. */
function layers(outline: Outline, fieldDepth: number): Part[] {
  const field = outline.map(([x, y]) => [x * 0.88, y * 0.89] as const);
  const star = closeCorners(starCorners(5, R * 0.4, R * 0.17, 0.0006), 2);
  return [
    makePart("plate", "plate", plateOf(outline, 0.004, 0), { weight: 1 }),
    makePart("field", "field", plateOf(field, fieldDepth, 0.0022), { weight: 0.9 }),
    makePart(
      "emblem",
      "plate",
      merge([plateOf(star, 0.0022, 0.0042), move(disc(R * 0.12, 0.0014, 0.0005, 24), [0, 0, 0.005])]),
      {
        weight: 0.8,
      },
    ),
  ];
}

function build({ style }: Planned): Part[] {
  const parts = (() => {
    if (style === "sheriff") {
      const tips = Array.from({ length: 6 }, (_, i) => {
        const a = (i / 6) * TAU + TAU / 4;
        return move(sphere(R * 0.12, 20, 14), [R * 1.05 * cos(a), R * 1.05 * sin(a), 0]);
      });
      const star = closeCorners(starCorners(6, R, R * 0.56, 0.0005), 2);
      return [...layers(star, 0.0012), makePart("tips", "plate", merge(tips), { weight: 0.7 })];
    }
    if (style === "button") {
      return [
        makePart("plate", "plate", disc(R * 0.95, 0.005, 0.0024, 56), { weight: 1 }),
        makePart("field", "field", move(disc(R * 0.84, 0.0012, 0.0005, 56), [0, 0, 0.0046]), { weight: 1 }),
        makePart(
          "emblem",
          "plate",
          plateOf(closeCorners(starCorners(5, R * 0.5, R * 0.21, 0.0008), 2), 0.0018, 0.0062),
          { weight: 0.8 },
        ),
      ];
    }
    return layers(closeCorners(SHIELD, 4), 0.0016);
  })();
  return parts.map((part) => ({ ...part, geometry: turnX(part.geometry, -0.16) }));
}

/** A badge to pin on, leaning back. What makes it itself: a small metal shield, or a six-pointed star with balls on its tips, with a raised rim and a star in the middle; or a round button. */
export const badge = defineFromPlan({
  id: "badge",
  family: "jewel",
  words: [
    "badge",
    "police badge",
    "sheriff badge",
    "sheriff's badge",
    "sheriff star",
    "button badge",
    "insignia",
    "pin badge",
  ],
  senses: [],
  height: 0.08,
  view: { azimuth: 0.28, elevation: 0.16 },
  slots: {
    plate: mainSlot("gold silver", "", "rim|emblem|star|metal"),
    field: slot("painted-metal", "#16357a #7a1420 #1c5a38 #20242c", "ground|background|enamel"),
  },
  styles: {
    shield: { weight: 2, words: ["police badge"], traits: ["shield-shaped"] },
    sheriff: {
      weight: 1.4,
      words: ["sheriff badge", "sheriff's badge", "sheriff star"],
      traits: ["star-shaped"],
      dress: { field: "#c8962e" },
      materials: { field: "gold" },
    },
    button: { weight: 0.4, words: ["button badge", "pin badge"], traits: ["round"] },
  },
  build,
});
