import type { Mention } from "./scene.ts";

/**
 * "A pile of coins" says how many of them lie together; "a stack of blank paper" is one thing of its own, however many sheets
 * that is.
 *
 * @param isPlural Pancakes rather than paper.
 */
export function arrangeAs(mention: Mention, arrangement: Mention["arrangement"], isPlural: boolean): void {
  if (!arrangement || mention.count < 2) return;
  const own = isPlural ? undefined : mention.concept.words.find((each) => each === `${arrangement} of ${mention.word}`);
  if (own === undefined) {
    mention.arrangement = arrangement;
    return;
  }
  mention.word = own;
  mention.count = 1;
}
