import { birdConcept } from "./bird-concept.ts";
import { BLUEBIRD } from "./songbirds.ts";

/** Bright blue above, rust-red breast, white belly. */
export const bluebird = birdConcept({
  id: "bluebird",
  words: ["bluebird", "blue bird"],
  height: 0.16,
  variants: { usual: BLUEBIRD },
});
