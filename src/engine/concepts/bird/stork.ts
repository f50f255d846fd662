import { birdConcept } from "./bird-concept.ts";
import { WADER } from "./wader.ts";

/** White with black flight feathers, long straight red bill, long red legs. */
export const stork = birdConcept({
  id: "stork",
  words: ["stork", "white stork", "ibis", "spoonbill"],
  senses: ["stork"],
  height: 1.1,
  variants: { "both feet down": WADER, "one leg up": { ...WADER, leg: { ...WADER.leg, raised: true, stance: 0.05 } } },
  choose: (draw, { traits }) =>
    traits.has("one-footed") ? "one leg up" : draw.pick("legs", ["both feet down", "one leg up"], [3, 1]),
});
