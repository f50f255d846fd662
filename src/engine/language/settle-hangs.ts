import type { Term } from "./term.ts";

const HANGING_BY = /^(?:hanging|hangs|dangling|dangles|suspended|swinging) by$/;
const LIMBS = /^(?:tail|arm|leg|foot|feet|hand|toe|claw|knee)$/;
const WHOSE = /^(?:its|his|her|their|one|both|two|the)$/;
const FROM = /^(?:from|on|off|off of)$/;
const HANGING_FROM = "hanging from";

/** "Hanging by its tail from a branch": from the branch it hangs, and not from the tail. */
export function settleHangs(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ lemma }) => HANGING_BY.test(lemma));
  if (at < 0) return terms;
  let limb = at + 1;
  while (WHOSE.test(terms[limb]?.lemma ?? "")) limb += 1;
  const from = terms[limb + 1];
  if (!from || !LIMBS.test(terms[limb]?.lemma ?? "") || !FROM.test(from.lemma)) return terms;
  const tie: Term = { ...(terms[at] as Term), end: from.end, lemma: HANGING_FROM, entry: { connector: "on" } };
  return [...terms.slice(0, at), tie, ...terms.slice(limb + 2)];
}
