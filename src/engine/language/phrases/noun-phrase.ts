import type { Entry, Term } from "../terms/term.ts";
import type { WordClass } from "../terms/word-class.ts";
import type { ConnectorKind } from "../words/connectors.ts";
import { ARRANGEMENTS, COLLECTIVES, GROUPS, PAIRED, PLURAL_BUT_ONE } from "../words/counts.ts";
import { MATERIAL_WORDS, THING_ALONE } from "../words/material-words.ts";

/** Things in a bare plural: "mushrooms". */
const BARE_PLURAL = 3;

/** A noun phrase while it is being read: an article, modifiers, the nouns among them. */
export interface NounPhrase {
  determiner: boolean;
  /** "its shell": said to be somebody's or something's. */
  owned: boolean;
  /** "the door": of what was named before, where that has one. */
  definite: boolean;
  readonly terms: Term[];
  /** Indices in `terms` of what can be the head without doubt. */
  readonly nouns: number[];
  /** The connector that ended it. */
  until?: string;
}

export const newPhrase = (): NounPhrase => ({
  determiner: false,
  owned: false,
  definite: false,
  terms: [],
  nouns: [],
});

export const isQuality = ({
  colours,
  tint,
  material,
  trait,
  condition,
  degree,
  count,
  halves,
  emblem,
}: Entry): boolean =>
  Boolean(colours || tint || material || trait || condition || halves || emblem) ||
  degree !== undefined ||
  count !== undefined;

/** Where the phrase of a noun begins: its article and what is said of it before it, without a pause between. */
export function phraseStart(terms: readonly Term[], noun: number): number {
  let first = noun;
  while (first > 0 && terms[first]?.pause === "none" && isQuality(terms[first - 1]?.entry ?? {})) first -= 1;
  return first > 0 && terms[first]?.pause === "none" && terms[first - 1]?.entry.determiner ? first - 1 : first;
}

/** Whether a term can be the head of a noun phrase without doubt. */
export function isNounLike(term: Term): boolean {
  const { entry, lemma, wordClass } = term;
  if (entry.object || entry.part) return true;
  if (entry.material) return THING_ALONE.has(lemma) || entry.colours === undefined;
  if (entry.covering && !entry.condition) return true;
  return !isQuality(entry) && wordClass === "thing";
}

/** "silver and black …": nothing was named yet in the phrase; nor in "orange and black …". @param next After the "and". */
export const isOnlyQualities = ({ terms, nouns }: NounPhrase, next: Term): boolean =>
  terms.some(({ entry }) => isQuality(entry)) &&
  nouns.every((i) => {
    const { colours, object } = (terms[i] as Term).entry;
    return colours && (!object || (next.entry.colours && !next.entry.object));
  });

/** For each array of terms, at each of its places, whether a noun follows. Terms never change once they are matched. */
const NOUNS_AHEAD = new WeakMap<readonly Term[], readonly boolean[]>();

/** Whether a noun comes before the phrase ends. Every word of a long run asks, so it is worked out once, from the end. */
export function nounFollows(terms: readonly Term[], at: number): boolean {
  const known = NOUNS_AHEAD.get(terms) ?? nounsAhead(terms);
  NOUNS_AHEAD.set(terms, known);
  return known[at] ?? false;
}

function nounsAhead(terms: readonly Term[]): boolean[] {
  const ahead = terms.map(() => false);
  for (let at = terms.length - 2; at >= 0; at -= 1) {
    const next = terms[at + 1] as Term;
    const endsPhrase = next.pause !== "none" || next.entry.connector || next.entry.determiner;
    ahead[at] = !endsPhrase && (isNounLike(next) || ahead[at + 1] === true);
  }
  return ahead;
}

/** A word that names a material, a covering or a colour and nothing else here. */
const isSubstance = ({ entry, lemma, plural }: Term, determiner: boolean): boolean =>
  (entry.material !== undefined && !(THING_ALONE.has(lemma) && (determiner || plural))) ||
  (entry.covering !== undefined && !determiner);

/**
 * The head: the last word that is a thing or part; else one that is a thing now and then; else, where something
 * has to be named here, a word nobody knows.
 *
 * @param mustName Nothing was named so far, or a preposition asks for a thing.
 */
export function chooseHead(
  { terms, nouns, determiner }: NounPhrase,
  mustName: boolean,
  tie: ConnectorKind | undefined,
): number | undefined {
  const isPlain = ({ entry }: Term) => entry.object || entry.part || !(entry.material || entry.covering);
  const named =
    nouns.findLast((i) => isPlain(terms[i] as Term)) ??
    nouns.findLast((i) => !isSubstance(terms[i] as Term, determiner));
  if (named !== undefined) {
    const { entry, lemma, plural } = terms[named] as Term;
    // "in oak", "chair, oak": a tree's name without an article is its wood
    const isRoof = entry.part === true && terms.length > 1 && (plural || !MATERIAL_WORDS.has(lemma));
    if (entry.material !== undefined && entry.object?.own !== true && !determiner && !mustName && !isRoof)
      return undefined;
    return endsInSeldom(terms, plural) && named < terms.length - 1 ? terms.length - 1 : named;
  }
  if (tie === "made" || tie === "covered") return undefined;
  const last = (test: (term: Term) => boolean) => {
    const found = terms.findLastIndex(test);
    return found >= 0 ? found : undefined;
  };
  const seldom = last((term) => {
    const { entry, wordClass, plural } = term;
    if (isQuality(entry)) return term === terms.at(-1) && isColourThing(entry, wordClass) && (plural || determiner);
    return wordClass === "seldom";
  });
  if (seldom !== undefined && (mustName || determiner)) return seldom;
  if (!mustName) return undefined;
  const unknown = last(({ entry, wordClass }) => !isQuality(entry) && wordClass === "new");
  if (unknown !== undefined) return unknown;
  return terms.length === 1 ? last(({ entry, wordClass }) => isColourThing(entry, wordClass)) : undefined;
}

