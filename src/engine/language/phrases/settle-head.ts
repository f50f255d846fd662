import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { findConcept } from "../things/find-concept.ts";
import { isOneOf, kindName, nearestConcept } from "../things/nearest-concept.ts";
import { ANYTHING, COSTUMES, FORM_HEADS, HYBRID_HEADS, PLAIN_PEOPLE, SET_UP } from "../words/form-heads.ts";
import { POSITIONS } from "../words/scenery.ts";
import { formName, formQualities, innerQualities, styled } from "./form-qualities.ts";
import { isThingOf } from "./guise-in.ts";
import { isQuality } from "./noun-phrase.ts";

export interface SettledHead {
  readonly head: Term;
  readonly modifiers: readonly Term[];
  /** "a chair leg": the head names a part of the modifier, which is what is made. */
  readonly ownPart?: { readonly slot: string; readonly term: Term };
  /** "a raccoon detective", "a samurai cat": whom it is dressed as. */
  readonly guise?: Term;
  /** "a dragon-cat hybrid": the thing whose shape it shares. */
  readonly likeness?: Term;
}

/**
 * The noun that a compound is about. Mostly the last one; but a "rabbit figurine" is a rabbit, a "raccoon detective" a
 * raccoon, and of a "car wheel" the car is made.
 */
export function settleHead(
  terms: readonly Term[],
  headIndex: number,
  vocabulary: Vocabulary,
  ledger: WordLedger,
): SettledHead {
  const { head, modifiers } = joinApart(
    terms[headIndex] as Term,
    terms.filter((_, i) => i !== headIndex),
    vocabulary,
  );
  return (
    settleHybrid(head, modifiers, vocabulary, ledger) ??
    settleForm(head, modifiers, vocabulary, ledger) ??
    settleGuise(head, modifiers, vocabulary) ??
    settleKind(head, modifiers, vocabulary, ledger) ??
    (head.entry.object?.own && !isOfCrop(head, modifiers)
      ? settleOwn(head, modifiers, ledger)
      : settlePart(head, modifiers, vocabulary))
  );
}

/** "a bonsai maple tree", "an office leather chair": the first and the last word are one name, and what stands between says more. */
function joinApart(
  head: Term,
  modifiers: readonly Term[],
  { entries }: Vocabulary,
): Pick<SettledHead, "head" | "modifiers"> {
  for (const term of modifiers) {
    const object =
      term.possessive || isQuality(term.entry) ? undefined : entries.get(`${term.lemma} ${lastWord(head)}`)?.object;
    const isApart = term.end !== head.start || head.lemma.includes(" ");
    if (!object?.own || !isApart || object.concept === head.entry.object?.concept) continue;
    return { head: { ...head, entry: { ...head.entry, object } }, modifiers: without(modifiers, term) };
  }
  return { head, modifiers };
}

/** "beet tops": not what is worn. */
const isOfCrop = ({ lemma }: Term, modifiers: readonly Term[]): boolean =>
  POSITIONS.has(lemma) && modifiers.some(({ entry }) => /^(?:food|plant)$/.test(entry.object?.concept.family ?? ""));

const without = (terms: readonly Term[], ...left: readonly (Term | undefined)[]): Term[] =>
  terms.filter((term) => !left.includes(term));

/** "a squirrel-lizard hybrid", "a fox-owl": the first is made, the second gives it features. */
function settleHybrid(
  head: Term,
  modifiers: readonly Term[],
  vocabulary: Vocabulary,
  ledger: WordLedger,
): SettledHead | undefined {
  const animals = modifiers.filter((term) => isAnimal(term, vocabulary));
  if (HYBRID_HEADS.has(head.lemma) && !head.entry.object?.own && animals.length > 1) {
    const [first, second] = animals as [Term, Term];
    ledger.mark(head, "style", "hybrid");
    return {
      head: first,
      likeness: second,
      modifiers: [...without(modifiers, first, second), styled(head, "hybrid")],
    };
  }
  const before = modifiers.at(-1);
  if (!head.joined || !before || !isAnimal(before, vocabulary) || !isAnimal(head, vocabulary)) return undefined;
  if (conceptOf(before, vocabulary) === conceptOf(head, vocabulary)) return undefined;
  return { head: before, likeness: head, modifiers: [...without(modifiers, before), styled(head, "hybrid")] };
}

/** Concepts of what is anything that is heavy or pretty enough: shaped like an owl, it is an owl. */
const TAKES_ANY_SHAPE: ReadonlySet<string> = new Set(["paperweight"]);

