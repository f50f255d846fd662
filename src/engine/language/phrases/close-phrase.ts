import { WIRE } from "../said/drawn-in-wire.ts";
import { tellOf } from "../said/tell-of.ts";
import { tellPaint } from "../said/tell-paint.ts";
import { tellProportion } from "../said/tell-proportion.ts";
import { wrapIn } from "../said/wrap-in.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { findConcept } from "../things/find-concept.ts";
import { findEmblem } from "../things/find-emblem.ts";
import { isBreathed } from "../things/find-thing.ts";
import { isWrittenThere } from "../things/inscriptions.ts";
import { takeAway } from "../things/lacks.ts";
import { findOwner } from "../things/part-owner.ts";
import { showOn } from "../things/show-on.ts";
import { isOnBody } from "../ties/on-body.ts";
import { isOnOwner } from "../ties/on-owner.ts";
import { tieToBody } from "../ties/perch.ts";
import { isLiving } from "../ties/relate.ts";
import { standIn } from "../ties/stand-in.ts";
import { standOnBase } from "../ties/stand-on-base.ts";
import { flingOut } from "../ties/strew.ts";
import { withSubject } from "../ties/tie-source.ts";
import { ACTIVE, PLACING } from "../words/connectors.ts";
import { FORM_HEADS, HYBRID_HEADS } from "../words/form-heads.ts";
import { mannerOfWord } from "../words/manners.ts";
import { CUTS, OF_WORDS } from "../words/noise.ts";
import { asMatter, isMatter, isOvergrowth } from "./as-matter.ts";
import { avoidTerms, excludeThing } from "./avoid-terms.ts";
import { formName, formQualities, innerOfPart, innerQualities } from "./form-qualities.ts";
import { isNounLike, isOfUnknown, isQuality, isSameThing, type NounPhrase, newPhrase } from "./noun-phrase.ts";
import { isSewnOf, isStrewn, putTogether } from "./put-together.ts";
import type { SceneBuilder } from "./scene-builder.ts";
import { settleHead } from "./settle-head.ts";
import { makePartOf } from "./shape-part.ts";
import { swapHead } from "./swap-head.ts";

/** Makes of a noun phrase that has ended a thing, a part, or something said of what was there before. */
export class PhraseCloser {
  readonly #vocabulary: Vocabulary;
  readonly #ledger: WordLedger;
  readonly #builder: SceneBuilder;
  /** "a statue of …": the form in which the next thing is meant. */
  #form: Term | undefined;
  /** "a mix of …": the next thing joined by "and" is the other half. */
  #isHybrid = false;

  constructor(builder: SceneBuilder, vocabulary: Vocabulary, ledger: WordLedger) {
    this.#builder = builder;
    this.#vocabulary = vocabulary;
    this.#ledger = ledger;
  }

