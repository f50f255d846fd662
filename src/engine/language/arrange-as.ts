import type { Mention } from "./scene.ts";

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
