import { birdConcept } from "./bird-concept.ts";
import { COMB_SLOTS, HEN, WHITE_HEN } from "./fowl.ts";

/** A hen: full breast and raised short tail with a hollow back between, small head with red comb and wattles, yellow legs. */
export const chicken = birdConcept({
  id: "chicken",
  words: ["chicken", "hen", "broody hen", "pullet", "poultry"],
  senses: ["hen", "chicken#2"],
  height: 0.4,
  variants: { brown: HEN, white: WHITE_HEN },
  choose: (draw, { colours }) => ((colours?.length ?? 0) > 0 ? "white" : draw.pick("kind", ["brown", "white"], [3, 2])),
  slots: COMB_SLOTS,
});