/** "rabbit figurine", "bronze horse statue", "dragon toy", "owl-shaped charm". */
function settleForm(
  head: Term,
  modifiers: readonly Term[],
  vocabulary: Vocabulary,
  ledger: WordLedger,
): SettledHead | undefined {
  if (!FORM_HEADS.has(formName(head))) return undefined;
  const isMeant = (term: Term) => isThing(term) && !term.entry.material && !findConcept(term, "", vocabulary).assumed;
  const places = modifiers.filter(({ lemma }) => SET_UP.has(lemma));
  const meant =
    without(modifiers, ...places).findLast((term) => isMeant(term) && !term.possessive) ??
    (head.entry.object?.own && !TAKES_ANY_SHAPE.has(head.entry.object.concept.id)
      ? undefined
      : modifiers.flatMap((term) => (isThing(term) ? term : (term.entry.likeness ?? []))).at(-1));
  if (!meant) return undefined;
  ledger.mark(head, "style", head.lemma);
  for (const term of places) ledger.mark(term, "unused");
  const rest = [...without(modifiers, meant, ...places), ...innerQualities(head, vocabulary)];
  const settled = settleGuise(meant, rest, vocabulary) ?? settleOwn(meant, rest, ledger);
  const said = [...rest, ...innerQualities(meant, vocabulary)];
  return { ...settled, modifiers: [...settled.modifiers, ...formQualities(head, said, vocabulary)] };
}

/** "raccoon detective", "robot chef", "samurai cat": somebody of a trade who is an animal or a machine. */
function settleGuise(head: Term, modifiers: readonly Term[], vocabulary: Vocabulary): SettledHead | undefined {
  if (head.entry.part && !head.entry.object) return undefined;
  const isBeing = (term: Term) => !term.possessive && isAnimal(term, vocabulary);
  const wearer = COSTUMES.has(head.lemma) ? vocabulary.entries.get("child")?.object : undefined;
  const worn =
    wearer && modifiers.findLast((term) => isBeing(term) || isPerson(term, vocabulary) || isThingOf(term, head));
  // "a lion costume": nobody is said to wear it, yet on somebody it is seen best
  if (worn) return { head: { ...head, entry: { object: wearer } }, guise: worn, modifiers: without(modifiers, worn) };
  if (isPerson(head, vocabulary)) {
    const being =
      modifiers.findLast(isBeing) ??
      modifiers.findLast((term) => term.entry.object?.concept.family === "figure" && !isPerson(term, vocabulary));
    if (!being) return undefined;
    // "a robot couple", "a penguin family": several of them
    const together = TOGETHER.get(head.lemma);
    if (together !== undefined)
      return { head: being, modifiers: [...without(modifiers, being), { ...head, entry: { count: together } }] };
    return PLAIN_PEOPLE.has(head.lemma)
      ? { head, guise: being, modifiers: without(modifiers, being) }
      : { head: being, guise: head, modifiers: without(modifiers, being) };
  }
  if (!isBeing(head) && head.entry.object?.concept.family !== "figure") return undefined;
  const person = modifiers.find(
    (term) => !term.possessive && !PLAIN_PEOPLE.has(term.lemma) && isPerson(term, vocabulary),
  );
  if (!person) return undefined;
  const settled = head.entry.object?.own ? settleOwnQuietly(head, without(modifiers, person)) : undefined;
  return { head, modifiers: without(modifiers, person), ...settled, guise: person };
}

/** "a cardinal bird", "a violin instrument": of a thing and what it is one of, the thing says more. */
function settleKind(
  head: Term,
  modifiers: readonly Term[],
  vocabulary: Vocabulary,
  ledger: WordLedger,
): SettledHead | undefined {
  const thing = modifiers.findLast(({ end }) => end === head.start);
  if (!thing || thing.possessive || !isThing(thing) || ANYTHING.has(head.lemma)) return undefined;
  // WordNet has emerald under the shades: that of a lamp is of that colour
  if (thing.entry.colours && head.entry.part && head.lemma === "shade") return undefined;
  const { object: known, material } = thing.entry;
  // "a marble ball"; but what fruit's peel is like is no material here
  if (material && known?.concept.family !== "food") return undefined;
  const isSame = head.entry.object?.own && head.entry.object.concept === known?.concept;
  if (!known?.own || isSame || !isOneOf(known.concept, singular(head.lemma), vocabulary.lexicon)) return undefined;
  ledger.mark(head, "object", known.concept.id);
  return settleOwn({ ...thing, plural: head.plural }, without(modifiers, thing), ledger);
}

