import { fromHex } from "../../math/color.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { buildRayFlower } from "./ray-flower.ts";
import { LEAF_SLOT, STEM_SLOT } from "./stem.ts";

const STRAP = [
  [0, 0.5],
  [0.3, 0.85],
  [0.7, 1],
  [0.92, 0.85],
  [1, 0.4],
] as const;

const SPOON = [
  [0, 0.2],
  [0.4, 0.35],
  [0.75, 1],
  [1, 0.1],
] as const;

const SEEDS = [fromHex("#f0b414"), fromHex("#d89210")] as const;

/** A daisy. What makes it itself: many narrow white rays about a domed yellow disc on a thin stem; an aster's are violet, a gerbera's bright and crowded. */
export const daisy = defineFromPlan({
  id: "daisy",
  family: "plant",
  words: ["daisy", "chamomile", "gerbera", "aster", "marguerite", "chrysanthemum", "dahlia", "marigold", "edelweiss"],
  senses: ["daisy", "chrysanthemum"],
  height: 0.3,
  view: { azimuth: 0.3, elevation: 0.3 },
  slots: {
    petal: mainSlot("paper", "#f4f3ee", "petals|ray|bloom|blossom|flower|head"),
    center: slot("felt", "#e8ac14", "centre|disc|middle"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
  },
  kinds: {
    daisy: { words: ["daisy", "chamomile", "marguerite", "edelweiss"] },
    gerbera: { weight: 0, words: ["gerbera", "aster"], dress: { petal: "#e8447a|#f07a2a|#c8102e|#8a5ac0" } },
    full: {
      weight: 0,
      words: ["chrysanthemum", "dahlia", "marigold"],
      dress: { petal: "#f2a81d|#d9487d|#e8702a|#f6e7c4" },
    },
  },
  build: (thing) => {
    const full = thing.kind === "full";
    const wide = full ? 0.02 : 0.0155;
    const ray = {
      length: 0.052,
      width: wide,
      outline: STRAP,
      rise: 0.2,
      curl: -0.3,
      cup: 0.45,
      thickness: 0.0014,
      across: 4,
      steps: 6,
    };
    const rings = full
      ? [0.9, 1, 0.85, 0.7, 0.5].map((grown, i) => ({
          count: 19 - 2 * i,
          petal: { ...ray, length: 0.055 * grown, rise: 0.05 + 0.28 * i, curl: 0.25 },
        }))
      : [
          { count: 17, petal: ray },
          { count: thing.kind === "gerbera" ? 23 : 17, petal: { ...ray, length: 0.056, rise: 0.05 } },
        ];
    const leaf = { length: 0.085, width: 0.03, outline: SPOON, rise: 0.7, curl: -0.9, cup: 0.3, thickness: 0.0015 };
    return buildRayFlower(
      {
        height: 0.2,
        stem: 0.0032,
        nod: 0.75,
        disc: full ? 0.012 : 0.021,
        dome: 0.45,
        rings,
        seeds: SEEDS,
        leaves: [0, 1.3, 2.6, 3.9, 5.2].map((angle, i) => ({ at: i === 4 ? 0.4 : 0.03, angle, shape: leaf })),
        foot: [0.86, 0.88, 0.8],
        tip: [1.04, 1.04, 1.04],
      },
      thing,
    );
  },
});
