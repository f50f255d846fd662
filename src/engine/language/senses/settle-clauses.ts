import { isQuality } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import { isLiving } from "../ties/relate.ts";

/** Words between "while" and whoever does something at the same time at most: "while a small brown dog". */
const NEAR = 5;

/**
 * "A man looks at the waves while a dog digs": who does something at the same time is there too. Where nobody is named after it,
 * "while" goes on about the same one: "eating while sitting".
 */
export const settleClauses = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) =>
    term.lemma === "while" && namesSomebody(terms, at) ? { ...term, entry: { connector: "and" } } : term,
  );

function namesSomebody(terms: readonly Term[], at: number): boolean {
  if (!terms[at + 1]?.entry.determiner) return false;
  for (const { entry, pause, wordClass } of terms.slice(at + 2, at + 2 + NEAR)) {
    if (pause !== "none" || entry.connector) return false;
    if (entry.object) return isLiving(entry.object);
    if (wordClass === "action" && !isQuality(entry)) return false;
  }
  return false;
}
