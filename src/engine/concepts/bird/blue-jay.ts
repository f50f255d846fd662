import { birdConcept } from "./bird-concept.ts";
import { BLUE_JAY } from "./songbirds.ts";

/** Blue with a pointed crest, white face and belly, black collar, bars of black and white across wings and tail. */
export const blueJay = birdConcept({
  id: "blue-jay",
  words: ["blue jay", "bluejay", "jay"],
  height: 0.25,
  variants: { usual: BLUE_JAY },
});
