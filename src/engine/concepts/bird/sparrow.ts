import { birdConcept } from "./bird-concept.ts";
import { SPARROW } from "./songbirds.ts";

/** Streaked brown back, grey cap, chestnut stripe behind the eye, black bib. */
export const sparrow = birdConcept({
  id: "sparrow",
  words: ["sparrow", "house sparrow"],
  height: 0.15,
  variants: { usual: SPARROW },
});