function isPerson(term: Term, vocabulary: Vocabulary): boolean {
  const { entry, lemma } = term;
  if (entry.material || entry.colours || entry.condition || entry.count !== undefined) return false;
  // a pirate is somebody, and pirate a style
  if (entry.trait && entry.object?.concept.words[0] !== "person") return false;
  if (NO_PEOPLE.has(lemma) || FORM_HEADS.has(lemma)) return false;
  if (entry.object && entry.object.concept.family !== "figure") return false;
  if (entry.object?.own && entry.object.concept.words[0] !== "person") return TRADES.has(entry.object.concept.id);
  // a word that somebody gave to people is one of theirs, though WordNet knows a barista not at all and a boxer as a dog
  return (
    isThing(term) && ((entry.object !== undefined && !entry.trait) || kindName(lemma, vocabulary.lexicon) === "figure")
  );
}

/** Nouns of those who belong together -> how many they are. */
const TOGETHER: ReadonlyMap<string, number> = new Map([
  ["couple", 2],
  ["duo", 2],
  ["twin", 2],
  ["trio", 3],
  ["family", 4],
  ["squad", 4],
  ["gang", 4],
]);

/** Figures of their own that somebody else can be dressed as. */
const TRADES: ReadonlySet<string> = new Set(
  "knight astronaut wizard witch samurai ninja pirate chef firefighter cowboy viking clown king queen police-officer doctor soldier farmer santa superhero".split(
    " ",
  ),
);

/** WordNet files them under persons; prompts mean things. */
const NO_PEOPLE: ReadonlySet<string> = new Set(
  "robot skeleton doll teddy statue bust mannequin snowman skull page spirit ghost angel monster dragon creature male female adult model stock star ace".split(
    " ",
  ),
);

/** "corgi puppy", "convertible car": of two words of one concept the first says more. */
function settleOwn(head: Term, modifiers: readonly Term[], ledger: WordLedger): SettledHead {
  const known = head.entry.object;
  for (const term of modifiers) {
    if (known && term.entry.object?.concept === known.concept) ledger.mark(term, "object", known.concept.id);
  }
  return settleOwnQuietly(head, modifiers);
}

function settleOwnQuietly(head: Term, modifiers: readonly Term[]): SettledHead {
  const known = head.entry.object;
  const same = modifiers.findLast(({ entry }) => entry.object && entry.object.concept === known?.concept);
  const closer = same?.entry.object;
  if (!known || !closer) return { head, modifiers };
  const isGeneral = known.word === known.concept.words[0];
  const extra: Term[] = isGeneral ? [] : [{ ...head, entry: { trait: { role: "style", trait: known.word } } }];
  return {
    head: { ...head, entry: { ...head.entry, object: closer } },
    modifiers: [...without(modifiers, same), ...extra],
  };
}

/** "a chair leg", "a doll's face", "beet tops". */
function settlePart(head: Term, modifiers: readonly Term[], vocabulary: Vocabulary): SettledHead {
  const topped = POSITIONS.has(head.lemma)
    ? modifiers.findLast((term) => isThing(term) && !term.entry.colours)
    : undefined;
  if (topped) return { head: topped, modifiers: without(modifiers, topped) };
  // "a doll's face": there is a concept of that alone
  const whose = modifiers.findLast((term) => term.possessive && term.entry.object);
  const alone = whose && vocabulary.entries.get(`${whose.entry.object?.concept.words[0]} ${head.lemma}`)?.object;
  if (whose && alone?.own) return { head: { ...head, entry: { object: alone } }, modifiers: without(modifiers, whose) };
  if (head.entry.part && !head.entry.object) {
    for (const term of modifiers) {
      const known = term.entry.material ? undefined : term.entry.object;
      const slot = known && vocabulary.slots.get(known.concept.id)?.get(head.lemma);
      if (slot !== undefined) return { head: term, modifiers: without(modifiers, term), ownPart: { slot, term: head } };
    }
  }
  // "a doll's face": what has no shape of its own gives way to its owner
  const isShapeless =
    head.entry.part ||
    (!head.entry.object && head.wordClass !== "new" && !nearestConcept(head.lemma, vocabulary.lexicon));
  const owner = isShapeless && modifiers.findLast((term) => term.possessive && isThing(term));
  return owner ? { head: owner, modifiers: without(modifiers, owner) } : { head, modifiers };
}

const isThing = ({ entry, wordClass }: Term): boolean =>
  entry.object !== undefined ||
  (wordClass === "thing" && !entry.material && !entry.colours && !entry.trait && !entry.condition);

const conceptOf = (term: Term, vocabulary: Vocabulary) => findConcept(term, "", vocabulary).concept;

const isAnimal = (term: Term, { lexicon }: Vocabulary): boolean =>
  isThing(term) &&
  (term.entry.object ? term.entry.object.concept.family === "animal" : kindName(term.lemma, lexicon) === "animal");
