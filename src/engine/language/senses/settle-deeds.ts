import { isNounLike, isQuality } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import { isLiving } from "../ties/relate.ts";
import { DEEDS } from "../words/deeds.ts";

/** First words of deeds, and how many words the longest of these deeds has: few words of a prompt need a closer look. */
export const DEED_STARTS: ReadonlyMap<string, number> = longestByStart();

function longestByStart(): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const deed of DEEDS.keys()) {
    const words = deed.split(" ");
    const start = words[0] as string;
    longest.set(start, Math.max(words.length, longest.get(start) ?? 0));
  }
  return longest;
}

/**
 * Takes for a verb what is one where it stands: in "a boy painting" nothing is a picture, "a knight fencing" has no fence,
 * "a bear fishing" does something that needs a rod.
 */
export function settleDeeds(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(startsDeed)) return terms;
  const settled: Term[] = [];
  const somebody = terms.findIndex(isSomebody);
  for (let at = 0; at < terms.length; ) {
    const isStart = startsDeed(terms[at] as Term);
    const deed = isStart ? deedAt(terms, at, somebody) : undefined;
    const described = isStart && !deed && somebody >= 0 && somebody < at ? deedOnDescribed(terms, at) : undefined;
    settled.push(...(described?.terms ?? [deed?.term ?? (terms[at] as Term)]));
    at += described?.length ?? deed?.length ?? 1;
  }
  return settled;
}

const startsDeed = ({ lemma }: Term): boolean => DEED_STARTS.has(lemma.split(" ", 1)[0] as string);

/**
 * The longest deed that begins there, as one term that says what somebody does.
 *
 * @param somebody Where the first one is named, -1 for nowhere.
 */
function deedAt(terms: readonly Term[], at: number, somebody: number): { term: Term; length: number } | undefined {
  const first = terms[at] as Term;
  const most = DEED_STARTS.get(typedForm(first).split(" ", 1)[0] as string) ?? 0;
  for (let length = Math.min(most, terms.length - at); length > 0; length -= 1) {
    const span = terms.slice(at, at + length);
    const lemma = span.map((term) => typedForm(term)).join(" ");
    if (!DEEDS.has(lemma)) continue;
    const isUnbroken = span.every(
      ({ pause, quoted, possessive }, i) => !quoted && !possessive && (i === 0 || pause === "none"),
    );
    if (!isUnbroken || !isDoneHere(terms, at, at + length, somebody)) continue;
    const last = span.at(-1) as Term;
    const entry = { trait: { role: "pose", trait: lemma } } as const;
    return { term: { ...first, end: last.end, lemma, plural: false, entry, wordClass: "action" }, length };
  }
  return undefined;
}

/** Most words between whose hair it is and the hair. */
const MOST_SAID = 4;

/**
 * "Combing her long red hair": the deed is to comb her hair, and what stands between is said of that, as of what somebody is with.
 *
 * @returns The terms that stand for it, and how many they replace.
 */
function deedOnDescribed(terms: readonly Term[], at: number): { terms: readonly Term[]; length: number } | undefined {
  const [verb, owner] = [terms[at] as Term, terms[at + 1]];
  if (!owner?.entry.determiner || owner.pause !== "none" || verb.quoted) return undefined;
  const said: Term[] = [];
  for (let next = at + 2; next < terms.length && said.length <= MOST_SAID; next += 1) {
    const term = terms[next] as Term;
    if (term.quoted || term.possessive) return undefined;
    const lemma = `${typedForm(verb)} ${owner.lemma} ${typedForm(term)}`;
    if (said.length > 0 && term.entry.part && DEEDS.has(lemma)) {
      const deed: Term = {
        ...verb,
        lemma,
        plural: false,
        entry: { trait: { role: "pose", trait: lemma } },
        wordClass: "action",
      };
      return {
        terms: [deed, { ...owner, lemma: "with", entry: { connector: "with" } }, ...said, term],
        length: said.length + 3,
      };
    }
    if (!isQuality(term.entry)) return undefined;
    said.push(term);
  }
  return undefined;
}

const typedForm = ({ lemma, plural }: Term): string =>
  plural && !/s$|^teeth$/.test(lemma) ? `${lemma}${/(?:sh|ch|x)$/.test(lemma) ? "es" : "s"}` : lemma;

/** Of somebody named before, or of somebody it stands before. */
function isDoneHere(terms: readonly Term[], start: number, end: number, somebody: number): boolean {
  const [before, after] = [terms[start - 1], terms[end]];
  const isOpen = after === undefined || after.pause !== "none";
  if (!isOpen && isSomebody(after)) return !before || before.entry.determiner === true || !isNounLike(before);
  if (!before || somebody < 0 || somebody >= start || isStuff(terms, start)) return false;
  // "with a painting", "of sewing"
  if (before.entry.determiner || (before.entry.connector && before.lemma !== "and")) return false;
  if (isOpen) return true;
  const { connector, determiner, noise, object } = after.entry;
  if (connector !== undefined) return connector !== "of";
  // "painting a fence", "drawing a picture of …", "watering tulips"
  const isOf = determiner === true || noise === true || (object !== undefined && after.plural);
  return isOf && !takesObject(terms[start] as Term);
}

/** "built from giant playing cards": what a thing is made of does nothing. */
function isStuff(terms: readonly Term[], start: number): boolean {
  for (let at = start - 1; at >= 0; at -= 1) {
    const { connector, determiner } = (terms[at] as Term).entry;
    if (connector !== undefined || determiner === true) return connector === "made";
  }
  return false;
}

/** Verbs that hold what they name: "cooking a stew", "rowing a boat". */
const takesObject = ({ entry }: Term): boolean => entry.connector !== undefined;

/** A garden gnome has what it does it with in its own hand. */
const isSomebody = ({ entry: { object } }: Term): boolean =>
  object !== undefined && (isLiving(object) || object.concept.id === "garden-gnome");
