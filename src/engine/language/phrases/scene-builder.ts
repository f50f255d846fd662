import { hairColours } from "../said/hair-colours.ts";
import { applyModifiers, halvesOf } from "../said/modifiers.ts";
import { notePart } from "../said/note-part.ts";
import type { QualitiesDraft } from "../said/qualities.ts";
import { noteProportion } from "../said/tell-proportion.ts";
import { takeRegions } from "../said/tell-region.ts";
import { countOfPart, tellSide } from "../said/tell-side.ts";
import { type Mention, newMention, newScene, partOf, type Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { wordOfMotif } from "../things/find-emblem.ts";
import { findLikeness, kindsOf, stuffOf } from "../things/find-likeness.ts";
import { findOmission, findThing, type Omission } from "../things/find-thing.ts";
import { lacks, tellAbsence } from "../things/lacks.ts";
import { printOn } from "../things/print-on.ts";
import { countWithin } from "../ties/fill-count.ts";
import { layGround } from "../ties/lay-ground.ts";
import { isSpot } from "../ties/on-part.ts";
import { isFlicker, posersWith } from "../ties/posers-with.ts";
import { isHumanised, isLiving, isOfMatter, worldOf } from "../ties/relate.ts";
import { placeFronted } from "../ties/tie-things.ts";
import { ACTIVE } from "../words/connectors.ts";
import { CONTENTS, DRINKS, FILLINGS, FILLS, MOTIFS, STILL } from "../words/situations.ts";
import { arrangeAs, inPairs } from "./arrange-as.ts";
import { clothe } from "./clothe.ts";
import { Covering } from "./covering.ts";
import { innerQualities } from "./form-qualities.ts";
import { fruitOf, treeOf } from "./fruit-tree.ts";
import { dyeLender, lenderAmong } from "./lender-among.ts";
import { arrangementOf, countOf, groupsOf } from "./noun-phrase.ts";
import { oddSlotOf } from "./odd-one.ts";
import { ofTrade } from "./of-trade.ts";
import { partSlot, replacedBy } from "./replaced-by.ts";
import { saidIn } from "./said-in.ts";
import type { SettledHead } from "./settle-head.ts";
import { shapeByModifier, shapeLast } from "./shape-part.ts";
import { linkTied } from "./single-out.ts";

const without = (terms: readonly Term[], left: readonly Term[]): Term[] => terms.filter((term) => !left.includes(term));

/** "two robots holding swords" hold one each, and everybody wears one hat. */
const isEachOnes = (tie: Tie | undefined): boolean =>
  tie?.kind === "wearing" || (tie !== undefined && ACTIVE.has(tie.kind) && (tie.source?.count ?? 1) > 1);

/** Puts things, parts and what is said of them into a scene, and keeps account of the words. */
export class SceneBuilder {
  readonly scene = newScene();
  /** The thing named last. */
  focus: Mention | undefined;
  /** What an adjective after its noun speaks of: the thing or part named last. */
  described: { readonly mention: Mention; readonly qualities: QualitiesDraft } | undefined;
  /** What tied a thing that was left out: "near a plate of cookies" puts the cookies near. */
  dropped: Tie | undefined;
  /** Said before any thing was named. */
  readonly early: Term[] = [];
  readonly #cover = new Covering();
  readonly #vocabulary: Vocabulary;
  readonly #ledger: WordLedger;

  constructor(vocabulary: Vocabulary, ledger: WordLedger) {
    this.#vocabulary = vocabulary;
    this.#ledger = ledger;
  }

  part(mention: Mention, slot: string, head: Term, modifiers: readonly Term[], tie: Tie | undefined): void {
    if (tellAbsence(mention, { slot, head, modifiers, tie }, this.#ledger, this.#vocabulary)) return;
    this.#ledger.mark(head, "part", slot);
    if (tellSide(mention, slot, head, modifiers, this.#ledger)) return;
    const part = partOf(mention, slot);
    const count = countOfPart(mention, head, modifiers);
    const odd = oddSlotOf(mention.concept.id, slot, part, modifiers, this.#vocabulary);
    if (odd !== undefined) {
      this.part(mention, odd, head, modifiers, undefined);
      partOf(mention, odd).count ??= 1;
      return;
    }
    // "three white eggs and two more eggs": the others stay white
    if (count !== undefined && part.count !== undefined) {
      part.count += count;
      for (const term of modifiers) this.#ledger.mark(term, term.entry.count === undefined ? "unused" : "count");
      return;
    }
    part.count = count ?? part.count;
    notePart(part, mention, { slot, head, modifiers }, this.#ledger);
    const looks = hairColours(modifiers, lastWord(head), mention);
    const said = [...takeRegions(mention, looks, this.#ledger, slot), ...this.#cover.take(mention, tie)];
    applyModifiers(said, part.qualities, this.#ledger, isOfMatter(mention));
    shapeByModifier(part, lastWord(head), modifiers, this.#vocabulary, this.#ledger);
    this.described = { mention, qualities: part.qualities };
    this.dropped = undefined;
  }

  /** What the source looks like, or what it is put together from. False where nothing near enough is known. */
  lend(field: "shapedLike" | "madeOf", head: Term, modifiers: readonly Term[], target: Mention | undefined): boolean {
    const likeness = findLikeness(head, modifiers, this.#vocabulary, field === "madeOf");
    if (!likeness || !target || likeness.concept === target.concept.id) return false;
    target[field] ??= likeness;
    for (const term of modifiers)
      this.#ledger.mark(term, term.entry.colours ? "colour" : term.entry.material ? "material" : "unused");
    this.#ledger.mark(head, field === "madeOf" ? "material" : "shape", likeness.concept);
    return true;
  }

  #dyeLender(head: Term, modifiers: readonly Term[], tie: Tie): boolean {
    const dyed = dyeLender(head, modifiers, tie, this.#vocabulary);
    if (!dyed) return false;
    this.#ledger.mark(head, "part", head.lemma);
    for (const term of dyed.colours) this.#ledger.mark(term, "colour");
    this.describe(dyed.owner, dyed.rest);
    return true;
  }

  like(head: Term, modifiers: readonly Term[], tie: Tie): void {
    const isOfWhole = this.described?.qualities === tie.source?.qualities && !this.dropped;
    if (isOfWhole && /shap|form/.test(tie.word)) tie.source?.qualities.addTrait({ trait: `${head.lemma}-shaped` });
    if (isOfWhole && this.lend("shapedLike", head, modifiers, tie.source)) return;
    if (!isOfWhole && shapeLast(this.described, head, tie, this.#vocabulary, this.#ledger)) return;
    for (const term of modifiers) this.#ledger.mark(term, "unused");
    const looks = stuffOf(head, this.#vocabulary);
    if (looks) this.describeLast([looks]);
    else this.#ledger.mark(head, isOfWhole ? "style" : "unused", isOfWhole ? `like ${head.lemma}` : undefined);
  }

  disguise(terms: readonly Term[], mention: Mention | undefined): void {
    const words = terms.filter(({ entry }) => !entry.determiner);
    const guise = words.map(({ lemma }) => lemma).join(" ");
    if (!mention || guise === "") return;
    // "a female elf archer": an elf still
    mention.guise = mention.guise === undefined || mention.guise === guise ? guise : `${mention.guise} ${guise}`;
    for (const term of words) this.#ledger.mark(term, "style", guise);
  }

  thing(settled: SettledHead, tie: Tie | undefined, determiner: boolean): void {
    const { modifiers } = settled;
    const head = ofTrade(settled.head, tie, this.#vocabulary);
    const { mentions, notes } = this.scene;
    if (tie && this.#dyeLender(head, modifiers, tie)) return;
    const isFurther = mentions.length > 0;
    if (tie && this.#standOn([...modifiers, head], tie, head)) return;
    const typed = this.#ledger.typed(head);
    const found = findThing(head, tie, typed, this.#vocabulary);
    const isReplacing = found && replacedBy(found, tie, this.scene, this.#vocabulary) !== undefined;
    const omission = found && isFurther && !isReplacing ? findOmission(settled, found, tie) : undefined;
    if (!found || omission) {
      this.#leaveOut(settled, tie, omission);
      return;
    }
    this.dropped = undefined;
    const { concept, word, assumed, note } = found;
    const isSet = tie?.kind === "playing" && concept.family === "instrument";
    const count = countOf(head, modifiers, determiner || isSet || isEachOnes(tie));
    const fruit = fruitOf(found, tie);
    if (fruit) mentions.splice(mentions.indexOf(fruit), 1);
    const mention = newMention({ concept, word: fruit ? treeOf(fruit) : word, text: typed, assumed, count });
    this.#arrange(mention, head, modifiers, tie);
    this.#ledger.mark(head, "object", concept.id, assumed);
    if (found.guise !== undefined) mention.guise = found.guise;
    if (note !== undefined) notes.push(note);
    const replaced = replacedBy(found, tie, this.scene, this.#vocabulary);
    if (replaced) this.#replace(replaced, mention);
    else mentions.push(mention);
    this.describe(mention, [...(isFurther ? [] : this.early), ...innerQualities(head, this.#vocabulary)]);
    if (settled.guise) this.disguise([settled.guise], mention);
    if (settled.likeness) this.lend("shapedLike", settled.likeness, [], mention);
    this.describe(mention, modifiers);
    const lender = lenderAmong(mention, head, modifiers);
    if (lender) this.lend("shapedLike", lender, [], mention);
    this.focus = mention;
    this.described = { mention, qualities: mention.qualities };
    if (replaced) return;
    if (tie?.verb) this.#ledger.mark(tie.verb, "relation");
    if (tie?.source) linkTied(this.scene, tie, mention);
    else if (tie && !isFurther) this.scene.fronted = { kind: tie.kind, mention };
    else placeFronted(this.scene, mention);
    clothe(mention, modifiers, this.scene, this.#ledger, this.#vocabulary);
  }

  /** "in a green field": the ground under what was named before. */
  #standOn(terms: readonly Term[], tie: Tie, head?: Term): boolean {
    const ground = layGround(head?.entry.object?.own ? [head] : terms, tie, this.scene, this.#ledger, this.#vocabulary);
    if (!ground) return false;
    const said = terms.filter((term) => !this.#ledger.has(term));
    this.describe(ground, said);
    this.dropped = { ...tie, kind: "place" };
    return true;
  }

  /** Keeps account of a filling, a place or a motif; what it is of may still be a thing of its own. */
  #leaveOut({ head, modifiers }: SettledHead, tie: Tie | undefined, omission: Omission | undefined): void {
    const typed = this.#ledger.typed(head);
    if (omission?.isUnknown) this.scene.notes.push(`"${typed}" was left out: nothing like it can be made yet.`);
    // "a doll with a cracked cheek": where no cheek is told apart, the doll is cracked
    const isWorn = ({ condition }: Term["entry"]) => condition !== undefined && tie?.kind === "with";
    const steaming = modifiers.filter(({ entry }) => entry.trait?.trait === "steaming" || isWorn(entry));
    for (const term of [...modifiers, head]) this.#ledger.mark(term, "unused");
    if (tie?.source && MOTIFS.has(head.lemma))
      this.describe(tie.source, printOn(tie.source, head, modifiers, this.#ledger));
    if (tie?.source && head.entry.trait?.role === "pattern") tie.source.qualities.addTrait(head.entry.trait);
    if (tie?.source && omission?.trait !== undefined) tie.source.qualities.addTrait({ trait: omission.trait });
    if (tie?.source && omission?.lendsQualities) this.describe(tie.source, modifiers);
    else if (tie?.source && FILLS.has(tie.kind)) {
      this.describe(tie.source, steaming);
      const slot = CONTENTS.map((lemma) => this.#vocabulary.slots.get(tie.source?.concept.id ?? "")?.get(lemma)).find(
        (found) => found !== undefined,
      );
      const isPoured = FILLINGS.has(head.lemma) || DRINKS.has(head.lemma);
      if (slot !== undefined && isPoured) {
        this.part(tie.source, slot, head, without(modifiers, steaming), tie);
        return;
      }
    }
    const isShade = /^(?:shadow|shade)$/.test(head.lemma);
    if (!tie || isShade) this.dropped = tie && { ...tie, kind: "beside" };
    else if (isSpot(head.lemma)) this.dropped = { ...tie, spot: head.lemma };
    else this.dropped = { ...tie, kind: "place", word: wordOfMotif(head) ?? tie.word };
  }

  #replace(first: Mention, mention: Mention): void {
    const { mentions, notes } = this.scene;
    mentions.splice(0, 1, mention);
    const slot = partSlot(first, mention, this.#vocabulary);
    (slot === undefined ? mention : partOf(mention, slot)).qualities.addAll(first.qualities);
    mention.count = Math.max(mention.count, first.count);
    notes.splice(0, notes.length, `"${first.text}" was taken for "${mention.text}".`);
  }

  #arrange(mention: Mention, head: Term, modifiers: readonly Term[], tie: Tie | undefined): void {
    arrangeAs(mention, arrangementOf(head, modifiers), head.plural, groupsOf(modifiers)?.groups);
    const kinds = kindsOf(head, this.#vocabulary);
    if (modifiers.every(({ entry }) => entry.count === undefined)) countWithin(mention, head, tie, kinds.length);
    if (mention.count > 1 && kinds.length > 1) mention.kinds = kinds;
    inPairs(mention, this.#vocabulary);
  }

  /** Describes a thing by words after a preposition, less those that name a place or a filling. */
  leaveOutPlaces(terms: readonly Term[], { kind, source, word }: Tie): void {
    if (!source) return;
    const cover = kind === "with" ? this.#cover.put(source, terms) : undefined;
    if (cover) this.describe(source, [cover]);
    if (cover || this.#standOn(terms, { kind, source, word })) return;
    const poses = terms.filter(({ entry }) => entry.trait?.role === "pose");
    this.describe(source, poses);
    const rest = terms.filter((term) => !poses.includes(term));
    const said = saidIn(rest, kind);
    if (said.length < rest.length) for (const term of rest) this.#ledger.mark(term, "unused");
    else this.describe(source, rest);
  }

  describeLast(terms: readonly Term[]): void {
    if (!this.described) return;
    const { mention, qualities } = this.described;
    if (qualities === mention.qualities) this.describe(mention, terms);
    else applyModifiers(terms, qualities, this.#ledger, isOfMatter(mention));
  }

  /** A pose after a noun is that of the last living thing, else of the thing, never of its part. */
  describePose(term: Term): void {
    const { mentions } = this.scene;
    const last = this.described?.mention;
    const poser =
      last && isLiving(last) ? last : (mentions.findLast(isLiving) ?? mentions.findLast(isHumanised) ?? last);
    if (isFlicker(poser, term)) this.#ledger.mark(term, "unused");
    else for (const each of posersWith(poser)) this.describe(each, [term]);
    if (poser && isLiving(poser)) this.focus = poser;
  }

  describe(mention: Mention, terms: readonly Term[]): void {
    const plain: Term[] = [];
    for (const term of terms) {
      const inner = term.entry.partInside;
      const slot = inner && this.#vocabulary.slots.get(mention.concept.id)?.get(inner.word);
      if (term.entry.likeness) this.lend("shapedLike", term.entry.likeness, [], mention);
      if (term.entry.emblem) {
        mention.emblem ??= term.entry.emblem;
        this.#ledger.mark(term, "pattern", term.entry.emblem.word);
        continue;
      }
      if (lacks(term, mention, this.#ledger, this.#vocabulary)) continue;
      if (term.entry.usualMaterial !== undefined) mention.usualMaterial = term.entry.usualMaterial;
      else if (term.entry.halves) {
        this.#ledger.mark(term, "shape", "half");
        mention.halves = halvesOf(term, mention, this.#ledger);
      } else if (!inner) plain.push(term);
      else if (slot === undefined) {
        if (noteProportion(mention, inner.word, [inner.of])) this.#ledger.mark(term, "part", inner.word);
        else for (const left of takeRegions(mention, [term], this.#ledger)) this.#ledger.mark(left, "unused");
      } else this.part(mention, slot, { ...term, lemma: inner.word }, [inner.of], undefined);
    }
    const isStill = ({ entry }: Term) => !isLiving(mention) && STILL.test(entry.trait?.trait ?? "");
    for (const term of plain.filter(isStill)) this.#ledger.mark(term, "pose");
    applyModifiers(
      plain.filter((term) => !isStill(term)),
      mention.qualities,
      this.#ledger,
      worldOf(mention),
    );
  }
}
