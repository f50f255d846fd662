import { RINGED } from "../phrases/settle-with.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import { WITHIN } from "../words/manners.ts";
import { isHollow, isRoomy, isShelved } from "./hollow.ts";
import { isGround } from "./lay-ground.ts";
import { FILLING, PILED } from "./tie-things.ts";

/** Usual number of things a vessel is filled with. */
const FILLED = 6;
/** The same where they are of many kinds, and how many kinds are not yet many. */
const MIXED = 20;
const FEW_KINDS = 4;
/** The same of a cart, a wheelbarrow, a dumpster, and of what is said to be full. */
const HEAPED = 14;

/** The same of things so large that a few fill a cart, and their concepts. */
const BULKY = 5;
const BULKS = /^(?:hay-bale|barrel|crate|log|tire|suitcase|cardboard-box|mattress|sheep|pig|cow)$/;

/** Concepts of what there is much of without a number, and phrases that say so. */
const MASSES = /^(?:fish|banknote|bread|hay-bale|coin|shrimp|leaf)$/;
const FULL = /full of|filled|planted|piled|heaped|overflowing|stuffed|packed|brimming|loaded/;

/** Concept of what sells things, and shows more than those. */
const STALL = "market-stall";

/** What is set out for a picture. */
export const STILL_LIFE = /^still lifes?$/i;

/** The same of what grows on a field. */
const FIELD = 9;

/** How many there are where no number is said: "a basket full of apples". */
export function countWithin(mention: Mention, { plural }: Term, tie: Tie | undefined, kinds: number): void {
  // "full of hay", "full of cash": much of it, though its name says no number
  const isMass = !plural && tie !== undefined && FULL.test(tie.word) && MASSES.test(mention.concept.id);
  if (plural || isMass) mention.isUncounted = true;
  if (isMass) mention.count = fillCount(tie, kinds, mention.concept) ?? mention.count;
  else if (plural && kinds < 2 ? mention.count > 1 : plural || kinds > 1)
    mention.count = fillCount(tie, kinds, mention.concept) ?? mention.count;
}

/**
 * How many lie in what they are "of" or "with" where no number is said.
 *
 * @param kinds How many kinds of them there are.
 * @param concept What they are.
 * @returns undefined where they fill nothing.
 */
function fillCount(tie: Tie | undefined, kinds: number, concept?: Mention["concept"]): number | undefined {
  if (tie && WITHIN.test(tie.word)) return RINGED;
  if (tie?.kind === "of" && tie.source && isGround(tie.source)) return FIELD;
  if (tie?.source && STILL_LIFE.test(tie.source.text)) return FILLED;
  if (tie?.kind === "with" && /^(?:christmas-)?tree$/.test(tie.source?.concept.id ?? "") && concept?.family === "light")
    return FILLED;
  const isFill = tie?.kind === "of" || tie?.kind === "with";
  if (!isFill || !tie.source || !(isHollow(tie.source) || (isShelved(tie.source) && FILLING.test(tie.word))))
    return undefined;
  // signs hang on a stall, and lanterns
  if (tie.source.concept.id === STALL && concept?.family !== "food" && !FILLING.test(tie.word)) return undefined;
  if (BULKS.test(concept?.id ?? "")) return BULKY;
  // a handful of each kind lies on the board of a stall
  if (tie.source.concept.id === STALL && !FILLING.test(tie.word)) return FILLED;
  if (isRoomy(tie.source) || PILED.test(tie.word)) return HEAPED;
  return kinds > FEW_KINDS ? MIXED : FILLED;
}
