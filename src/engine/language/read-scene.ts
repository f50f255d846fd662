import type { RelationKind } from "./brief.ts";
import { findConcept } from "./find-concept.ts";
import type { Term } from "./match-terms.ts";
import { applyModifiers } from "./modifiers.ts";
import { QualitiesDraft } from "./qualities.ts";
import { type Mention, newScene, partOf, type Scene } from "./scene.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { WordLedger } from "./word-ledger.ts";
import { ACTIVE, type ConnectorKind } from "./words/connectors.ts";
import { PLURAL_BUT_ONE } from "./words/counts.ts";
import { THING_ALONE } from "./words/material-words.ts";
import { OF_WORDS } from "./words/noise.ts";
import { SCENERY } from "./words/scenery.ts";

/** Things in a bare plural: "mushrooms". */
const BARE_PLURAL = 3;

const LIVING_FAMILIES: ReadonlySet<string> = new Set(["animal", "figure"]);

interface Tie {
  readonly kind: ConnectorKind;
  readonly source: Mention | undefined;
  readonly term: Term;
}

/** A noun phrase while it is being read. */
interface Phrase {
  determiner: boolean;
  readonly terms: Term[];
  /** Indices in `terms` of what can be the head. */
  readonly nouns: number[];
}

const newPhrase = (): Phrase => ({ determiner: false, terms: [], nouns: [] });

/**
 * Reads terms from left to right into things, parts and relations. A noun phrase ends at a preposition, a verb, a new
 * article or a pause; its last noun is the head, the words before it modify; the word before the phrase ties it to
 * what came earlier.
 */
export function readScene(terms: readonly Term[], vocabulary: Vocabulary, ledger: WordLedger): Scene {
  const reader = new SceneReader(vocabulary, ledger);
  for (const [at, term] of terms.entries()) reader.read(term, terms, at);
  return reader.finish();
}

class SceneReader {
  readonly #scene = newScene();
  readonly #vocabulary: Vocabulary;
  readonly #ledger: WordLedger;
  #phrase = newPhrase();
  #tie: Tie | undefined;
  /** The tie that "and" and commas repeat. */
  #lastTie: Tie | undefined;
  /** What was named last, for words that follow it. */
  #focus: Mention | undefined;
  /** Said before any thing was named. */
  readonly #early: Term[] = [];

  constructor(vocabulary: Vocabulary, ledger: WordLedger) {
    this.#vocabulary = vocabulary;
    this.#ledger = ledger;
  }

  finish(): Scene {
    this.#close();
    if (this.#scene.mentions.length === 0) applyModifiers(this.#early, this.#scene.early, this.#ledger, true);
    return this.#scene;
  }

  read(term: Term, terms: readonly Term[], at: number): void {
    if (term.pause === "sentence") this.#pause(true);
    else if (term.pause === "comma") this.#pause(false);
    const { entry } = term;
    const next = terms[at + 1];
    if (entry.connector && !this.#isModifier(term, next)) this.#connect(term, entry.connector);
    else if (entry.determiner) this.#determine(term);
    else if (entry.noise) this.#ledger.mark(term, "noise");
    else if (this.#isSuffix(term)) this.#applySuffix(term);
    else if (isNounLike(term)) this.#push(term, true);
    else if (entry.grammar && entry.degree === undefined) this.#ledger.mark(term, "grammar");
    else this.#adjective(term, terms, at);
  }

  /** "playing cards", "drinking glass": a verb with -ing right before a noun, where no noun came before. */
  #isModifier(term: Term, next: Term | undefined): boolean {
    const isLoose = this.#phrase.nouns.length === 0 && this.#phrase.determiner;
    return isLoose && term.lemma.endsWith("ing") && next !== undefined && isNounLike(next);
  }

  #pause(isSentence: boolean): void {
    if (this.#phrase.nouns.length > 0) this.#close();
    else if (!this.#phrase.determiner || isSentence) this.#close();
    if (isSentence) {
      this.#tie = undefined;
      this.#lastTie = undefined;
    }
  }

  #connect(term: Term, kind: ConnectorKind): void {
    this.#ledger.mark(term, kind === "without" ? "negation" : kind === "and" || kind === "of" ? "grammar" : "relation");
    const hasNoun = this.#phrase.nouns.length > 0;
    if ((kind === "and" || kind === "or") && !hasNoun && this.#phrase.terms.length > 0) return;
    if (kind === "of" && hasNoun && this.#isOnlyForm()) return;
    this.#close();
    if (kind === "and" || kind === "or") {
      const source = this.#lastTie?.source ?? this.#focus;
      this.#tie =
        this.#lastTie && this.#repeats(this.#lastTie.kind) ? this.#lastTie : source && { kind: "beside", source, term };
      return;
    }
    const source = this.#sourceFor(kind);
    this.#tie = { kind, source, term };
    this.#lastTie = this.#tie;
  }

  #repeats(kind: ConnectorKind): boolean {
    return kind === "with" || kind === "without" || kind === "covered" || kind === "made" || ACTIVE.has(kind);
  }

  /** "a slice of", "a statue of": the noun that follows is what is meant. */
  #isOnlyForm(): boolean {
    const phrase = this.#phrase;
    const head = phrase.terms[phrase.nouns.at(-1) as number] as Term;
    if (!OF_WORDS.has(head.lemma)) return false;
    phrase.terms.splice(phrase.nouns.at(-1) as number, 1);
    phrase.nouns.length = 0;
    phrase.determiner = true;
    this.#ledger.mark(head, "noise");
    return true;
  }

  /** Who wears, holds or stands: the last living thing for a verb of somebody, else what was named last. */
  #sourceFor(kind: ConnectorKind): Mention | undefined {
    const { mentions } = this.#scene;
    if (ACTIVE.has(kind)) {
      return mentions.findLast(({ concept }) => LIVING_FAMILIES.has(concept.family)) ?? this.#focus;
    }
    const wearer = this.#scene.links.find(({ to, kind: link }) => to === this.#focus && ACTIVE.has(link))?.from;
    return (kind === "on" || kind === "in" || kind === "under" || kind === "beside") && wearer ? wearer : this.#focus;
  }

  #determine(term: Term): void {
    if (this.#phrase.nouns.length > 0) this.#close();
    this.#phrase.determiner = true;
    this.#ledger.mark(term, "grammar");
  }

  #push(term: Term, noun: boolean): void {
    if (noun) this.#phrase.nouns.push(this.#phrase.terms.length);
    this.#phrase.terms.push(term);
  }

