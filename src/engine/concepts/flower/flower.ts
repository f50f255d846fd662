import { fromHex } from "../../math/color.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { buildRayFlower } from "./ray-flower.ts";
import { LEAF_SLOT, STEM_SLOT } from "./stem.ts";

const ROUND = [
  [0, 0.35],
  [0.35, 0.85],
  [0.65, 1],
  [0.87, 0.86],
  [0.96, 0.55],
  [1, 0.25],
] as const;

const LEAF = [
  [0, 0.08],
  [0.4, 1],
  [0.7, 0.75],
  [1, 0.03],
] as const;

/** A flower as a child draws it. What makes it itself: five to eight broad round petals about a yellow middle, a stem with two leaves. */
export const flower = defineFromPlan({
  id: "flower",
  family: "plant",
  words: [
    "flower",
    "blossom",
    "bloom",
    "wildflower",
    "hibiscus",
    "primrose",
    "violet",
    "anemone",
    "pansy",
    "buttercup",
  ],
  senses: ["flower", "flower#2"],
  height: 0.32,
  view: { azimuth: 0.3, elevation: 0.3 },
  slots: {
    petal: mainSlot("paper", "#e2477f #d93a4c #8a55c8 #4a78d8 #f2a51d #f29ab4", "petals|bloom|blossom|head"),
    center: slot("felt", "#f0b414", "centre|disc|middle|pistil"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
  },
  styles: { five: { weight: 2 }, six: { weight: 2 }, eight: {} },
  kinds: {
    any: { weight: 1, words: ["flower", "blossom", "bloom", "wildflower"] },
    hibiscus: { weight: 0, words: ["hibiscus", "anemone"], dress: { petal: "#d8203c #e8447a" } },
    violet: { weight: 0, words: ["violet", "pansy"], dress: { petal: "#6a3ab0 #5a2f9a" } },
    yellow: { weight: 0, words: ["primrose", "buttercup"], dress: { petal: "#f5c81c" } },
  },
  build: (thing) => {
    const count = { five: 5, six: 6, eight: 8 }[thing.style] ?? 5;
    const wide = { five: 0.068, six: 0.058, eight: 0.046 }[thing.style] ?? 0.06;
    const shape = {
      length: 0.066,
      width: wide,
      outline: ROUND,
      rise: 0.42,
      curl: -0.5,
      cup: 0.5,
      thickness: 0.0018,
      ruffle: 0.003,
      across: 8,
    };
    const leaf = {
      length: 0.1,
      width: 0.045,
      outline: LEAF,
      rise: 0.85,
      curl: -0.9,
      cup: 0.4,
      thickness: 0.0016,
      steps: 12,
    };
    return buildRayFlower(
      {
        height: 0.22,
        stem: 0.0042,
        nod: 0.85,
        disc: 0.019,
        dome: 0.5,
        rings: [{ count, petal: shape }],
        seeds: [fromHex("#f6c52a"), fromHex("#d8860f")],
        leaves: [
          { at: 0.22, angle: 1.3, shape: leaf },
          { at: 0.34, angle: -1.5, shape: leaf },
        ],
        foot: [0.62, 0.5, 0.6],
        tip: [1.08, 1.08, 1.08],
      },
      thing,
    );
  },
});
