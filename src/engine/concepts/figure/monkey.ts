import { furryConcept } from "./furry.ts";

/** A monkey. What makes it itself: a pale heart of a face, round ears at the sides, a smiling muzzle, slim arms and legs, and a long tail that curls up behind. */
export const monkey = furryConcept({
  id: "monkey",
  words: ["monkey", "capuchin", "macaque", "baboon", "marmoset", "spider monkey", "gibbon"],
  senses: ["monkey"],
  family: "animal",
  height: 0.6,
  kinds: { monkey: [] },
  build: { head: 0.31, headWidth: 1.02, shoulder: 0.09, girth: 0.98, bone: 0.92, legs: 0.45, reach: 1.18 },
  pose: "apish",
  shag: 0.4,
  iris: "#4a2a12",
  isPlush: false,
  coats: [
    ["#6a4426", "#dcb488"],
    ["#7c5630", "#e6c49c"],
    ["#4c3422", "#d0a67c"],
  ],
  material: "fur",
  tail: "long",
});