  /** An adjective before its noun joins the phrase; after the noun it ends it, and speaks of that noun unless another follows. */
  #adjective(term: Term, terms: readonly Term[], at: number): void {
    if (this.#phrase.nouns.length === 0) {
      this.#push(term, false);
      return;
    }
    if (isUnknown(term) && !nounFollows(terms, at)) {
      this.#push(term, false);
      return;
    }
    const isPose = term.entry.trait?.role === "pose";
    this.#close();
    if (this.#focus && (isPose || !nounFollows(terms, at))) this.#describe(this.#focus, [term]);
    else this.#push(term, false);
  }

  /** `covered`, `coloured`, `legged` after the word they belong to. */
  #isSuffix({ lemma }: Term): boolean {
    if (this.#phrase.terms.length === 0) return false;
    return COVER_SUFFIXES.has(lemma) || SHAPE_SUFFIXES.has(lemma) || this.#partInside(lemma) !== undefined;
  }

  #partInside(word: string): string | undefined {
    if (!word.endsWith("ed")) return undefined;
    for (const stem of [word.slice(0, -2), word.slice(0, -1), word.slice(0, -3)]) {
      if (stem.length > 2 && this.#vocabulary.entries.get(stem)?.part) return stem;
    }
    return undefined;
  }

  #applySuffix(term: Term): void {
    const { terms, nouns } = this.#phrase;
    const before = terms.at(-1) as Term;
    const at = terms.length - 1;
    const part = this.#partInside(term.lemma);
    if (part !== undefined) {
      terms.pop();
      if (nouns.at(-1) === at) nouns.pop();
      this.#phrase.terms.push({ ...term, entry: { partInside: { word: part, of: before } } });
      return;
    }
    if (SHAPE_SUFFIXES.has(term.lemma)) {
      terms[at] = { ...before, end: term.end, entry: { trait: { role: "shape", trait: `${before.lemma}-shaped` } } };
      if (nouns.at(-1) === at) nouns.pop();
      return;
    }
    if (nouns.at(-1) === at) nouns.pop();
    this.#ledger.mark(term, "grammar");
  }

  /** Ends the phrase: its head becomes a thing or a part, tied to what came before. */
  #close(): void {
    const phrase = this.#phrase;
    if (phrase.terms.length === 0) {
      if (phrase.determiner) this.#phrase = newPhrase();
      return;
    }
    this.#phrase = newPhrase();
    const tie = this.#tie;
    this.#tie = undefined;
    const headIndex = chooseHead(phrase, this.#scene.mentions.length === 0, tie?.kind);
    if (headIndex === undefined) this.#closeWithoutHead(phrase, tie);
    else this.#closeWithHead(phrase, headIndex, tie);
  }

  #closeWithoutHead(phrase: Phrase, tie: Tie | undefined): void {
    const owner = tie?.source ?? this.#focus;
    if (tie?.kind === "without") this.#avoid(phrase.terms);
    else if (tie?.kind === "covered" && owner) this.#describe(owner, phrase.terms);
    else if (owner) this.#describe(owner, phrase.terms);
    else this.#early.push(...phrase.terms);
  }

  #closeWithHead(phrase: Phrase, headIndex: number, tie: Tie | undefined): void {
    const head = phrase.terms[headIndex] as Term;
    const modifiers = phrase.terms.filter((_, i) => i !== headIndex);
    const owner = this.#ownerOf(head, tie);
    if (owner) this.#part(owner.mention, owner.slot, head, modifiers, tie);
    else if (tie?.kind === "without") this.#exclude(head, modifiers);
    else if (tie?.kind === "like") this.#like(head, modifiers, tie);
    else if (tie?.kind === "made" && tie.source) this.#describe(tie.source, phrase.terms);
    else if (tie?.kind === "covered" && tie.source && !head.entry.object) this.#describe(tie.source, phrase.terms);
    else this.#thing(head, modifiers, tie, phrase);
  }

  /** Whose part the noun is, if it can be one here. */
  #ownerOf(head: Term, tie: Tie | undefined): { mention: Mention; slot: string } | undefined {
    if (!head.entry.part) return undefined;
    const { mentions } = this.#scene;
    const candidates = tie?.source ? [tie.source, ...mentions.toReversed()] : mentions.toReversed();
    const isTied = tie?.kind === "with" || tie?.kind === "without" || tie?.kind === "of" || tie?.kind === "beside";
    if (head.entry.object && !isTied && tie !== undefined) return undefined;
    for (const mention of candidates) {
      const slot = this.#vocabulary.slots.get(mention.concept.id)?.get(head.lemma);
      if (slot !== undefined) return { mention, slot };
      if (head.entry.object) return undefined;
    }
    return undefined;
  }

  #part(mention: Mention, slot: string, head: Term, modifiers: readonly Term[], tie: Tie | undefined): void {
    this.#ledger.mark(head, "part", slot);
    if (tie?.kind === "without" || modifiers.some(({ entry }) => entry.connector === "without")) {
      mention.without.add(slot);
      for (const term of modifiers) this.#ledger.mark(term, "unused");
      return;
    }
    const part = partOf(mention, slot);
    const count = modifiers.find(({ entry }) => entry.count !== undefined)?.entry.count;
    if (count !== undefined) part.count = count;
    applyModifiers(modifiers, part.qualities, this.#ledger, !LIVING_FAMILIES.has(mention.concept.family));
  }

  #exclude(head: Term, modifiers: readonly Term[]): void {
    if (head.entry.material || head.entry.covering || head.entry.colours) this.#avoid([...modifiers, head]);
    else for (const term of [...modifiers, head]) this.#ledger.mark(term, "negation", `no ${head.lemma}`);
  }

  #avoid(terms: readonly Term[]): void {
    const { colours, materials, conditions } = this.#scene.avoid;
    for (const term of terms) {
      const { entry } = term;
      for (const { word } of entry.colours ?? []) colours.add(word);
      if (entry.material) materials.add(entry.material.id);
      for (const [name] of entry.condition ?? []) conditions.add(name);
      if (entry.covering) conditions.add(entry.covering[0]);
      this.#ledger.mark(term, "negation", `no ${term.lemma}`);
    }
  }

  #like(head: Term, modifiers: readonly Term[], tie: Tie): void {
    for (const term of modifiers) this.#ledger.mark(term, "unused");
    tie.source?.qualities.addTrait({ trait: `${head.lemma}-shaped` });
    this.#ledger.mark(head, "shape", `${head.lemma}-shaped`);
  }

  #thing(head: Term, modifiers: readonly Term[], tie: Tie | undefined, phrase: Phrase): void {
    const { mentions, links, notes } = this.#scene;
    const typed = this.#ledger.typed(head);
    const isPlace = mentions.length > 0 && head.entry.object?.own !== true && SCENERY.has(head.lemma);
    if (isPlace || (tie?.kind === "place" && mentions.length > 0)) {
      for (const term of [...modifiers, head]) this.#ledger.mark(term, "unused");
      return;
    }
    const { concept, word, assumed, note } = findConcept(head, typed, this.#vocabulary);
    if (assumed && mentions.length > 0) {
      for (const term of [...modifiers, head]) this.#ledger.mark(term, "unused");
      notes.push(`"${typed}" was left out: nothing like it can be made yet.`);
      return;
    }
    const mention: Mention = {
      concept,
      word,
      text: typed,
      assumed,
      count: countOf(head, modifiers, phrase.determiner),
      qualities: new QualitiesDraft(),
      parts: new Map(),
      without: new Set(),
    };
    this.#ledger.mark(head, "object", concept.id, assumed);
    if (note !== undefined) notes.push(note);
    mentions.push(mention);
    if (mentions.length === 1) this.#describe(mention, this.#early);
    this.#describe(mention, modifiers);
    this.#focus = mention;
    if (tie?.source && tie.source !== mention) links.push(relate(tie.kind, tie.source, mention));
  }

  #describe(mention: Mention, terms: readonly Term[]): void {
    const plain: Term[] = [];
    for (const term of terms) {
      const inner = term.entry.partInside;
      const slot = inner && this.#vocabulary.slots.get(mention.concept.id)?.get(inner.word);
      if (!inner) plain.push(term);
      else if (slot === undefined) for (const unused of [term, inner.of]) this.#ledger.mark(unused, "unused");
      else this.#part(mention, slot, term, [inner.of], undefined);
    }
    applyModifiers(plain, mention.qualities, this.#ledger, !LIVING_FAMILIES.has(mention.concept.family));
  }
}