  /** A form that nothing follows is made itself: "a statue of zorgon". */
  finish(): void {
    if (this.#form && this.#builder.scene.mentions.length === 0)
      this.#builder.thing({ head: this.#form, modifiers: [] }, undefined, true);
  }

  /** "a slice of", "a statue of": the noun that follows is what is meant. */
  dropForm(
    { terms }: NounPhrase,
    following: readonly Term[],
    at: number,
    tie: Tie | undefined,
  ): { readonly phrase: NounPhrase; readonly tie: Tie | undefined } | undefined {
    const head = terms.at(-1);
    if (!head) return undefined;
    if (tie && /^(?:on|in)$/.test(tie.kind) && this.#isPlaceOfNext(head, following, at)) {
      this.#ledger.mark(head, "part", head.lemma);
      for (const term of terms.slice(0, -1)) this.#ledger.mark(term, "unused");
      return { phrase: newPhrase(), tie: { ...tie, spot: head.lemma } };
    }
    const isForm = FORM_HEADS.has(formName(head));
    const isHybrid = HYBRID_HEADS.has(head.lemma);
    const isSame = isSameThing(head, following, at);
    if (!(OF_WORDS.has(head.lemma) || isForm || isHybrid || isSame)) return undefined;
    if (head.entry.object?.own && !isHybrid && !isSame && !this.#isMeantInstead(head, following, at)) return undefined;
    terms.pop();
    if (isForm) this.#form = head;
    this.#isHybrid ||= isHybrid;
    this.#ledger.mark(head, "style", head.lemma);
    const kept = terms.filter((term) => !isNounLike(term) || term.entry.material || WIRE.test(term.lemma));
    // "a clay model of a fox"
    if (head.entry.trait?.role === "style" && formName(head) === "model") kept.push(head);
    const inner = [...this.#cutOf(head, following.slice(at + 1)), ...innerQualities(head, this.#vocabulary)];
    return { phrase: { ...newPhrase(), determiner: true, terms: [...kept, ...inner] }, tie };
  }

  /** What "a slice of" says of the food that follows, while a piece of paper has not been cut; "the back of" anything, that it is turned away. */
  #cutOf(head: Term, following: readonly Term[]): Term[] {
    const trait = head.lemma === "back" ? this.#vocabulary.entries.get("seen from behind")?.trait : undefined;
    if (trait) return [{ ...head, entry: { trait } }];
    if (following.find(({ entry }) => entry.object)?.entry.object?.concept.family !== "food") return [];
    const entry = this.#vocabulary.entries.get(CUTS.get(head.lemma) ?? "");
    return entry?.trait ? [{ ...head, entry: { trait: entry.trait } }] : [];
  }

  /** "in the bed of a truck", "on the roof of a house": part of what follows, though there are beds and roofs besides. */
  #isPlaceOfNext(head: Term, terms: readonly Term[], at: number): boolean {
    const noun = terms.find((term, i) => i > at && term.entry.object);
    const concept = noun?.entry.object?.concept;
    if (!concept || /^(?:animal|bird|figure)$/.test(concept.family)) return false;
    return this.#vocabulary.slots.get(concept.id)?.has(head.lemma) ?? false;
  }

  /** "a blanket of moss", "a statue of a horse"; but a bowl of apples and a statue of Zorgon are what they are. */
  #isMeantInstead(head: Term, terms: readonly Term[], at: number): boolean {
    const noun = terms.find((term, i) => i > at && isNounLike(term));
    if (!noun) return false;
    if (noun.entry.covering || (noun.entry.material && !noun.entry.object?.own)) return !FORM_HEADS.has(formName(head));
    return FORM_HEADS.has(formName(head)) && !findConcept(noun, "", this.#vocabulary).assumed;
  }

  withoutHead({ terms, determiner }: NounPhrase, tie: Tie | undefined, isListed: boolean): void {
    const builder = this.#builder;
    const last = terms.at(-1);
    if (last && isBreathed(last, tie)) {
      builder.thing({ head: last, modifiers: terms.slice(0, -1) }, tie, true);
      return;
    }
    if (tellOf(terms, tie, builder, this.#ledger, this.#vocabulary)) return;
    if (tie?.kind === "with" && determiner && isOfUnknown(terms)) {
      for (const term of terms) this.#ledger.mark(term, "unused");
      return;
    }
    if (tellPaint(terms, tie, builder, this.#vocabulary) || this.#heapUp(terms, tie)) return;
    if (tie?.verb && tie.source && terms.every(({ entry }) => (entry.trait || entry.colours) && !entry.material)) {
      // "turned upside down", "painted blue"
      builder.describe(tie.source, terms);
      return;
    }
    if (tie && wrapIn(terms, tie, this.#ledger, this.#vocabulary)) return;
    if (tie && this.#shows(terms, undefined, tie)) return;
    if (tie?.kind === "of" && tie.source && this.#saysOfPart(terms, tie.source)) {
      builder.describeLast(terms);
      return;
    }
    const subject = builder.scene.mentions[0];
    const isRelative = tie?.kind === "place" && /^(?:that|which|who)$/.test(tie.word);
    if (tie?.source && isRelative && terms.every(({ entry }) => isQuality(entry))) builder.describe(tie.source, terms);
    else if (tie?.source && (PLACING.has(tie.kind) || tie.kind === "with" || tie.kind === "of" || ACTIVE.has(tie.kind)))
      builder.leaveOutPlaces(terms, tie);
    else if (tie?.kind === "without") avoidTerms(terms, builder.scene, this.#ledger);
    else if (tie?.kind === "made" && tie.word === "," && tie.source) builder.describe(tie.source, this.#matter(terms));
    else if (tie?.kind === "made") builder.describeLast(this.#matter(terms));
    else if (tie?.kind === "covered" || tie?.kind === "like") builder.describeLast(terms);
    else if (tie?.source) builder.describe(tie.source, terms);
    else if (isListed && subject) builder.describe(subject, terms);
    else if (builder.described) builder.describeLast(terms);
    else builder.early.push(...terms);
  }

  /** "scales of turquoise and gold": said of the part named last, not of whose it is. */
  #saysOfPart(terms: readonly Term[], source: Mention): boolean {
    const { described } = this.#builder;
    const isPart = described?.mention === source && described.qualities !== source.qualities;
    return isPart && terms.every(({ entry }) => entry.colours !== undefined || entry.material !== undefined);
  }

  /** "a pile of snow", "a mound of sand": of what cannot be counted there is one heap. */
  #heapUp(terms: readonly Term[], tie: Tie | undefined): boolean {
    const counting = terms.find(({ lemma }) => /^(?:a )?(?:pile|heap|mound) of$/.test(lemma));
    const object = this.#vocabulary.entries.get("heap")?.object;
    const stuff = terms.filter(({ entry }) => entry.material);
    const isStuff = tie?.kind === "made" || tie?.kind === "covered" || tie?.kind === "without";
    if (!counting || !object || stuff.length === 0 || isStuff) return false;
    const rest = this.#matter(terms.filter((term) => term !== counting));
    this.#builder.thing({ head: { ...counting, lemma: "heap", entry: { object } }, modifiers: rest }, tie, true);
    return true;
  }

  #shows(terms: readonly Term[], head: Term | undefined, tie: Tie): boolean {
    const found = findEmblem(terms, head, tie, this.#form, this.#vocabulary);
    return showOn(found, terms, tie, this.#builder, this.#ledger);
  }

  /** @returns False where the phrase says only where on somebody a thing is. */
  withHead(phrase: NounPhrase, headIndex: number, said: Tie | undefined, isListed: boolean): boolean {
    const builder = this.#builder;
    const settled = settleHead(phrase.terms, headIndex, this.#vocabulary, this.#ledger);
    const { head, modifiers, ownPart } = settled;
    const named = phrase.terms[headIndex];
    const tie = said && named !== head && named ? tieToBody(said, head, named.lemma) : said;
    if (said && named && standIn(named, said.word, builder, this.#vocabulary)) {
      this.#ledger.mark(named, "part", named.lemma);
      return true;
    }
    if (tie && head.entry.material && wrapIn(phrase.terms, tie, this.#ledger, this.#vocabulary)) return true;
    if (tie && isOnBody(head, modifiers, { tie, isOwned: phrase.owned }, builder, this.#ledger, this.#vocabulary))
      return false;
    if (tie && standOnBase(head, modifiers, tie, builder, this.#vocabulary)) return true;
    const swapped = swapHead(phrase.terms, tie);
    if (swapped) builder.thing(swapped.settled, swapped.tie, true);
    if (swapped) return true;
    if (tellPaint(phrase.terms, tie, builder, this.#vocabulary)) return true;
    if (tellOf(phrase.terms, tie, builder, this.#ledger, this.#vocabulary)) return true;
    const ofSubject = isListed && !tie ? withSubject(phrase, builder.scene) : undefined;
    if (ofSubject && tellProportion(phrase.terms, ofSubject, this.#ledger, this.#vocabulary)) return true;
    // who peeks out of a backpack is not printed on it, nor is a boy's dog on the kite he flies
    if (tie && !phrase.owned && mannerOfWord(phrase.until ?? "") !== "out" && this.#shows(phrase.terms, head, tie)) {
      this.#form = undefined;
      return true;
    }
    if (this.#isHybrid && tie?.kind === "and" && builder.lend("shapedLike", head, modifiers, tie.source)) {
      tie.source?.qualities.addTrait({ trait: "hybrid" });
      return true;
    }
    if (tie && isWrittenThere(head, tie, phrase, this.#vocabulary)) {
      this.#ledger.mark(head, "part", head.lemma);
      return true;
    }
    if (tie && isOnOwner(head, tie, phrase.owned, builder, this.#ledger, this.#vocabulary)) return true;
    const owner = ownPart
      ? undefined
      : findOwner(head, tie, { ...phrase, isListed, isOwned: phrase.owned }, builder.scene, this.#vocabulary);
    if (owner) {
      const stone =
        /^(?:gem|stone|jewel)$/.test(owner.slot) && head.entry.colours
          ? [{ ...head, entry: { colours: head.entry.colours } }]
          : [];
      flingOut(owner.mention, tie);
      const inner = innerOfPart(head, this.#vocabulary);
      builder.part(owner.mention, owner.slot, head, [...inner, ...stone, ...modifiers], tie);
      const { emblem } = owner.mention;
      if (emblem && tie?.kind === "on") owner.mention.emblem = { slot: owner.slot, ...emblem };
    } else if (tie?.kind === "with" && tie.source && isOvergrowth(head)) {
      // "a birdbath with moss"
      builder.describe(tie.source, phrase.terms);
    } else if (
      tie?.kind === "without" &&
      tie.source &&
      takeAway(head, tie.source, this.#ledger, this.#vocabulary, tie.word)
    ) {
      // "a statue without a head"
    } else if (tie?.kind === "without") excludeThing(head, modifiers, builder.scene, this.#ledger);
    else if (tie?.kind === "like") builder.like(head, modifiers, tie);
    else if (tie?.source && (tie.kind === "made" || tie.kind === "covered") && isMatter(head, tie.kind)) {
      this.#makeOf(head, modifiers, phrase, tie);
    } else if (tie?.source && isSewnOf(head, tie) && builder.lend("madeOf", head, modifiers, tie.source)) {
      // "a dress of leaves"
    } else if (tie?.source && isStrewn(head, tie) && builder.lend("madeOf", head, modifiers, tie.source)) {
      if (tie.source.madeOf) tie.source.madeOf = { ...tie.source.madeOf, isStrewn: true };
    } else {
      const extra = this.#form ? formQualities(this.#form, modifiers, this.#vocabulary) : [];
      this.#form = undefined;
      builder.thing(
        { ...settled, modifiers: [...modifiers, ...extra] },
        tie ?? ofSubject,
        phrase.determiner && !phrase.owned,
      );
      const made = builder.scene.mentions.at(-1);
      if (extra.length > 0 && made) made.isCast = true;
    }
    if (ownPart && builder.focus) builder.part(builder.focus, ownPart.slot, ownPart.term, [], undefined);
    return true;
  }

  readonly #matter = (terms: readonly Term[]): Term[] => terms.map((term) => asMatter(term, this.#vocabulary));

  /** "made out of clay" says the stuff; "made of books" the things it is put together from. */
  #makeOf(head: Term, modifiers: readonly Term[], { terms, determiner }: NounPhrase, tie: Tie): void {
    const builder = this.#builder;
    const isStuff = tie.kind === "covered" || head.entry.material || head.entry.trait?.role === "style";
    const target = builder.described?.qualities === tie.source?.qualities ? tie.source : undefined;
    // of one melon there are not enough to put a car together from
    const isOne = determiner && !head.plural && head.entry.object?.concept.family === "food";
    const field = isOne && target && !isLiving(target) ? "shapedLike" : "madeOf";
    if (!isStuff && !determiner && makePartOf(builder.described, head, modifiers, this.#vocabulary, this.#ledger))
      return;
    const built = target && putTogether({ terms, head, modifiers, tie }, target, this.#vocabulary, this.#ledger);
    if (built) builder.describeLast(built);
    else if (isStuff || !builder.lend(field, head, modifiers, target))
      builder.describeLast(tie.kind === "made" ? this.#matter(terms) : terms);
  }
}
