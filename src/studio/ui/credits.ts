import { uiTexts } from "./texts.ts";

/** A number of credits in words. */
export const formatCredits = (count: number): string =>
  count === 0 ? uiTexts.credits.free : uiTexts.credits.count(count);
