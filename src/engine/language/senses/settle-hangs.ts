import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const HANGING_BY = /^(?:hanging|hangs|dangling|dangles|suspended|swinging) by$/;
const LIMBS = /^(?:tail|arm|leg|foot|feet|hand|toe|claw|knee)$/;
const WHOSE = /^(?:its|his|her|their|one|both|two|the)$/;
const FROM = /^(?:from|on|off|off of)$/;
/** By these one hangs with the head down. */
const HIND = /^(?:tail|leg|foot|feet|toe|knee)$/;
/** Who hangs so anyway. */
const HEAD_DOWN = /bat$/;
const HANGING_FROM = "hanging from";

const HANGS_FROM = /^(?:hanging|hangs|dangling|dangles|suspended|swinging)(?: from)?$/;

/** "Hanging by its tail from a branch", "hanging from a branch by its tail": from the branch it hangs, and not from the tail, head down. */
export function settleHangs(terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  const at = terms.findIndex(({ lemma }) => HANGING_BY.test(lemma));
  if (at < 0) return limbLast(terms, vocabulary);
  const limb = limbAfter(terms, at + 1);
  const from = terms[limb + 1];
  if (!from || limb < 0 || !FROM.test(from.lemma)) return terms;
  const tie: Term = { ...(terms[at] as Term), end: from.end, lemma: HANGING_FROM, entry: { connector: "on" } };
  return [...terms.slice(0, at), ...headDown(terms, limb, vocabulary), tie, ...terms.slice(limb + 2)];
}

/** The same with the limb at the end. */
function limbLast(terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  const at = terms.findIndex(({ lemma }) => HANGS_FROM.test(lemma));
  const by = at < 0 ? -1 : terms.findIndex(({ lemma }, i) => i > at && lemma === "by");
  const limb = by < 0 ? -1 : limbAfter(terms, by + 1);
  if (limb < 0) return terms;
  const down = headDown(terms, limb, vocabulary);
  return [...terms.slice(0, at), ...down, ...terms.slice(at, by), ...terms.slice(limb + 1)];
}

/** Where the limb is named that `its` or nothing is before; -1 for none. */
function limbAfter(terms: readonly Term[], from: number): number {
  let limb = from;
  while (WHOSE.test(terms[limb]?.lemma ?? "")) limb += 1;
  return LIMBS.test(terms[limb]?.lemma ?? "") ? limb : -1;
}

function headDown(terms: readonly Term[], at: number, { entries }: Vocabulary): Term[] {
  const limb = terms[at] as Term;
  const isTurned = HIND.test(limb.lemma) && !terms.some(({ lemma }) => HEAD_DOWN.test(lemma));
  const trait = isTurned ? entries.get("overturned")?.trait : undefined;
  return trait ? [{ ...limb, plural: false, entry: { trait }, wordClass: "quality", pause: "none" }] : [];
}
