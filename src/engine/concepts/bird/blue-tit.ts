import { birdConcept } from "./bird-concept.ts";
import { BLUE_TIT } from "./songbirds.ts";

/** Yellow breast, white cheeks, blue cap, a black line through the eye and a black bib. */
export const blueTit = birdConcept({
  id: "blue-tit",
  words: ["blue tit", "great tit", "tit", "titmouse", "chickadee"],
  height: 0.11,
  variants: { usual: BLUE_TIT },
});
