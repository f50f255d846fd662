import { singular } from "../terms/singular.ts";
import { endsPhrase, lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { CLIMBERS } from "./grow-over.ts";

const GROWING =
  /^(?:growing|climbing|creeping|crawling|winding|twining|twisting|spreading|trailing|wrapped|wrapping|coiling|cascading|hanging|spilling)$/;
const ALONG =
  /^(?:(?:growing|climbing|creeping|crawling|winding|spreading|hanging|wrapped) )?(?:around|over|up|along|across|down|on|onto|all over|up onto)$/;
/** Words for the plant and what it does at most. */
const NEAR = 5;

/** "Ivy growing around a column" says what "a column covered in ivy" does: the column is what is to be made. */
export function settleClimbers(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const covered = entries.get("covered in");
  const at = terms.findIndex(({ lemma }, i) => i < NEAR && CLIMBERS.has(singular(lastWord({ lemma }))));
  if (at < 0 || !covered || terms.slice(0, at).some(({ entry }) => entry.connector || entry.object)) return terms;
  let tie = at + 1;
  while (tie < at + NEAR && GROWING.test(terms[tie]?.lemma ?? "")) tie += 1;
  const word = terms[tie];
  if (word?.pause !== "none" || !ALONG.test(word.lemma) || !namesThing(terms, tie + 1)) return terms;
  let end = tie + 1;
  while (end < terms.length && !(end > tie + 1 && endsPhrase(terms[end]))) end += 1;
  const [first, ...others] = terms.slice(tie + 1, end);
  if (!first) return terms;
  const over: Term = { ...word, lemma: "covered in", entry: covered };
  const plant = terms.slice(0, at + 1).filter(({ entry }) => !entry.determiner);
  return [{ ...first, pause: terms[0]?.pause ?? "none" }, ...others, over, ...plant, ...terms.slice(end)];
}

function namesThing(terms: readonly Term[], from: number): boolean {
  const end = terms.findIndex((term, i) => i > from && endsPhrase(term));
  return terms.slice(from, end < 0 ? undefined : end).some(({ entry }) => entry.object);
}
