import type { Term } from "./match-terms.ts";
import { applyModifiers } from "./modifiers.ts";
import { chooseHead, isNounLike, isQuality, type NounPhrase, newPhrase, nounFollows } from "./noun-phrase.ts";
import { applySuffix } from "./phrase-suffix.ts";
import { isLiving } from "./relate.ts";
import type { Mention, Scene } from "./scene.ts";
import { SceneBuilder, type Tie } from "./scene-builder.ts";
import { settleHead } from "./settle-head.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { WordLedger } from "./word-ledger.ts";
import { ACTIVE, type ConnectorKind } from "./words/connectors.ts";
import { FORM_HEADS } from "./words/form-heads.ts";
import { OF_WORDS } from "./words/noise.ts";

/** Ties that "and" and commas repeat. */
const REPEATED: ReadonlySet<ConnectorKind> = new Set([
  "with",
  "without",
  "covered",
  "made",
  "wearing",
  "holding",
  "riding",
]);

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
  readonly #vocabulary: Vocabulary;
  readonly #ledger: WordLedger;
  #phrase = newPhrase();
  #tie: Tie | undefined;
  #lastTie: Tie | undefined;
  /** The phrase being read began after a comma. */
  #afterComma = false;
  readonly #builder: SceneBuilder;

  constructor(vocabulary: Vocabulary, ledger: WordLedger) {
    this.#vocabulary = vocabulary;
    this.#ledger = ledger;
    this.#builder = new SceneBuilder(vocabulary, ledger);
  }

  finish(): Scene {
    this.#close();
    if (this.#builder.scene.mentions.length === 0)
      applyModifiers(this.#builder.early, this.#builder.scene.early, this.#ledger, true);
    return this.#builder.scene;
  }

  read(term: Term, terms: readonly Term[], at: number): void {
    if (term.pause !== "none") this.#pause(term.pause === "sentence");
    const { entry } = term;
    if (entry.connector && !this.#isVerbalAdjective(term, terms[at + 1]))
      this.#connect(term, entry.connector, terms[at + 1]);
    else if (entry.determiner) this.#determine(term);
    else if (entry.noise && !entry.object) this.#ledger.mark(term, "noise");
    else if (applySuffix(term, this.#phrase, this.#vocabulary)) this.#ledger.mark(term, "grammar");
    else if (isNounLike(term) && !this.#isVerb(term, terms, at)) this.#push(term, !isModifierNoun(term, terms, at));
    else if (entry.grammar && !isQuality(entry)) this.#ledger.mark(term, "grammar");
    else this.#modify(term, terms, at);
  }

  /** "a drinking glass", "playing cards": a verb with -ing right before a noun, where no noun came before. */
  #isVerbalAdjective(term: Term, next: Term | undefined): boolean {
    const isFree =
      this.#phrase.nouns.length === 0 && (this.#phrase.determiner || this.#phrase.terms.length > 0 || this.#tie);
    return (
      Boolean(isFree) && term.lemma.endsWith("ing") && next !== undefined && next.pause === "none" && isNounLike(next)
    );
  }

  /** "is painting", "a lamp casting a glow": nouns in -ing that are verbs here. */
  #isVerb({ lemma, entry }: Term, terms: readonly Term[], at: number): boolean {
    if (!lemma.endsWith("ing") || entry.object || entry.part || Object.keys(entry).length > 0) return false;
    const before = terms[at - 1];
    const next = terms[at + 1]?.entry;
    if (before && /^(?:is|are|was|were)$/.test(before.lemma)) return true;
    return this.#phrase.nouns.length > 0 && Boolean(next?.determiner || next?.connector);
  }

  #pause(isSentence: boolean): void {
    const isOpenList = this.#phrase.nouns.length === 0 && this.#phrase.determiner && !isSentence;
    if (!isOpenList) {
      this.#close();
      this.#afterComma = true;
    }
    if (isSentence) {
      this.#tie = undefined;
      this.#lastTie = undefined;
    }
  }

  #connect(term: Term, kind: ConnectorKind, next: Term | undefined): void {
    this.#ledger.mark(term, kind === "without" ? "negation" : kind === "and" || kind === "of" ? "grammar" : "relation");
    const isAnd = kind === "and" || kind === "or";
    if (isAnd && this.#isOnlyQualities() && next && !next.entry.determiner) {
      this.#phrase.nouns.length = 0;
      return;
    }
    if (kind === "of" && this.#dropForm()) return;
    this.#close();
    if (isAnd) {
      const repeated = this.#lastTie && REPEATED.has(this.#lastTie.kind) ? this.#lastTie : undefined;
      this.#tie = repeated ?? (this.#builder.focus && { kind: "and", source: this.#builder.focus, word: term.lemma });
      return;
    }
    const { dropped } = this.#builder;
    this.#tie = kind === "of" && dropped ? dropped : { kind, source: this.#sourceFor(kind), word: term.lemma };
    this.#lastTie = this.#tie;
    this.#afterComma = false;
  }

  /** "silver and black …": nothing was named yet in the phrase. */
  #isOnlyQualities(): boolean {
    const { terms } = this.#phrase;
    return (
      terms.some(({ entry }) => isQuality(entry)) &&
      this.#phrase.nouns.every((i) => (terms[i] as Term).entry.colours && !(terms[i] as Term).entry.object)
    );
  }

  /** "a slice of", "a statue of": the noun that follows is what is meant. */
  #dropForm(): boolean {
    const { terms } = this.#phrase;
    const head = terms.at(-1);
    if (!head || head.entry.object?.own || !(OF_WORDS.has(head.lemma) || FORM_HEADS.has(head.lemma))) return false;
    terms.pop();
    this.#phrase = {
      determiner: true,
      terms: terms.filter((term) => !isNounLike(term) || term.entry.material),
      nouns: [],
    };
    this.#ledger.mark(head, "style", head.lemma);
    return true;
  }

  /** Who wears, holds or stands: the last living thing for a verb of somebody, else what was named last. */
  #sourceFor(kind: ConnectorKind): Mention | undefined {
    const { mentions, links } = this.#builder.scene;
    if (ACTIVE.has(kind)) return mentions.findLast(isLiving) ?? this.#builder.focus;
    const wearer = links.find(({ to, kind: link }) => to === this.#builder.focus && ACTIVE.has(link))?.from;
    return (kind === "on" || kind === "in" || kind === "under" || kind === "beside") && wearer
      ? wearer
      : this.#builder.focus;
  }

  #determine(term: Term): void {
    if (this.#phrase.nouns.length > 0) this.#close();
    if (term.entry.count !== undefined) {
      this.#push(term, false);
      return;
    }
    this.#phrase.determiner = true;
    this.#ledger.mark(term, "grammar");
  }

  #push(term: Term, noun: boolean): void {
    if (noun) this.#phrase.nouns.push(this.#phrase.terms.length);
    this.#phrase.terms.push(term);
  }

  /** A modifier before its noun joins the phrase; after it, it ends the phrase and speaks of that noun unless another follows. */
  #modify(term: Term, terms: readonly Term[], at: number): void {
    const { entry, wordClass } = term;
    const isOpen =
      this.#phrase.nouns.length === 0 || (!isQuality(entry) && wordClass !== "action" && !isNounLike(term));
    const isNext = !isOpen && nounFollows(terms, at);
    if (isOpen || (entry.count !== undefined && !isNext)) {
      this.#push(term, false);
      return;
    }
    if (!isQuality(entry)) {
      this.#close();
      this.#tie = this.#builder.focus && { kind: "beside", source: this.#sourceFor("holding"), word: term.lemma };
      this.#ledger.mark(term, "unused");
      return;
    }
    this.#close();
    if (this.#builder.described && (entry.trait?.role === "pose" || !isNext)) this.#builder.describeLast([term]);
    else this.#push(term, false);
  }

  /** Ends the phrase: its head becomes a thing or a part, tied to what came before. */
  #close(): void {
    const phrase = this.#phrase;
    this.#phrase = newPhrase();
    if (phrase.terms.length === 0) return;
    const isListed = this.#afterComma && this.#tie === undefined;
    this.#afterComma = false;
    const tie =
      this.#tie ?? (isListed && this.#lastTie && REPEATED.has(this.#lastTie.kind) ? this.#lastTie : undefined);
    const isFirst = this.#builder.scene.mentions.length === 0;
    const headIndex = chooseHead(phrase, isFirst || this.#tie !== undefined, tie?.kind);
    if (headIndex !== undefined) this.#closeWithHead(phrase, headIndex, tie, isListed);
    else this.#closeWithoutHead(phrase.terms, this.#tie, isListed);
    this.#tie = undefined;
  }

  #closeWithoutHead(terms: readonly Term[], tie: Tie | undefined, isListed: boolean): void {
    const subject = this.#builder.scene.mentions[0];
    if (tie?.source && PLACING.has(tie.kind)) this.#builder.leaveOutPlaces(terms, tie);
    else if (tie?.kind === "without") this.#builder.avoid(terms);
    else if (tie?.kind === "made") this.#builder.describeLast(terms.map(asMatter));
    else if (tie?.kind === "covered") this.#builder.describeLast(terms);
    else if (tie?.source) this.#builder.describe(tie.source, terms);
    else if (isListed && subject) this.#builder.describe(subject, terms);
    else if (this.#builder.described) this.#builder.describeLast(terms);
    else this.#builder.early.push(...terms);
  }

  #closeWithHead(phrase: NounPhrase, headIndex: number, tie: Tie | undefined, isListed: boolean): void {
    const { head, modifiers, ownPart } = settleHead(phrase.terms, headIndex, this.#vocabulary, this.#ledger);
    const owner = ownPart ? undefined : this.#builder.ownerOf(head, tie, isListed);
    if (owner) this.#builder.part(owner.mention, owner.slot, head, modifiers, tie);
    else if (tie?.kind === "without") this.#builder.exclude(head, modifiers);
    else if (tie?.kind === "like") this.#builder.like(head, modifiers, tie);
    else if ((tie?.kind === "made" || tie?.kind === "covered") && tie.source && isMatter(head, tie.kind)) {
      this.#builder.describeLast(tie.kind === "made" ? phrase.terms.map(asMatter) : phrase.terms);
    } else this.#builder.thing(head, modifiers, tie, phrase.determiner);
    if (ownPart && this.#builder.focus)
      this.#builder.part(this.#builder.focus, ownPart.slot, ownPart.term, [], undefined);
  }
}

/** What a thing is made of or covered with, rather than a further thing. */
const isMatter = ({ entry }: Term, kind: ConnectorKind): boolean =>
  kind === "made" || !entry.object || entry.covering !== undefined;

/** Ties after which "water" or "snow" is a place, and "coffee" no colour. */
const PLACING: ReadonlySet<ConnectorKind> = new Set(["on", "in", "under", "beside", "place", "with", "holding", "of"]);

/** A material, colour, or somebody's, right before another noun. */
const isModifierNoun = (term: Term, terms: readonly Term[], at: number): boolean => {
  const { entry, possessive } = term;
  const next = terms[at + 1];
  if (possessive && next && next.pause === "none") return true;
  const isStuff = (entry.material || entry.colours || entry.covering) && !entry.object?.own && !entry.part;
  return Boolean(isStuff) && nounFollows(terms, at);
};

/** "made of ice": the stuff itself, not a layer of it. */
const asMatter = (term: Term): Term =>
  term.entry.material ? { ...term, entry: { material: term.entry.material } } : term;
