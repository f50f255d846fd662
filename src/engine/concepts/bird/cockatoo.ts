import { fromHex } from "../../math/color.ts";
import { birdConcept } from "./bird-concept.ts";
import { COCKATOO } from "./parrots.ts";

/** A white parrot with a black hooked beak and a tall crest of curled yellow feathers. */
export const cockatoo = birdConcept({
  id: "cockatoo",
  words: ["cockatoo", "cockatiel"],
  height: 0.4,
  variants: { usual: COCKATOO },
  slots: { crest: { words: ["comb"], materials: ["feathers"], colours: [fromHex("#f4cf2a")], takesWhole: false } },
});
