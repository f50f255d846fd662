import { furryConcept } from "./furry.ts";

/** A gorilla. What makes it itself: huge shoulders and arms that rest on the knuckles, a crested skull, a dark leathery face with flared nostrils under a shelf of brow, a bare chest and, on the back, silver hair. */
export const gorilla = furryConcept({
  id: "gorilla",
  words: ["gorilla", "silverback", "silverback gorilla", "king kong"],
  senses: ["gorilla"],
  family: "animal",
  height: 1.6,
  kinds: { gorilla: [] },
  build: { head: 0.25, headWidth: 0.94, shoulder: 0.158, girth: 1.5, bone: 1.38, legs: 0.4, reach: 1.32 },
  pose: "squatting",
  shag: 0.7,
  iris: "#6a3c18",
  isPlush: false,
  coats: [
    ["#1d1c1e", "#55504c"],
    ["#242223", "#5c5450"],
  ],
  material: "fur",
});
