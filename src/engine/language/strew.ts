import type { Mention } from "./scene.ts";
import { mannerOfWord } from "./words/manners.ts";

/** How many lie all over a thing where no number is said. */
const SCATTERED = 12;

/** "Coins scattered across a table": a good many, if no number is said, and all over it. */
export function strew(source: Mention, word: string): { readonly how?: "scattered" } {
  if (mannerOfWord(word) !== "scattered") return {};
  if (source.isUncounted && source.count > 1) source.count = SCATTERED;
  return { how: "scattered" };
}
