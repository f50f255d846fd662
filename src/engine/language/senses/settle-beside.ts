import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";

const BESIDE = /^(?:in front of|beside|next to|near|behind|at the side of)$/;
const IT = /^(?:it|them|him|her)$/;
/** Words from the tie to "it" at most. */
const NEAR = 10;

/** "A toolbox with a hammer lying in front of it": that is a thing of its own, though toolboxes have hammers in them. */
export function settleBeside(terms: readonly Term[], { entries, slots }: Vocabulary): readonly Term[] {
  const it = terms.findIndex(({ lemma }, i) => IT.test(lemma) && BESIDE.test(terms[i - 1]?.lemma ?? ""));
  const tie = terms.findLastIndex(({ lemma }, i) => i < it && lemma === "with");
  const beside = entries.get("next to");
  if (it < 0 || tie < 0 || it - tie > NEAR || !beside) return terms;
  const whole = terms.slice(0, tie).findLast(({ entry }) => entry.object)?.entry.object;
  const parts = whole && slots.get(whole.concept.id);
  // what somebody is with is in his hand elsewhere
  const isHeld = whole !== undefined && isLiving(whole);
  const isPart = terms.slice(tie + 1, it).some(({ lemma, entry }) => entry.object && (isHeld || parts?.has(lemma)));
  return isPart ? terms.map((term, i) => (i === tie ? { ...term, lemma: "next to", entry: beside } : term)) : terms;
}
