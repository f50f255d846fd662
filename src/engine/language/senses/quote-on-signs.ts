import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { PLATE_PLACES } from "../words/places.ts";

/** What a sign says in one word. */
const SAID: ReadonlySet<string> = new Set(
  "beware caution closed danger entrance exit love open parking private reserved sale sold toilet vacancy warning welcome".split(
    " ",
  ),
);

const PLATE = /^(?:licen[sc]e|number|registration) plate$/;

/**
 * "An open sign" is a sign that says so, not one that has been opened: read as if the word stood in quotation marks; so is "a Texas
 * license plate". What kind of sign it is may stand before the word: "a neon open sign".
 */
export function quoteOnSigns(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const quoted: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const before = quoted.at(-1);
    const said = terms[at - 1];
    const next = terms[at + 1];
    if (SAID.has(term.lemma) && isSign(next)) quoted.push({ ...term, quoted: true });
    else if (
      (PLATE_PLACES.has(term.lemma) || PLATE_PLACES.has(`${term.lemma}s`)) &&
      next?.pause === "none" &&
      PLATE.test(next.lemma)
    )
      quoted.push({ ...term, quoted: true });
    else if (before?.quoted && said && SAID.has(said.lemma) && isSign(term)) {
      const kind = quoted.at(-2);
      const entry = kind?.pause === "none" ? entries.get(`${kind.lemma} ${term.lemma}`) : undefined;
      if (kind && entry?.object) quoted.splice(-2, 1);
      quoted.push(kind && entry?.object ? { ...term, lemma: `${kind.lemma} ${term.lemma}`, entry } : term);
    } else quoted.push(term);
  }
  return quoted;
}

const isSign = (next: Term | undefined): boolean =>
  next !== undefined && next.pause === "none" && !next.quoted && /^(?:sign|signboard)$/.test(next.lemma);
