import { findConcept } from "./find-concept.ts";
import type { Term } from "./match-terms.ts";
import { applyModifiers } from "./modifiers.ts";
import { countOf } from "./noun-phrase.ts";
import { QualitiesDraft } from "./qualities.ts";
import { isLiving, relate } from "./relate.ts";
import { type Mention, newScene, partOf } from "./scene.ts";
import type { Vocabulary } from "./vocabulary.ts";
import type { WordLedger } from "./word-ledger.ts";
import { ACTIVE, type ConnectorKind } from "./words/connectors.ts";
import { isScenery, SCENERY } from "./words/scenery.ts";

/** What ties a phrase to what came before. */
export interface Tie {
  readonly kind: ConnectorKind;
  readonly source: Mention | undefined;
  readonly word: string;
}

/** Kinds whose nearest archetype is better than nothing as a further thing. */
const WORTH_GUESSING: ReadonlySet<string> = new Set(
  "animal figure vehicle plant food garment furniture vessel light".split(" "),
);

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
  readonly #vocabulary: Vocabulary;
  readonly #ledger: WordLedger;

  constructor(vocabulary: Vocabulary, ledger: WordLedger) {
    this.#vocabulary = vocabulary;
    this.#ledger = ledger;
  }

  /** Whose part the noun is, if it can be one here. */
  ownerOf(head: Term, tie: Tie | undefined, isListed: boolean): { mention: Mention; slot: string } | undefined {
    if (!head.entry.part) return undefined;
    const { mentions } = this.scene;
    const rest = isListed ? mentions : mentions.toReversed();
    const isTied = tie?.kind === "with" || tie?.kind === "without" || tie?.kind === "of";
    if (head.entry.object && !isTied) return undefined;
    for (const mention of tie?.source ? [tie.source, ...rest] : rest) {
      const slot = this.#vocabulary.slots.get(mention.concept.id)?.get(head.lemma);
      if (slot !== undefined) return { mention, slot };
      if (head.entry.object) return undefined;
    }
    return undefined;
  }

  part(mention: Mention, slot: string, head: Term, modifiers: readonly Term[], tie: Tie | undefined): void {
    if (tie?.kind === "without") {
      mention.without.add(slot);
      this.#ledger.mark(head, "part", `no ${slot}`);
      for (const term of modifiers) this.#ledger.mark(term, "unused");
      return;
    }
    this.#ledger.mark(head, "part", slot);
    const part = partOf(mention, slot);
    part.count = modifiers.find(({ entry }) => entry.count !== undefined)?.entry.count ?? part.count;
    applyModifiers(modifiers, part.qualities, this.#ledger, !isLiving(mention));
    this.described = { mention, qualities: part.qualities };
  }

  exclude(head: Term, modifiers: readonly Term[]): void {
    const { material, covering, colours, object } = head.entry;
    if (!object && (material || covering || colours)) this.avoid([...modifiers, head]);
    else for (const term of [...modifiers, head]) this.#ledger.mark(term, "negation", `no ${head.lemma}`);
  }

  avoid(terms: readonly Term[]): void {
    const { colours, materials, conditions } = this.scene.avoid;
    for (const term of terms) {
      const { entry } = term;
      if (!entry.covering) for (const { word } of entry.colours ?? []) colours.add(word);
      if (entry.material && !entry.covering) materials.add(entry.material.id);
      for (const [name] of entry.condition ?? []) conditions.add(name);
      if (entry.covering) conditions.add(entry.covering[0]);
      this.#ledger.mark(term, "negation", `no ${term.lemma}`);
    }
  }

  like(head: Term, modifiers: readonly Term[], tie: Tie): void {
    for (const term of modifiers) this.#ledger.mark(term, "unused");
    if (!/shape|form/.test(tie.word)) {
      this.#ledger.mark(head, "style", `like ${head.lemma}`);
      return;
    }
    tie.source?.qualities.addTrait({ trait: `${head.lemma}-shaped` });
    this.#ledger.mark(head, "shape", `${head.lemma}-shaped`);
  }

  thing(head: Term, modifiers: readonly Term[], tie: Tie | undefined, determiner: boolean): void {
    const { mentions, links, notes } = this.scene;
    const typed = this.#ledger.typed(head);
    const isFurther = mentions.length > 0;
    const found = findConcept(head, typed, this.#vocabulary);
    const isPlace = tie?.kind === "place" || isScenery(head, found, tie?.kind);
    const isWild = found.assumed && (found.kind === undefined || !WORTH_GUESSING.has(found.kind));
    if (isFurther && (isPlace || isWild)) {
      for (const term of [...modifiers, head]) this.#ledger.mark(term, "unused");
      this.dropped = tie;
      if (!isPlace) notes.push(`"${typed}" was left out: nothing like it can be made yet.`);
      return;
    }
    this.dropped = undefined;
    const { concept, word, assumed, note } = found;
    const mention: Mention = {
      concept,
      word,
      text: typed,
      assumed,
      count: countOf(head, modifiers, determiner || (tie !== undefined && ACTIVE.has(tie.kind))),
      qualities: new QualitiesDraft(),
      parts: new Map(),
      without: new Set(),
    };
    this.#ledger.mark(head, "object", concept.id, assumed);
    const madeOf = head.entry.object?.madeOf;
    if (madeOf) {
      mention.qualities.addMaterial(madeOf.id);
      if (madeOf.tint !== undefined) mention.qualities.addColour(head.lemma.split(" ")[0] as string, madeOf.tint);
      this.#ledger.mark({ ...head, end: head.start + 1 }, "material", madeOf.id);
    }
    if (note !== undefined) notes.push(note);
    mentions.push(mention);
    if (!isFurther) this.describe(mention, this.early);
    this.describe(mention, modifiers);
    this.focus = mention;
    this.described = { mention, qualities: mention.qualities };
    if (tie?.source) links.push(relate(tie.kind, tie.source, mention));
    else if (tie && !isFurther) this.scene.fronted = { kind: tie.kind, mention };
    else this.#placeFronted(mention);
  }

  /** "On a table sits a vase": what came first is what the second thing stands on. */
  #placeFronted(mention: Mention): void {
    const { fronted, mentions, links } = this.scene;
    if (!fronted || fronted.mention === mention) return;
    this.scene.fronted = undefined;
    links.push(relate(fronted.kind, mention, fronted.mention));
    mentions.splice(mentions.indexOf(mention), 1);
    mentions.unshift(mention);
  }

  /** Describes a thing by words after a preposition, less those that name a place or a filling. */
  leaveOutPlaces(terms: readonly Term[], { kind, source }: Tie): void {
    if (!source) return;
    const isPlace = kind !== "in" && kind !== "with" && kind !== "of";
    const poses = terms.filter(({ entry }) => entry.trait?.role === "pose");
    this.describe(source, poses);
    const rest = terms.filter((term) => !poses.includes(term));
    const said = rest.filter(({ entry, lemma, plural, wordClass }) => {
      if (isPlace || SCENERY.has(plural ? `${lemma}s` : lemma)) return false;
      if (entry.covering) return kind === "with";
      return kind === "in" || entry.colours === undefined || entry.material || wordClass !== "thing";
    });
    if (said.length < rest.length) for (const term of rest) this.#ledger.mark(term, "unused");
    else this.describe(source, rest);
  }

  describeLast(terms: readonly Term[]): void {
    if (!this.described) return;
    const { mention, qualities } = this.described;
    if (qualities === mention.qualities) this.describe(mention, terms);
    else applyModifiers(terms, qualities, this.#ledger, !isLiving(mention));
  }

  describe(mention: Mention, terms: readonly Term[]): void {
    const plain: Term[] = [];
    for (const term of terms) {
      const inner = term.entry.partInside;
      const slot = inner && this.#vocabulary.slots.get(mention.concept.id)?.get(inner.word);
      if (!inner) plain.push(term);
      else if (slot === undefined) this.#ledger.mark(term, "unused");
      else this.part(mention, slot, term, [inner.of], undefined);
    }
    applyModifiers(plain, mention.qualities, this.#ledger, !isLiving(mention));
  }
}
