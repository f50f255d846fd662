import type { Term } from "../terms/term.ts";

const WITH = /^(?:with|has|having|resting|placing|laying)$/;
const WHOSE = /^(?:both|his|her|its|their|one|the)$/;
const HANDS = /^(?:hand|paw)s?$/;
const RESTS = /^(?:resting|rested|placed|folded|clasped)$/;
const UPON = /^(?:on|around|upon|resting on|gripping|holding)$/;

/** "With both hands on the hilt of his sword", "both hands resting on his sword" holds the sword. */
export function settleGrasps(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma, pause, entry }, i) =>
      (WITH.test(lemma) && HANDS.test(terms[handsAt(terms, i)]?.lemma ?? "")) ||
      (pause === "comma" && (entry.determiner || entry.count) && HANDS.test(terms[handsAt(terms, i - 1)]?.lemma ?? "")),
  );
  if (at < 0) return terms;
  const hands = handsAt(terms, WITH.test(terms[at]?.lemma ?? "") ? at : at - 1);
  const upon = hands + (RESTS.test(terms[hands + 1]?.lemma ?? "") ? 2 : 1);
  const last = terms[upon];
  if (!last || !UPON.test(last.lemma)) return terms;
  // of a thing one has only a part in hand
  const of = terms.findIndex(({ lemma, pause }, i) => i > upon && i <= upon + 3 && lemma === "of" && pause === "none");
  const end = of > 0 && terms[of - 1]?.entry.part ? of : upon;
  const { pause } = terms[at] as Term;
  const held: Term = { ...(terms[end] as Term), lemma: "holding", entry: { connector: "holding" }, pause };
  return [...terms.slice(0, at), { ...held, start: (terms[at] as Term).start }, ...terms.slice(end + 1)];
}

/** Behind a word that tells whose they are. */
function handsAt(terms: readonly Term[], at: number): number {
  let next = at + 1;
  while (next < at + 3 && WHOSE.test(terms[next]?.lemma ?? "")) next += 1;
  return next;
}
