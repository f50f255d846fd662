import type { Term } from "./term.ts";
import type { Vocabulary } from "./vocabulary.ts";

const WITH = /^(?:with|has|having)$/;
const WHOSE = /^(?:both|his|her|its|their|one|the)$/;
const HANDS = /^(?:hand|paw)s?$/;
const UPON = /^(?:on|around|upon|resting on|gripping|holding)$/;
const BATH = /^(?:bath|bubble bath)$/;

/** "With both hands on the hilt of his sword" holds the sword; "taking a bubble bath in a tub" sits in the tub. */
export function settleGrasps(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  return takeBaths(takeHold(terms), entries);
}

function takeHold(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ lemma }, i) => WITH.test(lemma) && HANDS.test(terms[handsAt(terms, i)]?.lemma ?? ""));
  if (at < 0) return terms;
  const upon = handsAt(terms, at) + 1;
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

function takeBaths(terms: readonly Term[], entries: Vocabulary["entries"]): readonly Term[] {
  const at = terms.findIndex(
    ({ lemma }, i) =>
      /^(?:taking|having)$/.test(lemma) && terms.slice(i + 1, i + 3).some((term) => BATH.test(term.lemma)),
  );
  if (at < 0) return terms;
  const bath = terms.findIndex(({ lemma }, i) => i > at && BATH.test(lemma));
  const [taking, within] = [terms[at] as Term, terms[bath + 1]];
  const inside: Term = { ...taking, lemma: "sitting in", entry: { connector: "in" }, end: (terms[bath] as Term).end };
  const pose = entries.get("sitting");
  const sits: Term = { ...taking, lemma: "sitting", entry: pose ?? {}, wordClass: "action" };
  if (within?.lemma === "in") return [...terms.slice(0, at), sits, ...terms.slice(bath + 1)];
  const object = entries.get("bathtub")?.object;
  if (!object) return terms;
  const tub: Term = {
    ...(terms[bath] as Term),
    lemma: "bathtub",
    entry: { object },
    wordClass: "thing",
    pause: "none",
  };
  return [...terms.slice(0, at), sits, { ...inside, lemma: "in" }, tub, ...terms.slice(bath + 1)];
}
