import { isNounLike, isQuality } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";

/** Nouns of what is played, filmed or told. */
const PRODUCTIONS = /^(?:play|stage play|film|movie|opera|musical|novel|drama|sitcom|tv show|tv series|series|comic)$/;
const FROM = /^(?:in|from|out of)$/;

/**
 * "A skull in a Shakespeare play", "a robot from a science fiction film": says what somebody or something is known from, not
 * what is there.
 */
export function settleProductions(terms: readonly Term[]): readonly Term[] {
  const end = terms.findIndex(
    ({ lemma, pause }, at) => at > 1 && pause === "none" && PRODUCTIONS.test(lemma) && !goesOn(terms[at + 1]),
  );
  if (end < 0) return terms;
  let at = end - 1;
  while (at > 0 && isWithin(terms[at])) at -= 1;
  const [start, first] = [terms[at], terms[at + 1]];
  const isProduction = start !== undefined && FROM.test(start.lemma) && first?.entry.determiner === true && at > 0;
  return isProduction ? [...terms.slice(0, at), ...terms.slice(end + 1)] : terms;
}

/** "in a movie theatre" names another place. */
const goesOn = (next: Term | undefined): boolean => next?.pause === "none" && isNounLike(next) && !next.entry.connector;

const isWithin = (term: Term | undefined): boolean =>
  term !== undefined &&
  !term.entry.connector &&
  (term.entry.determiner === true || isNounLike(term) || isQuality(term.entry));
