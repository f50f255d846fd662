import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { leafPaint, petal, whorl } from "./petal.ts";
import { growStem, LEAF_SLOT, STEM_SLOT } from "./stem.ts";

const LONG = 0.115;

const POINTED = [
  [0, 0.3],
  [0.25, 0.72],
  [0.5, 1],
  [0.78, 0.72],
  [0.94, 0.26],
  [1, 0.03],
] as const;

const freckled =
  (spots: boolean): Paint =>
  (surface, x, _y, z) => {
    const out = Math.abs(x) / 0.021;
    const throat = Math.max(0, 1 - z / 0.035);
    surface.r *= 1 - 0.25 * throat;
    surface.b *= 1 - 0.7 * throat;
    const rib = out < 0.09 ? 0.86 : 1;
    surface.g *= rib;
    surface.b *= rib;
    const dot = sin(x * 1150 + z * 300) * sin(z * 900);
    if (spots && z > 0.022 && z < 0.075 && dot > 0.66) {
      surface.r *= 0.42;
      surface.g *= 0.16;
      surface.b *= 0.2;
    }
  };

/** A lily. What makes it itself: a star-shaped trumpet of six long pointed petals rolled back at their tips, freckled throat, six long stamens with brown anthers; narrow leaves up the stem and a closed bud. */
export const lily = defineFromPlan({
  id: "lily",
  family: "plant",
  words: ["lily", "tiger lily", "lily flower", "easter lily", "stargazer lily", "white lily", "lilies", "amaryllis"],
  senses: ["lily"],
  height: 0.4,
  view: { azimuth: 0.35, elevation: 0.3 },
  slots: {
    petal: mainSlot("paper", "#f6f1ec #f3a6c0 #f5902a #f7d24a", "petals|bloom|blossom|flower|head"),
    stamen: slot("plastic", "#c9d27a", "filament"),
    anther: slot("felt", "#8a3f14", "pollen"),
    bud: slot("paper", "#b9c98a"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
  },
  kinds: {
    any: { weight: 1 },
    tiger: { weight: 0.3, words: ["tiger lily"], dress: { petal: "#f2781a" } },
    white: { weight: 0, words: ["easter lily", "white lily"], dress: { petal: "#f8f6f0" } },
    pink: { weight: 0.3, words: ["stargazer lily"], dress: { petal: "#e85f92" } },
    red: { weight: 0, words: ["amaryllis"], dress: { petal: "#c41a24" } },
  },
  build: ({ kind, stream }) => {
    const chance = stream("growth");
    const stem = growStem(0.3, 0.0045, 0.95, (chance() - 0.5) * 0.06);
    const ring = (inner: number) =>
      whorl(
        3,
        0.006,
        () =>
          petal({
            length: LONG,
            width: inner ? 0.05 : 0.04,
            outline: POINTED,
            rise: 1.18,
            curl: -1.75,
            late: 1.5,
            cup: 0.55,
            thickness: 0.0016,
            ruffle: inner ? 0.004 : 0.002,
            steps: 13,
            across: 8,
          }),
        inner * (TAU / 6) + 0.2,
      );
    const stamens = Array.from({ length: 6 }, (_, i) => {
      const lean = (geometry: ReturnType<typeof sphere>) => turnY(turnX(geometry, 0.33), (i / 6) * TAU + 0.7);
      return [
        lean(
          tube(
            0.0011,
            [
              [0, 0, 0],
              [0, 0.04, 0.001],
              [0, 0.078, 0.006],
            ],
            6,
          ),
        ),
        lean(move(stretch(sphere(0.004, 10), [2.2, 0.8, 0.9]), [0, 0.079, 0.006])),
      ] as const;
    });
    const leaves = Array.from({ length: 9 }, (_, i) =>
      stem.leaf(
        {
          length: 0.105 - 0.005 * i,
          width: 0.018,
          rise: 0.9,
          curl: -1.1,
          cup: 0.5,
          outline: POINTED,
          thickness: 0.0014,
        },
        0.1 + 0.062 * i,
        i * 2.4,
      ),
    );
    const bud = stem.side(
      turnX(
        move(
          merge([
            tube(
              0.0022,
              [
                [0, 0, 0],
                [0, 0.025, 0],
                [0, 0.045, 0],
              ],
              8,
            ),
            move(stretch(sphere(0.011, 16), [0.85, 2.6, 0.85]), [0, 0.065, 0]),
          ]),
          [0, 0, 0],
        ),
        -0.7,
      ),
      0.78,
      0.2,
    );
    return [
      makePart("petals", "petal", merge([...ring(0), ...ring(1)].map(stem.crown)), {
        weight: 1,
        crease: 1.2,
        paint: freckled(kind !== "white" && kind !== "red"),
      }),
      makePart("stamens", "stamen", merge(stamens.map(([line]) => stem.crown(line))), { weight: 0.5 }),
      makePart("anthers", "anther", merge(stamens.map(([, head]) => stem.crown(head))), { weight: 0.6 }),
      makePart("stem", "stem", stem.geometry, { weight: 0.7 }),
      makePart("bud", "bud", bud, { weight: 0.6 }),
      makePart("leaves", "leaf", merge(leaves), { weight: 0.7, crease: 1, paint: leafPaint(0.2, 0.02, 0.25) }),
    ];
  },
});