const COVER_SUFFIXES: ReadonlySet<string> = new Set(
  "covered coated capped colored coloured hued toned bound clad plated stained dusted made studded lined trimmed".split(
    " ",
  ),
);
const SHAPE_SUFFIXES: ReadonlySet<string> = new Set(["shaped"]);

const isUnknown = ({ entry }: Term): boolean =>
  entry.trait === undefined &&
  entry.colours === undefined &&
  entry.condition === undefined &&
  entry.count === undefined &&
  entry.degree === undefined &&
  entry.tint === undefined &&
  entry.material === undefined;

/** Whether a term can be the head of a noun phrase. */
function isNounLike({ entry, lemma }: Term): boolean {
  if (entry.object || entry.part) return true;
  if (entry.material) return THING_ALONE.has(lemma) || entry.colours === undefined;
  return entry.covering !== undefined && entry.condition === undefined;
}

function nounFollows(terms: readonly Term[], at: number): boolean {
  for (let i = at + 1; i < terms.length; i += 1) {
    const term = terms[i] as Term;
    if (term.pause !== "none" || term.entry.connector || term.entry.determiner) return false;
    if (isNounLike(term)) return true;
  }
  return false;
}

/** The last thing or part; else, where something must be made, the last word nobody knows. */
function chooseHead(phrase: Phrase, isFirst: boolean, tie: ConnectorKind | undefined): number | undefined {
  const named = phrase.nouns.findLast((i) => {
    const { entry } = phrase.terms[i] as Term;
    return entry.object || entry.part;
  });
  if (named !== undefined && named === phrase.nouns.at(-1)) return named;
  if (named !== undefined) return named;
  const unknown = phrase.terms.findLastIndex(
    (term) => isUnknown(term) && !/(?:ly|ing|ed|ful|ous|ish|less|est)$/.test(term.lemma),
  );
  if (unknown >= 0 && (isFirst || (tie !== undefined && tie !== "made"))) return unknown;
  return undefined;
}

