import type { Term } from "../terms/term.ts";
import { OWNING } from "../words/noise.ts";

import { VERB_SENSES } from "./verb-senses.ts";

/** Words between a verb and its object at most: "a very large golden". */
const NEAR = 5;

/** Whether a verb has a meaning of its own before some things. */
export const hasSenses = (verb: string): boolean => VERB_SENSES.some((sense) => sense.verb.test(verb));

/** Takes a verb for what it means of the thing that follows it. */
export function settleVerbs(said: readonly Term[]): readonly Term[] {
  const terms = withoutReflections(said);
  const settled: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const objectAt = term.quoted || at === 0 ? -1 : objectOf(terms, at);
    const object = terms[objectAt];
    const sense =
      object &&
      VERB_SENSES.find(
        ({ verb, after, since, of }) =>
          verb.test(term.lemma) &&
          (!after || after.test(terms[at - 1]?.lemma ?? "")) &&
          (!since || since.test(verbBefore(terms, at))) &&
          of(object),
      );
    settled.push(sense ? { ...term, ...sense.term } : term);
    // somebody's own chest or tongue is no thing: it goes with its verb
    if (sense && /^(?:chest|tongue)$/.test(object?.lemma ?? "") && OWNING.test(terms[objectAt - 1]?.lemma ?? "")) {
      settled.splice(-1, 1, { ...term, ...sense.term, end: object.end });
      at = objectAt;
    }
  }
  return settled;
}

/** The last verb before a place, none beyond a comma. */
function verbBefore(terms: readonly Term[], at: number): string {
  for (let before = at - 1; before > 0 && before >= at - 2 * NEAR; before -= 1) {
    const { lemma, pause, wordClass, entry } = terms[before] as Term;
    if (wordClass === "action" && !entry.object) return lemma;
    if (pause !== "none") break;
  }
  return "";
}

const LOOKING = /^(?:look|gaz|star|admir|peer|examin|glanc)/;
const ONESELF = /^(?:reflection|reflections|herself|himself|itself|themselves)$/;

/** "Looking at its reflection in a mirror", "admiring herself in the window": it is the mirror that is looked at. */
function withoutReflections(terms: readonly Term[]): readonly Term[] {
  const left: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const self = at + (OWNING.test(terms[at + 1]?.lemma ?? "") ? 2 : 1);
    const within = terms[self + 1];
    const isSeen = at > 0 && LOOKING.test(term.lemma) && ONESELF.test(terms[self]?.lemma ?? "");
    if (isSeen && within && /^(?:in|on)$/.test(within.lemma)) {
      left.push({ ...term, end: within.end, lemma: "looking at", entry: { connector: "beside" } });
      at = self + 1;
    } else left.push(term);
  }
  return left;
}

/** Where the thing is named that a verb is done to: the last noun before the phrase ends. */
function objectOf(terms: readonly Term[], at: number): number {
  let found = -1;
  for (let next = at + 1; next < Math.min(terms.length, at + 1 + NEAR); next += 1) {
    const { pause, entry, quoted } = terms[next] as Term;
    if (pause !== "none" || quoted || entry.connector || (entry.determiner && found >= 0)) break;
    if (entry.object) found = next;
  }
  return found;
}
