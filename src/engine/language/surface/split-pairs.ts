import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { COLOURS } from "../words/colours.ts";

/**
 * "Red and white brick" is brick in two colours: a material's name that starts with the second of a pair of colours ("white
 * brick", "black marble") is taken apart, so that the pair is one.
 */
export function splitPairs(terms: readonly Term[], { entries }: Vocabulary): Term[] {
  return terms.flatMap((term, at) => {
    const space = term.lemma.indexOf(" ");
    const isSecond = terms[at - 1]?.entry.connector === "and" && isColour(terms[at - 2]);
    const hex = isSecond && space > 0 && term.entry.material ? COLOURS.get(term.lemma.slice(0, space)) : undefined;
    const rest = term.lemma.slice(space + 1);
    const entry = entries.get(rest);
    if (!hex || !entry?.material) return [term];
    const word = term.lemma.slice(0, space);
    return [
      { ...term, end: term.start + 1, lemma: word, plural: false, entry: { colours: [{ word, hex }] } },
      { ...term, start: term.start + 1, lemma: rest, joined: false, pause: "none", entry },
    ];
  });
}

const isColour = (term: Term | undefined): boolean => term?.entry.colours !== undefined && !term.entry.trait;
