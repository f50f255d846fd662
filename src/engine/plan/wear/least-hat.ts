import { extentOf, heightOf, type Placed, type Unplaced, widthOf } from "../contact/unplaced.ts";

/** Height over length from which down a beast is long and low, and the width of a hat on such a one, in its lengths, at least. */
const LOW_BEAST = 0.5;
const HAT_ON_LOW = 0.2;

/** Whether somebody is a beast that is mostly tail and claws: a lobster, a lizard. */
export const isLow = (wearer: Unplaced): boolean =>
  wearer.family === "animal" && heightOf(wearer) < LOW_BEAST * extentOf(wearer);

/** Factor on a hat's size with which it is seen on who is long and low. 0 on all others. */
export const leastHat = (garment: Unplaced, wearer: Unplaced, at: Placed): number =>
  isLow(wearer) ? (HAT_ON_LOW * extentOf(wearer) * at.scale) / Math.max(widthOf(garment), heightOf(garment)) : 0;
