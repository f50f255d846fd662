import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const SHEETS: ReadonlySet<string> = new Set(["plate", "sheet", "surface"]);

/**
 * "Rusty metal grating" is a metal grating that has rusted: the name of what is all rust is taken apart where its second word
 * and the one after it are the name of another material.
 */
export function splitRusty(terms: readonly Term[], { entries }: Vocabulary): Term[] {
  const split: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const next = terms[at + 1];
    const space = term.lemma.indexOf(" ");
    const rusty = term.entry.material ? entries.get(term.lemma.slice(0, Math.max(0, space))) : undefined;
    const stuff = term.lemma.slice(space + 1);
    const lemma = `${stuff} ${next?.lemma}`;
    const entry = entries.get(lemma);
    // an iron plate is iron, and one plate of steel the stuff alone
    const isOther = entry?.material !== undefined && entry.material.id !== entries.get(stuff)?.material?.id;
    const isSheet = next?.plural === false && SHEETS.has(next.lemma);
    const isOne = next !== undefined && next.start === term.end && next.pause === "none" && !isSheet;
    if (!isOne || !rusty?.condition?.some(([name]) => name === "rusty") || !isOther) {
      split.push(term);
      continue;
    }
    split.push(
      { ...term, end: term.start + 1, lemma: term.lemma.slice(0, space), plural: false, entry: rusty },
      { ...next, start: term.start + 1, lemma, joined: false, entry },
    );
    at += 1;
  }
  return split;
}
