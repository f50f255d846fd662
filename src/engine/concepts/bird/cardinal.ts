import { birdConcept } from "./bird-concept.ts";
import { CARDINAL } from "./songbirds.ts";

/** All red with a tall pointed crest, a black mask and a stout orange beak. */
export const cardinal = birdConcept({
  id: "cardinal",
  words: ["cardinal", "red cardinal", "cardinal bird", "red bird", "northern cardinal"],
  height: 0.22,
  variants: { usual: CARDINAL },
});
