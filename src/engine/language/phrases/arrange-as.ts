import type { Mention } from "../scene/scene.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { findOwn } from "../things/find-concept.ts";

/**
 * "A pile of coins" says how many of them lie together; "a stack of blank paper" is one thing of its own, however many sheets
 * that is.
 *
 * @param isPlural Pancakes rather than paper.
 * @param groups How many piles there are.
 */
export function arrangeAs(
  mention: Mention,
  arrangement: Mention["arrangement"],
  isPlural: boolean,
  groups: number | undefined,
): void {
  if (!arrangement || mention.count < 2) return;
  if (groups !== undefined && groups > 1) mention.groups = groups;
  const own = isPlural ? undefined : mention.concept.words.find((each) => each === `${arrangement} of ${mention.word}`);
  if (own === undefined) {
    mention.arrangement = arrangement;
    return;
  }
  mention.word = own;
  mention.count = groups ?? 1;
  delete mention.groups;
}

/** "Crossed oars" are two, however many they might be; bones that are crossed are single ones, and no skeleton. */
export function inPairs(mention: Mention, vocabulary: Vocabulary): void {
  if (mention.arrangement !== "crossed") return;
  if (mention.isUncounted) mention.count = 2;
  const bone = mention.word === "bones" ? findOwn(["bone"], vocabulary) : undefined;
  if (bone) Object.assign(mention, bone);
}
