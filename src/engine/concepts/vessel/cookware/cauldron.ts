import { cookware } from "./cookware.ts";

/** A cauldron. What makes it itself: a black iron belly under a narrower neck with a lip, rings at its sides, three feet, and a bubbling green brew. */
export const cauldron = cookware(
  "cauldron",
  ["cauldron", "witch's cauldron", "witch cauldron", "caldron", "potion cauldron"],
  ["caldron"],
  0.43,
  () => "cauldron",
);
