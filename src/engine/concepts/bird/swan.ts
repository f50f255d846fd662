import { birdConcept } from "./bird-concept.ts";
import { BLACK_SWAN, SWAN } from "./waterfowl.ts";

/** All white, a long neck in an S, orange bill with a black knob at its root; it floats, the wings folded over its back. */
export const swan = birdConcept({
  id: "swan",
  words: ["swan", "white swan", "black swan", "mute swan"],
  senses: ["swan"],
  height: 1,
  variants: { white: SWAN, black: BLACK_SWAN },
  choose: (_draw, { word }) => (word === "black swan" ? "black" : "white"),
  rest: "swimming",
});
