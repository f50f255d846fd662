import { fromHex } from "../../math/color.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { buildRayFlower } from "./ray-flower.ts";
import { LEAF_SLOT, STEM_SLOT } from "./stem.ts";

const RAY = [
  [0, 0.4],
  [0.3, 0.95],
  [0.5, 1],
  [0.8, 0.66],
  [1, 0.06],
] as const;

const HEART = [
  [0, 0.5],
  [0.12, 0.95],
  [0.3, 1],
  [0.65, 0.6],
  [1, 0.03],
] as const;

/** A sunflower. What makes it itself: a great dark disc of seeds in spirals, a double ring of pointed golden rays, a thick stem, heart-shaped leaves. */
export const sunflower = defineFromPlan({
  id: "sunflower",
  family: "plant",
  words: ["sunflower", "sunflower head"],
  senses: ["sunflower"],
  height: 0.95,
  view: { azimuth: 0.3, elevation: 0.1 },
  slots: {
    petal: mainSlot("paper", "#f7b50c #f5a80a #fbc62a", "petals|ray|bloom|blossom|flower|head"),
    center: slot("felt", "#3a2010", "centre|disc|seed|middle|face"),
    stem: STEM_SLOT,
    leaf: LEAF_SLOT,
  },
  build: (thing) => {
    const ray = {
      length: 0.15,
      width: 0.062,
      outline: RAY,
      rise: 0.28,
      curl: -0.35,
      cup: 0.4,
      thickness: 0.003,
      across: 4,
      steps: 7,
    };
    const leaf = {
      length: 0.24,
      width: 0.19,
      outline: HEART,
      rise: 0.55,
      curl: -1,
      cup: -0.3,
      thickness: 0.003,
      steps: 12,
    };
    return buildRayFlower(
      {
        height: 0.66,
        stem: 0.013,
        nod: 1.05,
        disc: 0.105,
        dome: 0.22,
        rings: [
          { count: 19, petal: ray },
          { count: 19, petal: { ...ray, length: 0.165, rise: 0.1 } },
        ],
        seeds: [fromHex("#5a3214"), fromHex("#2a1a0c")],
        leaves: [
          { at: 0.3, angle: 0.9, shape: leaf },
          { at: 0.4, angle: -1.5, shape: leaf },
          { at: 0.55, angle: 2.6, shape: { ...leaf, length: 0.2, width: 0.15 } },
        ],
        foot: [0.85, 0.62, 0.5],
        tip: [1.03, 1.05, 1.1],
      },
      thing,
    );
  },
});
