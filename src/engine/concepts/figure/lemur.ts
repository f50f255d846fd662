import { furryConcept } from "./furry.ts";

/** A ring-tailed lemur. What makes it itself: a long tail ringed black and white, a white face with black patches around orange eyes, a pointed black snout, tufted ears, a grey back and white belly. */
export const lemur = furryConcept({
  id: "lemur",
  words: ["lemur", "ring-tailed lemur", "madagascar lemur"],
  senses: ["lemur"],
  family: "animal",
  height: 0.5,
  kinds: { lemur: [] },
  build: { head: 0.27, headWidth: 1.0, shoulder: 0.082, girth: 1.02, bone: 0.85, legs: 0.44, reach: 1.0 },
  pose: "squatting",
  shag: 0.5,
  iris: "#e07a14",
  isPlush: false,
  coats: [
    ["#8f8a86", "#2a2624"],
    ["#7f7872", "#231f1e"],
  ],
  material: "fur",
  tail: "ringed",
});
