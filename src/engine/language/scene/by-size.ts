import type { Vocabulary } from "../terms/vocabulary.ts";
import { retake } from "./as-used.ts";
import type { Scene } from "./scene.ts";

/** Word, what is said of its size -> the kind that is so by nature. */
const SIZED: readonly (readonly [word: string, sizes: RegExp, kind: string])[] = [
  ["clock", /^(?:tall|huge)$/, "grandfather clock"],
];

/** "A tall oak clock" stands on the floor: what comes in a kind of that size is that, where it hangs nowhere and is in nothing. */
export function takeKindsBySize({ mentions, links }: Scene, vocabulary: Vocabulary): void {
  for (const mention of mentions)
    for (const [word, sizes, kind] of SIZED) {
      const isPut = links.some(({ kind: tie, from }) => from === mention && tie === "on");
      if (mention.word !== word || isPut || !mention.qualities.traits.some((trait) => sizes.test(trait))) continue;
      if (!mention.qualities.traits.includes("round")) retake(mention, [kind], vocabulary);
    }
}
