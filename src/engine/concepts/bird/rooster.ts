import { birdConcept } from "./bird-concept.ts";
import { COMB_SLOTS, ROOSTER } from "./fowl.ts";

/** Upright and proud: tall saw-toothed red comb, long wattles, golden hackles, and a high tail of dark green sickle feathers. */
export const rooster = birdConcept({
  id: "rooster",
  words: ["rooster", "cockerel", "cock", "chanticleer"],
  senses: ["cock#2"],
  height: 0.5,
  variants: { usual: ROOSTER },
  slots: COMB_SLOTS,
});