/** "an orange", "a giant": colours, sizes and ages that are things too. */
const isColourThing = (entry: Entry, wordClass: WordClass): boolean =>
  wordClass === "thing" && !entry.material && (entry.colours !== undefined || entry.trait !== undefined);

/** "pocket watch" ends in a noun that is mostly a verb; "boots rest" and "a candle burns" end in a verb. */
function endsInSeldom(terms: readonly Term[], isPluralBefore: boolean): boolean {
  const { entry, wordClass, plural } = terms.at(-1) as Term;
  return wordClass === "seldom" && !isQuality(entry) && !isPluralBefore && !plural;
}

/** Stacks of which no number is said, and how many things all of a number of stacks are at most. */
const FEW_GROUPS = 2;
const MOST_GROUPED = 18;

/** "Two stacks of ten books": how many stacks, and how many are in each. */
export function groupsOf(modifiers: readonly Term[]): { readonly groups: number; readonly each: number } | undefined {
  const at = modifiers.findIndex(({ lemma }) => GROUPS.has(lemma));
  if (at < 0) return undefined;
  const said = (terms: readonly Term[]) => terms.find(({ entry }) => entry.count !== undefined)?.entry.count;
  const groups = said(modifiers.slice(0, at)) ?? FEW_GROUPS;
  const each = said(modifiers.slice(at + 1)) ?? (GROUPS.get((modifiers[at] as Term).lemma) as number);
  return { groups, each: Math.max(1, Math.min(each, Math.floor(MOST_GROUPED / groups))) };
}

export function countOf(head: Term, modifiers: readonly Term[], determiner: boolean): number {
  const grouped = groupsOf(modifiers);
  if (grouped) return grouped.groups * grouped.each;
  const counting = modifiers.filter(({ entry }) => entry.count !== undefined);
  // "a row of six chairs" has six, and so has a set of six
  const isNumber = ({ lemma }: Term) => !ARRANGEMENTS.has(formOf(lemma)) && !lemma.endsWith(" of");
  const said = (counting.find(isNumber) ?? counting[0])?.entry.count;
  const noun = head.lemma.slice(head.lemma.lastIndexOf(" ") + 1);
  const isOne = [noun, head.lemma].some(
    (name) => PLURAL_BUT_ONE.has(name) || (head.plural && PLURAL_BUT_ONE.has(`${name}s`)),
  );
  if (isOne && (said === undefined || said === 2) && head.entry.object?.word !== "drinking glass") return 1;
  if (said !== undefined) return said;
  const many = COLLECTIVES.get(head.plural ? `${noun}s` : noun);
  if (many !== undefined) return many;
  if (!head.plural || head.possessive) return 1;
  if (isPaired(head)) return 2;
  return determiner ? 1 : BARE_PLURAL;
}

/** The last word decides: "cowboy boots" are boots. */
const isPaired = ({ lemma, plural }: Term): boolean => {
  const noun = lemma.split(" ").at(-1) as string;
  return plural && (PAIRED.has(noun) || PAIRED.has(noun.replace(/s$/, "")));
};

const formOf = (lemma: string): string => lemma.replace(/^a /, "").replace(GROUPS.has(lemma) ? /s of$/ : / of$/, "");

/** What is said of many that lie on each other: "stacked plates". */
const HEAPED: ReadonlyMap<string, "stack" | "pile" | "crossed"> = new Map([
  ["stacked", "stack"],
  ["piled", "pile"],
  ["crossed", "crossed"],
]);

/** How several of a thing lie together, if that was said: "a pile of dice". */
export function arrangementOf(head: Term, modifiers: readonly Term[]) {
  const counting =
    modifiers.find(({ lemma }) => GROUPS.has(lemma)) ?? modifiers.find(({ entry }) => entry.count !== undefined);
  const said = counting && ARRANGEMENTS.get(formOf(counting.lemma));
  const heaped = head.plural
    ? modifiers.flatMap(({ entry }) => HEAPED.get(entry.trait?.trait ?? "") ?? [])[0]
    : undefined;
  if (heaped) return heaped;
  const isPair = counting === undefined || counting.entry.count === 2;
  return said ?? (isPaired(head) && isPair ? "pair" : undefined);
}

/** "a loaf of bread", "a loaf of rye bread". */
export function isSameThing({ entry }: Term, terms: readonly Term[], at: number): boolean {
  const end = terms.findIndex(({ entry, pause }, i) => i > at + 1 && (entry.connector || pause !== "none"));
  const noun = terms.slice(at + 1, end < 0 ? terms.length : end).findLast(isNounLike);
  return noun?.entry.object !== undefined && noun.entry.object.concept === entry.object?.concept;
}

/** "with a big grin": what is said is said of a noun that nothing is known of. */
export const isOfUnknown = (terms: readonly Term[]): boolean => {
  const last = terms.at(-1);
  return last !== undefined && !isQuality(last.entry) && terms.length > 1;
};
