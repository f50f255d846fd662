import { partOf, type Scene } from "./scene.ts";

/** Concepts that are a set by themselves, and the slot of the pieces that are counted. */
const SETS: ReadonlyMap<string, string> = new Map([
  ["matryoshka", "body"],
  ["marbles", "marble"],
]);
/** Concepts of sets of which a vessel is full. */
const POURED = /^marbles$/;
/** More than that are several sets. */
const MOST = 6;

/** "Five matryoshka dolls in a row" are one set of five, each smaller than the last. */
export function countSets({ mentions }: Scene): void {
  for (const mention of mentions) {
    const slot = SETS.get(mention.concept.id);
    if (slot === undefined) continue;
    mention.qualities.dropTrait("stacked");
    if (mention.count < 2 || mention.count > MOST || (mention.isUncounted && POURED.test(mention.concept.id))) continue;
    if (!mention.isUncounted) partOf(mention, slot).count = mention.count;
    mention.count = 1;
    mention.arrangement = undefined;
  }
}
