import { beak, CONE } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import { YOUNG } from "./waterfowl.ts";

/** A chicken's young: a ball of yellow down on thin orange legs, round head, tiny pointed beak, stub wings. */
export const chick = birdConcept({
  id: "chick",
  words: ["chick", "baby chicken", "baby chick", "baby bird", "hatchling", "nestling"],
  height: 0.09,
  variants: {
    usual: {
      ...YOUNG,
      lean: 0.5,
      girth: 0.36,
      neck: [[0.04, 0.27, 0.26]],
      beak: beak(CONE, 0.72, 0.85, { out: 0.86 }),
      leg: { length: 0.24, thick: 0.022, stance: 0.12, thigh: 0.1, toe: 0.19 },
    },
  },
});
