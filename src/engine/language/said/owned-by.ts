import type { Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";

/** Families of what somebody has on or in hand, and concepts of other families that are such. */
const OWN = /^(?:garment|shoe|weapon)$/;
const OWN_TOO: ReadonlySet<string> = new Set(["crown", "glasses", "wrist-watch", "pocket-watch", "magic-wand"]);

/**
 * "The crown of a queen" says what "a queen's crown" does: nobody is there besides it. "The hat of a wizard" is a wizard's hat.
 *
 * @param terms The noun phrase that names the owner.
 * @returns Whether the phrase says that.
 */
export function ownedBy(terms: readonly Term[], tie: Tie, ledger: WordLedger, { entries }: Vocabulary): boolean {
  const owner = terms.at(-1);
  const { source } = tie;
  if (tie.word !== "of" || !source || owner?.entry.object?.concept.id !== "person") return false;
  if (!OWN.test(source.concept.family) && !OWN_TOO.has(source.concept.id)) return false;
  const theirs = entries.get(`${owner.lemma} ${source.word}`)?.object;
  if (theirs?.own) Object.assign(source, { concept: theirs.concept, word: theirs.word });
  for (const term of terms) ledger.mark(term, "style", owner.lemma);
  return true;
}
