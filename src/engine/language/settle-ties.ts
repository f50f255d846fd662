import type { Term } from "./term.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What has a point or an edge that goes into something. */
const POINTED =
  /(?:^|-)(?:sword|axe|knife|dagger|arrow|spear|pickaxe|hatchet|cleaver|dart|trident|shovel|screwdriver)$/;
/** The weapons by their family, whatever they are called. */
const BLADED = "weapon";
const BURIED = "buried in";

/** What befalls a thing that is tied so to what it is on: "melting over". */
const BEFALLING = /^melting (?=over$|onto$)/;

/**
 * "An axe buried in a stump" has its edge in it and is not covered by it; "a clock melting over the edge of a table" melts, and is on
 * the table; who hangs "by its tail from a branch" hangs from the branch.
 */
export function settleTies(terms: readonly Term[], vocabulary: Vocabulary): readonly Term[] {
  return hangBy(terms).flatMap((term, at) => {
    if (term.lemma === BURIED && isPointed(terms.slice(0, at).findLast(({ entry }) => entry.object)))
      return [{ ...term, lemma: "stuck in", entry: { connector: "in" } }];
    const melts = BEFALLING.exec(term.lemma)?.[0].trim();
    const befalls = melts === undefined ? undefined : vocabulary.entries.get(melts);
    if (!befalls || term.entry.connector !== "on") return [term];
    const said: Term = { ...term, end: term.end - 1, lemma: melts ?? "", entry: befalls, wordClass: "quality" };
    return [said, { ...term, start: term.end - 1, lemma: "on", joined: false, pause: "none" }];
  });
}

const isPointed = (thing: Term | undefined): boolean => {
  const concept = thing?.entry.object?.concept;
  return concept !== undefined && (concept.family === BLADED || POINTED.test(concept.id));
};

const HANGING_BY = /^(?:hanging|hangs|dangling|dangles|suspended|swinging) by$/;
const LIMBS = /^(?:tail|arm|leg|foot|feet|hand|toe|claw|knee)$/;
const WHOSE = /^(?:its|his|her|their|one|both|two|the)$/;
const FROM = /^(?:from|on|off|off of)$/;
const HANGING_FROM = "hanging from";

/** "Hanging by its tail from a branch": from the branch it hangs, and not from the tail. */
function hangBy(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex(({ lemma }) => HANGING_BY.test(lemma));
  if (at < 0) return terms;
  let limb = at + 1;
  while (WHOSE.test(terms[limb]?.lemma ?? "")) limb += 1;
  const from = terms[limb + 1];
  if (!from || !LIMBS.test(terms[limb]?.lemma ?? "") || !FROM.test(from.lemma)) return terms;
  const tie: Term = { ...(terms[at] as Term), end: from.end, lemma: HANGING_FROM, entry: { connector: "on" } };
  return [...terms.slice(0, at), tie, ...terms.slice(limb + 2)];
}
