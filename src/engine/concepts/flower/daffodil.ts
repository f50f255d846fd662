import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { deform } from "../../geometry/place.ts";
import { atan2, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { leafPaint, petal, petalPaint, whorl } from "./petal.ts";
import { growStem, LEAF_SLOT, STEM_SLOT } from "./stem.ts";

const POINTED = [
  [0, 0.4],
  [0.3, 0.86],
  [0.55, 1],
  [0.8, 0.76],
  [0.94, 0.36],
  [1, 0.06],
] as const;

const STRAP = [
  [0, 0.8],
  [0.6, 1],
  [0.9, 0.7],
  [1, 0.2],
] as const;

/** Length of a petal and of the trumpet, metres. */
const PETAL = 0.056;
const TRUMPET = 0.05;

/** The corona: a hollow trumpet up the Y axis, its rim flared and frilled. */
function makeTrumpet() {
  const plain = lathe(
    [
      [0, 0],
      [0.014, 0],
      [0.0155, 0.35 * TRUMPET],
      [0.018, 0.7 * TRUMPET],
      [0.0265, 0.98 * TRUMPET],
      [0.026, TRUMPET],
      [0.0245, 0.99 * TRUMPET],
      [0.0162, 0.71 * TRUMPET],
      [0.0136, 0.35 * TRUMPET],
      [0.012, 0.1 * TRUMPET],
      [0, 0.08 * TRUMPET],
    ],
    72,
  );
  return deform(plain, ([x, y, z]) => {
    const frill = smoothstep(0.6 * TRUMPET, TRUMPET, y) * sin(12 * atan2(z, x));
    return [x * (1 + 0.09 * frill), y - 0.0022 * frill, z * (1 + 0.09 * frill)];
  });
}

/** A daffodil. What makes it itself: six pointed petals spread flat behind a long frilled trumpet of a deeper yellow, the head turned aside on a bare stem; upright straps of leaves from the ground. */
export const daffodil = defineFromPlan({
  id: "daffodil",
  family: "plant",
  words: ["daffodil", "narcissus", "jonquil", "daffodil flower", "daffodils"],
  height: 0.3,
  view: { azimuth: 0.62, elevation: 0.2 },
  slots: {
    petal: mainSlot("paper", "#f8d61e #f9dd3c", "petals|bloom|blossom|flower|head"),
    trumpet: slot("paper", "#f08a10 #f29a12", "corona|cup|centre|center|middle"),
    stamen: slot("felt", "#e8c23a", "pistil|anther"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
  },
  kinds: {
    daffodil: { weight: 1, words: ["daffodil", "jonquil"] },
    narcissus: { weight: 0, words: ["narcissus"], dress: { petal: "#f8f5ea" } },
  },
  build: ({ stream }) => {
    const chance = stream("growth");
    const stem = growStem(0.2, 0.0042, 1.2, (chance() - 0.5) * 0.06);
    const ring = (inner: number) =>
      whorl(
        3,
        0.008,
        () =>
          petal({
            length: PETAL,
            width: inner ? 0.044 : 0.041,
            outline: POINTED,
            rise: 0.12 + 0.06 * inner,
            curl: 0.1,
            cup: 0.35,
            thickness: 0.0016,
            ruffle: 0.0016,
            steps: 10,
          }),
        (inner * TAU) / 6 + 0.15,
        0.001 * inner,
      );
    const stamens = whorl(6, 0.003, () =>
      petal({ length: 0.6 * TRUMPET, width: 0.004, rise: 1.45, thickness: 0.002, steps: 4, across: 2 }),
    );
    const leaves = Array.from({ length: 5 }, (_, i) =>
      stem.leaf(
        {
          length: 0.19 - 0.018 * i,
          width: 0.017,
          outline: STRAP,
          rise: 1.42,
          curl: -0.35 - 0.35 * chance(),
          late: 2.2,
          cup: 0.5,
          thickness: 0.002,
          steps: 12,
        },
        0.02,
        0.5 + i * 1.257 + 0.3 * chance(),
      ),
    );
    return [
      makePart("petals", "petal", merge([...ring(0), ...ring(1)].map(stem.crown)), {
        weight: 1,
        crease: 1.2,
        paint: petalPaint(PETAL, [0.95, 0.9, 0.7], [1.04, 1.04, 1.04], 0.08),
      }),
      makePart("trumpet", "trumpet", stem.crown(makeTrumpet()), { weight: 1, crease: 1.2 }),
      makePart("stamens", "stamen", merge(stamens.map(stem.crown)), {
        weight: 0.4,
      }),
      makePart("stem", "stem", stem.geometry, { weight: 0.7 }),
      makePart("leaves", "leaf", merge(leaves), { weight: 0.8, crease: 1, paint: leafPaint(0.5, 0.02, 0.2) }),
    ];
  },
});
