import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const RINGS = [
  [0.95, 0.78, 0.08],
  [0.95, 0.78, 0.08],
  [0.7, 0.03, 0.03],
  [0.7, 0.03, 0.03],
  [0.06, 0.3, 0.65],
  [0.06, 0.3, 0.65],
  [0.025, 0.025, 0.03],
  [0.025, 0.025, 0.03],
  [0.9, 0.9, 0.88],
  [0.9, 0.9, 0.88],
] as const;
const R = 0.58;

/** An archery target. What makes it itself: a thick round of straw with rings of gold, red, blue, black and white, leaning on a wooden tripod, arrows sticking in it. */
export const archeryTarget = defineFromPlan({
  id: "archery-target",
  family: "sport",
  words: ["archery target", "target", "shooting target", "bullseye", "bullseye target", "archery board", "bow target"],
  senses: ["target#2", "bull's eye"],
  height: 1.5,
  vary: 0.03,
  view: { azimuth: 0.4, elevation: 0.1 },
  slots: {
    body: mainSlot("straw", "#d8b45a", "butt|round"),
    wood: slot("oak", "#8a5a30 #a06f3c", "stand|leg|easel|tripod"),
    shaft: slot("pine", "#c99a5a", "arrow"),
    fletching: slot("plastic", "#d8281e #2a6ac8 #f0c01e", "feather"),
  },
  count: { slot: "shaft", min: 2, max: 3, most: 6 },
  build: ({ count, stream }) => {
    const next = stream("arrows");
    const lean = (g: Parameters<typeof turnX>[0]) => move(turnX(g, -0.16), [0, 0.92, 0.05]);
    const face = disc(R, 0.13, 0.02, 64);
    const shots = Array.from(
      { length: count },
      (_, i) => [(i === 0 ? 0.05 : 0.5) * R * (next() - 0.5), (i === 0 ? 0.05 : 0.5) * R * (next() - 0.5)] as const,
    );
    const vanes = shots.flatMap(([x, y]) =>
      [
        [0.012, 0.05],
        [0.05, 0.012],
      ].map(([w, h]) => block([w as number, h as number, 0.12], [x * 1.06, y * 1.06, 0.62], 0.002)),
    );
    return [
      makePart("round", "body", lean(settle(face)), {
        weight: 1,
        paint: (surface, x, y, _z, _nx, _ny, nz) => {
          if (nz < 0.6) return;
          const r = Math.sqrt(x * x + y * y) / (R * 0.95);
          const ring = RINGS[Math.floor(r * 10)];
          if (!ring) return;
          const edge = Math.abs(r * 10 - Math.round(r * 10)) < 0.05;
          layColour(surface, edge ? [0.35, 0.35, 0.35] : ring, 0.8, 0);
        },
      }),
      makePart(
        "legs",
        "wood",
        merge([
          ...[-1, 1].map((s) => bar([s * 0.5, 0, 0.14], [s * 0.1, 1.56, -0.1], 0.028, 10)),
          bar([0, 0, -0.62], [0, 1.54, -0.1], 0.028, 10),
          bar([-0.44, 0.36, 0.13], [0.44, 0.36, 0.13], 0.024, 10),
          bar([-0.3, 0.32, 0.12], [-0.3, 0.32, 0.3], 0.02, 8),
          bar([0.3, 0.32, 0.12], [0.3, 0.32, 0.3], 0.02, 8),
        ]),
        { weight: 0.8 },
      ),
      makePart(
        "arrows",
        "shaft",
        lean(merge(shots.map(([x, y]) => bar([x, y, 0.08], [x * 1.07, y * 1.07, 0.68], 0.011, 10)))),
        { weight: 0.6 },
      ),
      makePart("vanes", "fletching", lean(merge(vanes)), { weight: 0.4 }),
    ];
  },
});
