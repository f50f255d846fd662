import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const BATH = /^(?:bath|bubble bath)$/;

/** "Taking a bubble bath in a tub" sits in the tub; without one that is told of, in a bathtub. */
export function settleBaths(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
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
