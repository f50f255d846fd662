import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { defineFromPlan, mainSlot } from "../define-from-plan.ts";
import { leafPaint, petal, petalPaint, whorl } from "./petal.ts";
import { growStem, LEAF_SLOT, STEM_SLOT } from "./stem.ts";

const GOLDEN = 2.399963;

const BROAD = [
  [0, 0.35],
  [0.3, 0.85],
  [0.6, 1],
  [0.85, 0.92],
  [0.95, 0.66],
  [1, 0.3],
] as const;

const LEAF = [
  [0, 0.06],
  [0.3, 0.85],
  [0.5, 1],
  [0.8, 0.6],
  [1, 0.04],
] as const;

/** Petals of a rose, each wrapped about those before it; the outermost lie open. `size` is the open bloom's radius. */
export function roseBloom(size: number, openness = 1) {
  const count = 21;
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const length = size * (0.62 + 0.5 * t);
    const blade = petal({
      length,
      width: length * (0.85 + 0.28 * t),
      outline: BROAD,
      rise: 1.42 - 0.62 * t * t * openness,
      curl: 0.35 - (0.2 + 0.85 * openness) * t,
      late: 2.2,
      cup: 1.5 - 0.75 * t,
      thickness: size * 0.03,
      ruffle: size * 0.02 * t,
      across: 8,
      steps: 8,
    });
    return turnY(move(blade, [0, -size * 0.1 * t, size * (0.05 + 0.2 * t)]), i * GOLDEN);
  });
}

/** A rose. What makes it itself: a spiral of broad petals wrapped about a tight heart, the outer ones rolled back; pointed sepals, thorns, leaves in threes. */
export const rose = defineFromPlan({
  id: "rose",
  family: "plant",
  words: ["rose", "red rose", "rose flower", "rosebud", "enchanted rose", "camellia", "peony", "carnation"],
  senses: ["rose"],
  height: 0.32,
  view: { azimuth: 0.35, elevation: 0.42 },
  slots: {
    petal: mainSlot(
      "paper",
      "#b3081f #b3081f #a80a2a #d9476f #f0c9cf #f2ead8 #e8b23a",
      "petals|bloom|blossom|flower|head",
    ),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
    thorn: { ...STEM_SLOT, words: ["spike", "prickle"] },
  },
  kinds: {
    rose: { words: ["rose", "red rose", "rose flower", "enchanted rose"] },
    pink: { weight: 0, words: ["camellia", "peony", "carnation"], dress: { petal: "#e58aa6 #d95f86 #f0b4c4" } },
    bud: { weight: 0, words: ["rosebud"] },
  },
  build: ({ kind, stream }) => {
    const chance = stream("growth");
    const size = 0.058;
    const stem = growStem(0.235, 0.0036, 0.3, (chance() - 0.5) * 0.08);
    const bloom = merge(roseBloom(size, kind === "bud" ? 0.25 : 0.9));
    const cup = lathe(
      [
        [0, -0.012],
        [0.008, -0.008],
        [0.014, 0.002],
        [0.016, 0.012],
        [0, 0.014],
      ],
      16,
    );
    const sepals = whorl(
      5,
      0.01,
      () => petal({ length: 0.045, width: 0.014, rise: 0.5, curl: -1.1, outline: LEAF, cup: 0.4, thickness: 0.001 }),
      0.3,
    );
    const sprays = [
      { t: 0.34, angle: 0.5 + chance(), long: 0.066 },
      { t: 0.56, angle: 3.4 + chance(), long: 0.058 },
    ];
    const stalks = sprays.map(({ t, angle, long }) =>
      stem.side(
        tube(
          0.0016,
          [
            [0, 0, 0],
            [0, long * 0.3, long * 0.55],
            [0, long * 0.4, long],
          ],
          8,
        ),
        t,
        angle,
      ),
    );
    const blades = sprays.flatMap(({ t, angle, long }) =>
      [
        [0, 0.98, 1],
        [1.15, 0.55, 0.8],
        [-1.15, 0.55, 0.8],
      ].map(([turn = 0, away = 0, grown = 0]) => {
        const leaf = petal({
          length: long * grown,
          width: long * 0.62 * grown,
          outline: LEAF,
          rise: 0.42,
          curl: -0.8,
          cup: -0.35,
          thickness: 0.0012,
        });
        return stem.side(move(turnY(leaf, turn), [0, long * 0.4 * (away > 0.6 ? 0.98 : 0.73), long * away]), t, angle);
      }),
    );
    const spike = turnX(
      lathe(
        [
          [0, -0.002],
          [0.0036, -0.001],
          [0.0014, 0.005],
          [0, 0.01],
        ],
        8,
      ),
      1.9,
    );
    const thorns = [0.14, 0.24, 0.44, 0.66, 0.74].map((t, i) => stem.side(move(spike, [0, 0, 0.001]), t, i * 2.2));
    return [
      makePart("petals", "petal", stem.crown(move(bloom, [0, 0.012, 0])), {
        weight: 1,
        crease: 1.2,
        paint: petalPaint(size, [0.55, 0.5, 0.5], [1.12, 1.1, 1.1], 0.05),
      }),
      makePart("stem", "stem", merge([stem.geometry, stem.crown(cup), ...stalks]), { weight: 0.7 }),
      makePart("sepals", "leaf", merge(sepals.map(stem.crown)), { weight: 0.4 }),
      makePart("leaves", "leaf", merge(blades), {
        weight: 0.8,
        crease: 1,
        paint: leafPaint(0.06, 0.035),
      }),
      makePart("thorns", "thorn", merge(thorns), { weight: 0.2 }),
    ];
  },
});
