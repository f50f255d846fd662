import { furryConcept } from "./furry.ts";

/**
 * A stuffed bear. What makes it itself: a big round head with round ears set wide, a paler snout with a stitched nose and mouth,
 * black button eyes close above it, a stuffed pear of a body with a seam, arms held out, legs stretched forward with pale soles, and often
 * a bow tie.
 */
export const teddyBear = furryConcept({
  id: "teddy-bear",
  words: [
    "teddy bear",
    "teddy",
    "teddybear",
    "stuffed bear",
    "plush bear",
    "bear plush",
    "bear toy",
    "toy bear",
    "bear plushie",
  ],
  senses: ["teddy"],
  family: "toy",
  height: 0.42,
  kinds: { bear: [] },
  build: { head: 0.39, headWidth: 1.1, shoulder: 0.118, girth: 1.25, bone: 1.5, legs: 0.42, reach: 1.08 },
  pose: "plush",
  shag: 0.35,
  iris: "#160e0a",
  isPlush: true,
  coats: [
    ["#b07a42", "#e6c795"],
    ["#8a5630", "#d9b483"],
    ["#c99a5e", "#f0dcb4"],
    ["#6e4426", "#c79a68"],
    ["#d9c09a", "#f2e6cc"],
  ],
  material: "fur",
  bowTie: true,
});