function countOf(head: Term, modifiers: readonly Term[], determiner: boolean): number {
  const said = modifiers.find(({ entry }) => entry.count !== undefined)?.entry.count;
  if (PLURAL_BUT_ONE.has(head.lemma) && (said === undefined || said === 2)) return 1;
  if (said !== undefined) return said;
  return head.plural && !determiner && !head.possessive ? BARE_PLURAL : 1;
}

const GARMENT = "garment";

/** The relation a tie stands for. What is "on" an animal and can be worn, is worn. */
function relate(
  kind: ConnectorKind,
  source: Mention,
  thing: Mention,
): { kind: RelationKind; from: Mention; to: Mention } {
  const isWorn = (garment: Mention, wearer: Mention) =>
    garment.concept.family === GARMENT && LIVING_FAMILIES.has(wearer.concept.family);
  switch (kind) {
    case "on":
      return isWorn(source, thing) ? { kind: "wearing", from: thing, to: source } : { kind, from: source, to: thing };
    case "in":
    case "with":
    case "wearing":
      if (isWorn(thing, source)) return { kind: "wearing", from: source, to: thing };
      return { kind: kind === "wearing" ? "with" : kind, from: source, to: thing };
    case "of":
      return { kind: "in", from: thing, to: source };
    case "under":
    case "beside":
    case "holding":
    case "riding":
      return { kind, from: source, to: thing };
    case "covered":
    case "made":
      return { kind: "with", from: source, to: thing };
    default:
      return { kind: "beside", from: thing, to: source };
  }
}
