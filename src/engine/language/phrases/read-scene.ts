import { applyModifiers } from "../said/modifiers.ts";
import type { Scene, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { Inscriptions } from "../things/inscriptions.ts";
import { showLast, showOnSide } from "../things/show-on.ts";
import { isLiving } from "../ties/relate.ts";
import { goesOn, matterTie, passedBy, REPEATED, repeatedTie, sourceFor, takeUp } from "../ties/tie-source.ts";
import { type ConnectorKind, PLACING } from "../words/connectors.ts";
import { EMBLEM_HEADS } from "../words/emblem-words.ts";
import { FORM_HEADS } from "../words/form-heads.ts";
import { placeOf } from "../words/manners.ts";
import { OWNING } from "../words/noise.ts";
import { POSE_TIES } from "../words/situations.ts";
import {
  awaitsThing,
  endsText,
  isAfloat,
  isCompoundPart,
  isDegreeHere,
  isDepictedOn,
  isInfinitive,
  isListedQuality,
  isModifierNoun,
  isOnTop,
  isPartHere,
  isPlaceAlone,
  isPronoun,
  isVerbalAdjective,
  isVerbHere,
  joinHalves,
  joinsQualities,
  loosenJoined,
  toolTie,
} from "./clause.ts";
import { PhraseCloser } from "./close-phrase.ts";
import { isFinish } from "./finish-of.ts";
import { fromTie } from "./from-tie.ts";
import { asWhom, dyeClothes, guiseIn } from "./guise-in.ts";
import { chooseHead, isNounLike, isQuality, newPhrase, nounFollows } from "./noun-phrase.ts";
import { applySuffix } from "./phrase-suffix.ts";
import { SceneBuilder } from "./scene-builder.ts";
import { settleWith } from "./settle-with.ts";

/**
 * Reads terms from left to right into things, parts and relations. A noun phrase ends at a preposition, a verb, a new
 * article or a pause; its last noun is the head, the words before it modify; the word before the phrase ties it to
 * what came earlier.
 */
export function readScene(terms: readonly Term[], vocabulary: Vocabulary, ledger: WordLedger): Scene {
  const reader = new SceneReader(vocabulary, ledger);
  const joined = joinHalves(terms);
  for (const [at, term] of joined.entries()) reader.read(term, joined, at);
  return reader.finish();
}

class SceneReader {
  readonly #vocabulary: Vocabulary;
  readonly #ledger: WordLedger;
  readonly #builder: SceneBuilder;
  readonly #closer: PhraseCloser;
  readonly #written = new Inscriptions();
  #phrase = newPhrase();
  #tie: Tie | undefined;
  #lastTie: Tie | undefined;
  /** The last tie that "and" repeats, for "a cup in one hand and a hat in the other". */
  #repeated: Tie | undefined;
  /** The phrase being read began after a comma. */
  #afterComma = false;
  /** "and" or a comma came right before. */
  #isJoined = false;
  /** Reading what is written on something, or what something is for. */
  #skipping: "text" | "purpose" | undefined;
  constructor(vocabulary: Vocabulary, ledger: WordLedger) {
    this.#vocabulary = vocabulary;
    this.#ledger = ledger;
    this.#builder = new SceneBuilder(vocabulary, ledger);
    this.#closer = new PhraseCloser(this.#builder, vocabulary, ledger);
  }

  finish(): Scene {
    this.#close();
    const { scene, early } = this.#builder;
    this.#closer.finish();
    if (scene.mentions.length === 0) applyModifiers(early, scene.early, this.#ledger, true);
    return scene;
  }

  read(term: Term, terms: readonly Term[], at: number): void {
    const next = terms[at + 1];
    if (term.quoted) this.#skipping = undefined;
    const ends = this.#skipping === "text" ? endsText(term, next) : term.pause !== "none";
    if (this.#skipping && term.pause !== "sentence" && !ends) {
      if (this.#skipping === "text") this.#write(term);
      else this.#ledger.mark(term, "unused");
      return;
    }
    this.#skipping = undefined;
    if (term.pause !== "none") this.#pause(term.pause === "sentence");
    if (term.quoted) this.#write(term);
    else this.#readOpen(term, terms, at);
    this.#isJoined = term.entry.connector === "and";
  }

  /** On the thing named last; before a noun, on what is named next. */
  #write(term: Term): void {
    const { nouns, determiner, terms } = this.#phrase;
    if (nouns.length > 0) this.#close();
    const isBefore = nouns.length === 0 && (determiner || terms.length > 0);
    const says = term.says ?? this.#ledger.typed(term);
    this.#written.write(says, isBefore ? undefined : this.#builder.described?.mention, term);
    this.#ledger.mark(term, "style", "inscription");
  }

  #readOpen(term: Term, terms: readonly Term[], at: number): void {
    const { entry } = term;
    const [next, hasNoun] = [terms[at + 1], this.#phrase.nouns.length > 0];
    if (hasNoun) loosenJoined(terms, at, this.#phrase);
    if (applySuffix(term, this.#phrase, this.#vocabulary, nounFollows(terms, at))) this.#ledger.mark(term, "grammar");
    else if (entry.connector && this.#tie?.kind === "of" && this.#phrase.terms.length === 0 && term.plural)
      this.#ledger.mark(term, "unused");
    else if (
      entry.connector &&
      !isVerbalAdjective(term, next, this.#phrase, awaitsThing(this.#tie, terms[at - 1])) &&
      !isPartHere(term, next, this.#phrase)
    )
      this.#connect(term, entry.connector, terms, at);
    else if (hasNoun && this.#tie?.kind === "with" && isDepictedOn(term, next)) {
      this.#close();
      if (!showLast(term, this.#builder, this.#ledger)) this.#modify(term, terms, at);
    } else if (entry.determiner) this.#determine(term);
    else if (this.#tie && hasNoun && entry.noise && EMBLEM_HEADS.has(term.lemma)) this.#push(term, false);
    else if (entry.noise && !entry.object && !isPartHere(term, next, this.#phrase)) this.#ledger.mark(term, "noise");
    else if (isFinish(term, this.#phrase, this.#builder.described?.mention, this.#tie?.kind)) {
      // "with a glossy ruby finish": what comes before says how the thing looks
      this.#phrase.nouns.length = 0;
      this.#ledger.mark(term, "grammar");
    } else if (isNounLike(term) && !isVerbHere(term, terms, at, hasNoun) && !isDegreeHere(term, terms[at + 1]))
      this.#push(term, !isModifierNoun(term, terms, at) && !isListedQuality(terms, at));
    else if (entry.grammar && !isQuality(entry)) this.#ledger.mark(term, "grammar");
    else this.#modify(term, terms, at);
  }

  #pause(isSentence: boolean): void {
    const { nouns, determiner, terms } = this.#phrase;
    const isCounted = terms.some(({ entry }) => entry.count !== undefined);
    const isFirst = this.#builder.scene.mentions.length === 0;
    const isHues = this.#tie?.kind === "with" && terms.length > 0 && terms.every(({ entry }) => entry.colours);
    const isOpenList = nouns.length === 0 && (determiner || isCounted || isFirst || isHues) && !isSentence;
    if (!isOpenList) {
      this.#close();
      this.#afterComma = true;
      this.#isJoined = true;
    }
    if (isSentence) {
      this.#builder.scene.told = this.#builder.scene.mentions.length;
      this.#tie = undefined;
      this.#lastTie = undefined;
    }
  }

  #connect(term: Term, kind: ConnectorKind, terms: readonly Term[], at: number): void {
    const [next, isAnd] = [terms[at + 1], kind === "and" || kind === "or"];
    this.#ledger.mark(term, kind === "without" ? "negation" : kind === "and" || kind === "of" ? "grammar" : "relation");
    if (isAnd && joinsQualities(term, next, this.#phrase, this.#tie)) {
      this.#phrase.nouns.length = 0;
      return;
    }
    // "a fight between two cats", but "a statue between two bushes"
    const isForm = FORM_HEADS.has(this.#phrase.terms.at(-1)?.lemma ?? "");
    const isOpen = kind === "of" || (term.lemma === "between" && !isForm);
    const opened = isOpen && this.#closer.dropForm(this.#phrase, terms, at, this.#tie);
    if (opened) {
      [this.#phrase, this.#tie] = [opened.phrase, opened.tie];
      return;
    }
    const isOfVerb = kind === "of" && this.#tie?.verb !== undefined && this.#phrase.terms.length === 0;
    this.#phrase.until = term.lemma;
    this.#close();
    if (kind === "text" || (term.lemma === "to" && isInfinitive(next))) {
      this.#skipping = kind === "text" ? "text" : "purpose";
      return;
    }
    if (isAnd) {
      const isRepeated = term.lemma !== "while" && this.#lastTie !== undefined && REPEATED.has(this.#lastTie.kind);
      const { focus } = this.#builder;
      this.#tie = isRepeated ? this.#lastTie : focus && { kind: "and", source: focus, word: term.lemma };
      // "and a" is one term: "and a long, narrow neck" goes on behind its comma
      this.#phrase.determiner ||= / an?$/.test(term.lemma);
      return;
    }
    const { dropped, scene, focus } = this.#builder;
    if (term.lemma === "while") this.#builder.focus = scene.mentions.findLast(isLiving) ?? focus;
    const source = sourceFor(kind, term, this.#builder, this.#isJoined);
    takeUp(term, source, this.#builder);
    this.#tie = kind === "with" && source ? toolTie(terms, at + 1, this.#lastTie, scene) : undefined;
    if (this.#tie) return;
    const isIt = isPronoun(terms, at + 1);
    if ((isIt || (kind === "on" && isOnTop(terms, at + 1)) || isPlaceAlone(term, next)) && PLACING.has(kind)) {
      const isShown = isIt && showOnSide(term, this.#builder, this.#ledger);
      if (!isShown) settleWith(scene, focus, kind as "on" | "front", placeOf(term.lemma));
      this.#tie = undefined;
      return;
    }
    const from = term.lemma === "from" && fromTie(source, terms, at + 1, this.#lastTie, scene, focus);
    if (from) this.#tie = from;
    else if (isOfVerb) this.#tie = { kind: "place", source, word: term.lemma };
    else if (kind === "of" && dropped) this.#tie = dropped;
    else
      this.#tie = { kind: asWhom(kind, terms, at), source, ...passedBy(term, source, this.#builder), word: term.lemma };
    if (this.#lastTie && REPEATED.has(this.#lastTie.kind)) this.#repeated = this.#lastTie;
    this.#lastTie = this.#tie;
    this.#afterComma = false;
  }

  #determine(term: Term): void {
    if (this.#phrase.nouns.length > 0) this.#close();
    if (term.entry.count !== undefined) {
      this.#push(term, false);
      return;
    }
    Object.assign(this.#phrase, { determiner: true, owned: OWNING.test(term.lemma), definite: term.lemma === "the" });
    this.#ledger.mark(term, "grammar");
  }

  #push(term: Term, noun: boolean): void {
    if (noun) this.#phrase.nouns.push(this.#phrase.terms.length);
    this.#phrase.terms.push(term);
  }

  /** A modifier before its noun joins the phrase; after it, it ends the phrase and speaks of that noun unless another follows. */
  #modify(term: Term, terms: readonly Term[], at: number): void {
    const { entry, wordClass } = term;
    const { nouns } = this.#phrase;
    const isOpen = nouns.length === 0 || (!isQuality(entry) && wordClass !== "action" && !isNounLike(term));
    const isNext = !isOpen && nounFollows(terms, at);
    const isInside = !isQuality(entry) && isCompoundPart(term, this.#phrase.terms.at(-1), terms[at + 1]);
    if (isOpen || (entry.count !== undefined && !isNext) || isInside) {
      this.#push(term, false);
      return;
    }
    if (!isQuality(entry)) {
      this.#close();
      const source = sourceFor("holding", term, this.#builder, this.#isJoined);
      this.#tie = this.#builder.focus && { kind: "beside", source, word: term.lemma, verb: term };
      this.#lastTie = this.#tie;
      this.#ledger.mark(term, "unused");
      return;
    }
    const next = terms[at + 1];
    if (next?.pause === "none" && FORM_HEADS.has(next.lemma)) {
      // "a golden retriever plush toy" goes on
      this.#push(term, false);
      return;
    }
    this.#close();
    const isPose = entry.trait?.role === "pose";
    if (isPose && isAfloat(terms, at)) this.#ledger.mark(term, "pose");
    else if (this.#builder.described && isPose) this.#strikePose(term, terms[at + 1]);
    else if (this.#builder.described && !isNext) this.#builder.describeLast([term]);
    else this.#push(term, false);
  }

  /** "sitting" says how somebody is; "flying a biplane" also with what. */
  #strikePose(term: Term, next: Term | undefined): void {
    this.#builder.describePose(term);
    const kind = POSE_TIES.get(term.entry.trait?.trait ?? "");
    const isTransitive =
      next?.pause === "none" && (next.entry.determiner || next.entry.object) && !next.entry.connector;
    if (!kind || !isTransitive) return;
    this.#tie = { kind, source: sourceFor("holding", term, this.#builder, this.#isJoined), word: term.lemma };
    this.#lastTie = this.#tie;
  }

  /** Ends the phrase: its head becomes a thing or a part, tied to what came before. */
  #close(): void {
    const phrase = this.#phrase;
    this.#phrase = newPhrase();
    if (phrase.terms.length === 0) return;
    const isListed = this.#afterComma && this.#tie === undefined;
    this.#afterComma = false;
    const matter = matterTie(this.#tie, phrase, this.#builder.described, isListed);
    const own = matter ?? this.#tie;
    const tie = own ?? (isListed ? repeatedTie(this.#lastTie, phrase) : undefined);
    const guise = tie?.kind === "guise" ? phrase.terms : tie && guiseIn(phrase.terms, tie, this.#ledger);
    if (guise) this.#builder.disguise(guise, tie?.source);
    else if (!tie || !dyeClothes(phrase.terms, tie, this.#ledger)) {
      const isFirst = this.#builder.scene.mentions.length === 0;
      const headIndex = matter ? undefined : chooseHead(phrase, isFirst || own !== undefined, tie?.kind);
      if (headIndex === undefined) this.#closer.withoutHead(phrase, own, isListed);
      else if (!this.#closer.withHead(phrase, headIndex, tie, isListed)) this.#lastTie = this.#repeated;
      if (goesOn(tie, phrase.terms[headIndex ?? -1], this.#repeated, this.#builder)) this.#lastTie = this.#repeated;
    }
    this.#tie = undefined;
    this.#written.settle(this.#builder.focus);
  }
}
