import { plainWord } from "../terms/plain-word.ts";
import type { Term } from "../terms/term.ts";
import { FORM_WORDS } from "../words/material-words.ts";

/**
 * Whether a material's name, picked word by word from what was said, would leave out what a term is about.
 *
 * @param words The name's, plain.
 */
export const leavesOut = (term: Term, words: readonly string[]): boolean =>
  isCutApart(term, words) || isFigureLeftOut(term, words);

/** "Painted wood" picked from "painted wooden shingles" would leave out what is made of the wood. */
function isCutApart({ lemma, entry }: Term, words: readonly string[]): boolean {
  const head = lemma.slice(lemma.lastIndexOf(" ") + 1);
  return entry.material?.exact === true && head !== lemma && !FORM_WORDS.has(head) && !words.includes(plainWord(head));
}

/** "Polka dots of two sizes" are more than polka dots, and an "art nouveau lily" more than an art nouveau wallpaper. */
const isFigureLeftOut = ({ lemma, entry }: Term, words: readonly string[]): boolean =>
  entry.trait?.role === "pattern" &&
  !entry.material &&
  lemma.includes(" ") &&
  !lemma.split(" ").every((word) => words.includes(plainWord(word)));

const AGES = /^(?:old|aged|ancient|new|antique|vintage)$/;

/** Whether the first words of a term, so many, say no more than how old it is: nothing is missed where they are left out. */
export const isAge = ({ lemma }: Term, words: number): boolean =>
  lemma
    .split(" ")
    .slice(0, words)
    .every((word) => AGES.test(word));
