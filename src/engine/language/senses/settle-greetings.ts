import type { Term } from "../terms/term.ts";

/** Moods that greet, and the feasts they greet for. */
const GREETING = /^(?:happy|merry)$/;
const FEAST =
  /^(?:birthday|christmas|xmas|halloween|easter|thanksgiving|new year|anniversary|valentine|hanukkah|diwali|holiday)/;

/** "a happy birthday cake", "merry christmas cards": nothing there is in a mood. */
export const settleGreetings = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const next = terms[at + 1];
    const isGreeting = GREETING.test(term.lemma) && next?.pause === "none" && FEAST.test(next.lemma);
    return isGreeting ? { ...term, entry: { noise: true } } : term;
  });
