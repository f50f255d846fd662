import type { Scene, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import { isLiving } from "../ties/relate.ts";
import { isAdjective, isVerb as isVerbLemma } from "../word-net.ts";
import { COLOURS } from "../words/colours.ts";
import { DETERMINERS } from "../words/noise.ts";
import { BODY, DEPICTED, PRONOUNS } from "../words/situations.ts";
import { isNounLike, isOnlyQualities, isQuality, type NounPhrase, nounFollows } from "./noun-phrase.ts";

/** A material, colour, or somebody's, right before another noun. */
export const isModifierNoun = (term: Term, terms: readonly Term[], at: number): boolean => {
  const { entry, possessive } = term;
  const next = terms[at + 1];
  if (possessive && next && next.pause === "none") return true;
  // "a slick black helmet": in no list, and an adjective among others
  const isAmongQualities = Object.keys(entry).length === 0 && next?.pause === "none" && isQuality(next.entry);
  if (isAmongQualities && nounFollows(terms, at) && isAdjective(term.lemma)) return true;
  const isStuff = entry.colours || ((entry.material || entry.covering) && (!entry.part || nounFollows(terms, at)));
  const isNamed = next?.pause === "none" && /^(?:thing|seldom|new)$/.test(next.wordClass) && !isQuality(next.entry);
  const isPlainNext = isNamed && !next.entry.connector && !next.entry.determiner && !next.entry.grammar;
  return Boolean(isStuff) && (nounFollows(terms, at) || (isPlainNext && term.entry.object === undefined));
};

/** "is painting", "a lamp casting a glow": nouns in -ing that are verbs here. */
export function isVerbHere({ lemma, entry }: Term, terms: readonly Term[], at: number, hasNoun: boolean): boolean {
  if (!lemma.endsWith("ing")) return false;
  const before = terms[at - 1];
  const next = terms[at + 1];
  if (before && /^(?:is|are|was|were)$/.test(before.lemma) && next?.pause === "none") return true;
  // "two children building a sandcastle"
  if (hasNoun && next?.pause === "none" && next.entry.determiner && !entry.connector) return true;
  if (entry.object || entry.part || Object.keys(entry).length > 0) return false;
  // "a rabbit cutting grass"
  if (hasNoun && before && isSomebody(before) && next?.pause === "none" && isNounLike(next)) return true;
  return hasNoun && Boolean(next?.entry.determiner || next?.entry.connector);
}

const isSomebody = ({ entry }: Term): boolean => /^(?:animal|figure)$/.test(entry.object?.concept.family ?? "");

const WATERS: ReadonlySet<string> = new Set(
  "water sea ocean lake river pond pool bath bathtub waves stream puddle canal swamp lagoon harbor harbour bay fountain tub sink bucket".split(
    " ",
  ),
);

/** "floating on calm water" does not fly; who floats on the back does just that. */
export const isAfloat = (terms: readonly Term[], at: number): boolean =>
  /^float(?!.* backs?$)/.test(terms[at]?.lemma ?? "") &&
  terms.slice(at + 1, at + 5).some(({ lemma }) => WATERS.has(lemma.slice(lemma.lastIndexOf(" ") + 1)));

/** "to repair a roof": what something is for, not what is there. */
export function isInfinitive(next: Term | undefined): boolean {
  if (next?.pause !== "none" || next.entry.determiner || next.entry.object?.own || next.plural) return false;
  return isVerbLemma(next.lemma) || next.wordClass === "action";
}

/** A verb with -ing right before a noun. */
const isVerbBefore = ({ lemma }: Term, next: Term | undefined): boolean =>
  lemma.endsWith("ing") && next?.pause === "none" && isNounLike(next);

/** "hand-carved", "moth-eaten", "a coin operated machine": the noun before is no thing by itself. */
export function loosenJoined(all: readonly Term[], at: number, { nouns, terms }: NounPhrase): void {
  const term = all[at] as Term;
  if (!term.joined && !(nouns.length === 1 && isDoneTo(term) && nounFollows(all, at))) return;
  const isLast = nouns.at(-1) === terms.length - 1;
  const isAdjective = !isNounLike(term) && (isQuality(term.entry) || /(?:ed|en|ing)$/.test(term.lemma));
  if (isLast && isAdjective) nouns.pop();
}

/** A participle right before the noun it is said of: "operated", "lit"; not "named". */
const isDoneTo = ({ lemma, entry }: Term): boolean => /(?:ed|lit)$/.test(lemma) && !entry.connector && !entry.grammar;

/** "with a bird painted on it", "a flag with a skull printed across it". */
export const isDepictedOn = ({ lemma }: Term, next: Term | undefined): boolean =>
  DEPICTED.has(lemma) && next?.entry.connector !== undefined && next.entry.connector !== "with";

/** "a drinking glass", "playing cards": where no noun came before. */
export const isVerbalAdjective = (
  term: Term,
  next: Term | undefined,
  { nouns, determiner, terms }: NounPhrase,
  isTied: boolean,
): boolean =>
  nouns.length === 0 &&
  (determiner || terms.length > 0 || isTied) &&
  // "on skis and wearing goggles"
  !/^(?:wearing|holding)$/.test(term.lemma) &&
  // "sitting cross-legged drinking tea"
  terms.at(-1)?.entry.trait?.role !== "pose" &&
  isVerbBefore(term, next);

/**
 * Whether an "and" goes on with qualities of one thing: "a red and blue ball". In "a cup of coffee and a croissant" what is of
 * something is whole before another article.
 */
export const joinsQualities = (and: Term, next: Term | undefined, phrase: NounPhrase, tie: Tie | undefined): boolean =>
  next !== undefined &&
  !next.entry.determiner &&
  // "with purple sand and a bronze frame"
  !(/ an?$/.test(and.lemma) && (tie?.kind === "of" || phrase.nouns.length > 0)) &&
  isOnlyQualities(phrase, next);

/** Whether a thing is to come next: after "while", and after the "and" of somebody who does two things, it is a deed. */
export const awaitsThing = (tie: Tie | undefined, before: Term | undefined): boolean =>
  tie !== undefined &&
  tie.word !== "while" &&
  !(before?.entry.connector === "and" && tie.source !== undefined && isLiving(tie.source));

/** "a purple inside": a preposition that ends a phrase with an article is the part of that name. */
export const isPartHere = (
  { entry }: Term,
  next: Term | undefined,
  { determiner, nouns }: Pick<NounPhrase, "determiner" | "nouns">,
): boolean => entry.part === true && determiner && nouns.length === 0 && (next === undefined || next.pause !== "none");

/** "in it", "around them"; but "in her hat" is hers. */
export function isPronoun(terms: readonly Term[], at: number): boolean {
  const term = terms[at];
  if (!term || !PRONOUNS.has(term.lemma)) return false;
  return !(DETERMINERS.has(term.lemma) && nounFollows(terms, at));
}

/** "a book with an apple on top": where nothing says on top of what. */
export const isOnTop = (terms: readonly Term[], at: number): boolean => {
  const after = terms[at + 1];
  return (
    terms[at]?.lemma === "top" && (after === undefined || after.pause !== "none" || Boolean(after.entry.connector))
  );
};

/** "state crown", "post office": a verb's plain form right before a noun, after a noun in the singular, is a noun itself. */
export function isCompoundPart(term: Term, before: Term | undefined, next: Term | undefined): boolean {
  if (term.wordClass !== "action" || /(?:ing|ed|s)$/.test(term.lemma)) return false;
  if (!before || before.plural || !next || next.pause !== "none") return false;
  return isNounLike(next) && !next.entry.connector;
}

/** Whether what is written on something ends here: "a sign that says stop on a pole". */
export const endsText = (term: Term, next: Term | undefined): boolean =>
  term.pause === "sentence" ||
  PUT_DOWN.has(term.lemma) ||
  Boolean(term.entry.connector && (next?.entry.determiner || ITSELF.has(next?.lemma ?? "")));

/** "with the word PEACE on it". */
const ITSELF: ReadonlySet<string> = new Set(["it", "them"]);

const PUT_DOWN: ReadonlySet<string> = new Set(
  "written painted printed carved engraved embroidered displayed across".split(" "),
);

/** "half gold, half silver": what each half is, as one term; "half cat half dragon" becomes "cat-dragon". */
export function joinHalves(said: readonly Term[]): readonly Term[] {
  const terms = said.flatMap(partHalf);
  const first = terms.findIndex(isHalf);
  const second = first < 0 ? -1 : terms.findIndex((term, at) => at > first + 1 && isHalf(term));
  if (second < 0 || second - first > 4) return terms;
  const isLink = ({ entry }: Term) => entry.connector === "and";
  const left = terms.slice(first + 1, second).filter((term) => !isLink(term));
  if (left.length === 0 || left.some(({ entry }) => entry.connector || entry.determiner)) return terms;
  const rest = terms.slice(second + 1);
  const things = [left.at(-1), rest[0]] as [Term, Term | undefined];
  const machine = machineHalves(things);
  if (machine) {
    const start = terms[first] as Term;
    const halves: Term = { ...start, end: (rest[0] as Term).end, entry: { halves: machine }, wordClass: "quality" };
    const whose = things.find((thing) => thing && !isMachine(thing)) as Term;
    const isNamed = terms.slice(0, first).some(({ entry }) => entry.object);
    const before = terms.slice(0, first).map((term) => (term.lemma === "face" ? { ...term, entry: BUST } : term));
    return isNamed
      ? [...before, halves, ...rest.slice(1)]
      : [...before, halves, { ...whose, pause: "none" }, ...rest.slice(1)];
  }
  if (things[0].entry.object && !isQuality(things[0].entry) && things[1]?.entry.object) {
    return [...terms.slice(0, first), things[0], { ...things[1], joined: true, pause: "none" }, ...rest.slice(1)];
  }
  const end = rest.findIndex((term, at) => at > 0 && (term.pause !== "none" || !isQuality(term.entry)));
  const last = end < 0 ? rest.length : end;
  const right = rest.slice(0, last);
  if (!left.every(({ entry }) => isQuality(entry)) || !right.every(({ entry }) => isQuality(entry))) return terms;
  const start = terms[first] as Term;
  const halves: Term = { ...start, end: (right.at(-1) ?? start).end, entry: { halves: [left, right] } };
  return [...terms.slice(0, first), halves, ...rest.slice(last)];
}

const isHalf = ({ lemma }: Term): boolean => lemma === "half";

/** "Half orange" beside another half is no piece of fruit. */
function partHalf(term: Term, _: number, all: readonly Term[]): Term | Term[] {
  const colour = /^half (.+)$/.exec(term.lemma)?.[1];
  const hex = colour === undefined ? undefined : COLOURS.get(colour);
  if (colour === undefined || hex === undefined || !all.some(isHalf)) return term;
  const own: Term = { ...term, start: term.end - 1, lemma: colour, entry: { colours: [{ word: colour, hex }] } };
  return [{ ...term, end: own.start, lemma: "half", entry: {}, pause: "none" }, own];
}

const isMachine = ({ entry, lemma }: Term): boolean =>
  entry.object?.concept.id === "robot" || /^(?:robot|android|machine|cyborg|mechanical|robotic)$/.test(lemma);
/** A face that is half a machine is shown with its shoulders. */
const BUST = { trait: { role: "shape", trait: "bust" } } as const;
const STEEL = { material: { id: "steel", exact: true as const } };

/** "Half human and half robot": one half is as it is, the other of steel. */
function machineHalves([one, other]: readonly [Term, Term | undefined]): [Term[], Term[]] | undefined {
  if (!other?.entry.object || !one.entry.object || isMachine(one) === isMachine(other)) return undefined;
  const steel: Term[] = [{ ...(isMachine(one) ? one : other), entry: STEEL }];
  return isMachine(one) ? [steel, []] : [[], steel];
}

/** "capturing a butterfly with his camera": after a verb, what it is done with, in the hand of who does it; "with his dog" beside. */
export function toolTie(
  terms: readonly Term[],
  at: number,
  last: Tie | undefined,
  { mentions }: Scene,
): Tie | undefined {
  const isDeed = last !== undefined && (last.verb !== undefined || /ing$/.test(last.word));
  if (!isDeed || !/^(?:his|her|its|their)$/.test(terms[at]?.lemma ?? "")) return undefined;
  if (BODY.has(terms[at + 1]?.lemma ?? "")) return undefined;
  const doer = last.source && isLiving(last.source) ? last.source : mentions.findLast(isLiving);
  const thing = terms.slice(at + 1).find(isNounLike)?.entry.object;
  return { kind: thing && isLiving(thing) ? "beside" : "holding", source: doer, word: "with" };
}

/** "well lit", "can fly": a word that is seldom a thing, before what it goes with; "cans stacked" are. */
export const isDegreeHere = ({ entry, plural }: Term, next: Term | undefined): boolean =>
  !(plural && entry.object) &&
  (entry.degree !== undefined || entry.grammar === true) &&
  next?.pause === "none" &&
  !isNounLike(next) &&
  !next.entry.connector &&
  !next.entry.determiner;

/** Words of a list of qualities at most. */
const LISTED = 8;

/**
 * "a small, round, blue box", "a gold, red and blue ring": a quality that parts are called by as well names nothing where more
 * qualities follow, and after them the thing.
 */
export function isListedQuality(terms: readonly Term[], at: number): boolean {
  const { entry, wordClass } = terms[at] as Term;
  if (entry.object || !isQuality(entry) || terms[at + 1]?.pause !== "comma") return false;
  // "purple conical roof, lit windows"
  if (entry.part && entry.material && wordClass === "thing" && terms[at]?.pause === "none") return false;
  for (const { entry: next, lemma } of terms.slice(at + 1, at + 1 + LISTED)) {
    if (next.object) return true;
    if (next.determiner || (next.connector && lemma !== "and") || !(next.connector || isQuality(next))) return false;
  }
  return false;
}

/** "With a bird inside", "a drawer, a sock hanging out": the thing that it is said of has been named. */
export const isPlaceAlone = ({ lemma }: Term, next: Term | undefined): boolean =>
  /^inside$| out$| side$/.test(lemma) && (next === undefined || next.pause !== "none");
