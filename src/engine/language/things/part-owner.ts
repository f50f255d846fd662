import { innerOfPart, innerSize } from "../phrases/form-qualities.ts";
import type { NounPhrase } from "../phrases/noun-phrase.ts";
import type { Mention, Scene, Tie } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isGround } from "../ties/lay-ground.ts";
import { isLiving } from "../ties/relate.ts";
import { ACTIVE } from "../words/connectors.ts";
import { INTERIORS } from "../words/grounds.ts";
import { mannerOfWord } from "../words/manners.ts";

/** The slot of a thing that a noun names; a plural that another concept has as its word is a plural here all the same. */
export const slotOf = (
  { slots }: Vocabulary,
  { concept, shapedLike }: Mention,
  { lemma }: Pick<Term, "lemma">,
): string | undefined =>
  slots.get(concept.id)?.get(lemma) ??
  slots.get(concept.id)?.get(singular(lemma)) ??
  (lemma === "hair" && concept.family === "animal" ? coatOf(slots.get(concept.id)) : undefined) ??
  (SIDES.test(lemma) && MADE.test(concept.family) ? Object.keys(concept.slots)[0] : undefined) ??
  (ACCENTS.test(singular(lemma)) ? accentOf(concept) : undefined) ??
  // "an owl-shaped jar with a chipped ear": the ear is the owl's, and that is the jar itself
  (shapedLike !== undefined && LENT.test(singular(lemma)) ? Object.keys(concept.slots)[0] : undefined);

/** What a thing in the shape of a beast has of it. */
const LENT = /^(?:ear|tail|horn|antler|wing|fin|paw|nose|beak|snout|whisker|mane|trunk)$/;

/** Of a made thing they are its body where it has no such part of its own. */
const SIDES = /^sides?$/;

/** What is set off by a colour of its own on what is manufactured, where the concept has no such word. */
const ACCENTS = /^(?:accent|trim|strip|panel|panelling|vent|slit|slot)$/;
const MADE =
  /^(?:vehicle|device|figure|furniture|weapon|tool|container|household|appliance|garment|shoe|accessory|sport|instrument|toy|gadget)$/;

/** The part that makers set off so, the likeliest first. */
const ACCENTED = "trim accent stripe band ring joint rim frame panel fin metal sole strap bumper".split(" ");
export const accentOf = ({ family, slots }: Mention["concept"]): string | undefined =>
  MADE.test(family) ? ACCENTED.find((slot) => slot in slots) : undefined;

/** What is said of hair, and of no cloth. */
const HAIRY = /^(?:long|short|silky|shaggy|thick|fluffy|curly|wavy|wiry|woolly|furry|matted)$/;

/** "A collie with a long coat" has it of nature; it is what somebody is in or wears that is put on. */
const coatGrown = (slots: Vocabulary["slots"], { concept }: Mention, terms: readonly Term[]): string | undefined =>
  concept.family === "animal" && terms.some(({ lemma }) => HAIRY.test(lemma))
    ? coatOf(slots.get(concept.id))
    : undefined;

/** An alpaca's hair is its fleece. */
const coatOf = (slots: ReadonlyMap<string, string> | undefined): string | undefined =>
  ["fur", "fleece", "wool", "coat"].map((word) => slots?.get(word)).find((slot) => slot !== undefined);

/**
 * What is taken away where a noun names something of a slot. A kettle's body is also called by its lid: without that, only
 * what has the lid's own name goes, and no kettle is without its body.
 */
export const goneOf = (slot: string, word: string): string =>
  slot === "body" && word !== slot ? singular(word) : slot;

/**
 * Whose part the noun is, if it can be one here.
 *
 * @param isListed After a comma: rather of the first thing than of the last.
 * @param isOwned "its shell".
 */
export function findOwner(
  head: Term,
  tie: Tie | undefined,
  said: { readonly isListed: boolean; readonly isOwned: boolean } & Pick<
    NounPhrase,
    "determiner" | "definite" | "terms"
  >,
  { mentions }: Scene,
  vocabulary: Vocabulary,
): { readonly mention: Mention; readonly slot: string } | undefined {
  const stand = tie?.source && standOf(tie.source, head, tie, vocabulary);
  if (tie?.source && stand !== undefined) return { mention: tie.source, slot: stand };
  const { isListed, isOwned, terms } = said;
  // "an armchair with a stack of cushions" has more of them than are its own
  if (head.entry.object && terms.some(({ lemma }) => HEAPED.test(lemma))) return undefined;
  const isSized = isTiedPart(tie) && innerSize(head, vocabulary).length > 0;
  const isShort = isSized || (!head.entry.part && isTiedPart(tie) && innerOfPart(head, vocabulary).length > 0);
  const ofFirst = head.entry.object && !isOwned ? partOfFirst(head, tie, said, mentions[0], vocabulary) : undefined;
  if (ofFirst) return ofFirst;
  if (!head.entry.part && !isShort) return undefined;
  const rest = isListed ? mentions : mentions.toReversed();
  const isTied = isTiedPart(tie) || isCastHolding(tie);
  const isPlacedPart = (tie?.kind === "wearing" || tie?.kind === "in") && head.entry.object?.own === false;
  if (head.entry.object && !isTied && !isPlacedPart && !isOwned) return undefined;
  for (const mention of tie?.source ? [tie.source, ...rest] : rest) {
    // "an apple with a green leaf", which is a thing too
    const slot =
      (head.lemma === "coat" && tie?.kind === "with" ? coatGrown(vocabulary.slots, mention, terms) : undefined) ??
      slotOf(vocabulary, mention, isShort ? { lemma: lastWord(head) } : head);
    // a garden's stone wall is built around it; only a room has walls of its own
    const isBuilt = slot === "wall" && isGround(mention) && head.lemma !== slot && !INTERIORS.has(mention.word);
    if (isBuilt) return undefined;
    if (slot !== undefined) return { mention, slot };
    // "a rabbit in a hat with one ear bent": hats have none
    if (head.entry.object && !isOwned && !isOneOfPair(head, terms)) return undefined;
  }
  return undefined;
}

const isOneOfPair = ({ entry }: Term, terms: readonly Term[]): boolean =>
  entry.object?.concept.family === "anatomy" && terms.some(({ lemma }) => lemma === "one");

const HEAPED = /^(?:an? )?(?:pile|heap|mound|stack)s? of$/;

/**
 * "A rifle, carbon fibre stock, wooden barrel", "a mirror and two cherubs holding up the frame": what is also a thing of its own is
 * the first thing's part, where that has such a one and it is listed without an article or is *the* one.
 */
function partOfFirst(
  head: Term,
  tie: Tie | undefined,
  { isListed, determiner, definite, terms }: Parameters<typeof findOwner>[2],
  first: Mention | undefined,
  vocabulary: Vocabulary,
): { readonly mention: Mention; readonly slot: string } | undefined {
  if (!first || isGround(first)) return undefined;
  // "a robot, hands of brass" has these for its own
  const isBodily = head.entry.object?.concept.family === "anatomy";
  const isSaid = terms.length > 1 || head.lemma.includes(" ") || (head.plural && (isBodily || !isLiving(first)));
  // "orange body and purple back plates"
  const isNext = tie?.kind === "and" && head.plural && tie.source === first && first.parts.size > 0;
  // "holding a pan, button eyes": nobody holds these
  const isOwn =
    (isListed || first.parts.size > 0) && isBodily && head.plural && tie?.kind === "holding" && tie.source === first;
  const isBare = ((isListed && tie === undefined) || isNext || isOwn) && !determiner && isSaid;
  // "wooden barrel", which is one word; a palm tree is not the leaves that something has
  const isInner = innerOfPart(head, vocabulary).length > 0 || head.entry.object?.madeOf !== undefined;
  const isTheOne = definite && !isLiving(first) && (tie === undefined || tie.kind === "toward" || ACTIVE.has(tie.kind));
  const slot =
    isBare || isTheOne
      ? (slotOf(vocabulary, first, head) ??
        (isInner ? slotOf(vocabulary, first, { lemma: lastWord(head) }) : undefined))
      : undefined;
  return slot === undefined ? undefined : { mention: first, slot };
}

/** "A garden gnome holding a lantern": what is cast with it in its hand. */
const isCastHolding = (tie: Tie | undefined): boolean =>
  tie?.kind === "holding" && tie.source !== undefined && !isLiving(tie.source);

const isTiedPart = (tie: Tie | undefined): boolean => /^(?:with|without|of|covered)$/.test(tie?.kind ?? "");

/** "a cactus in a clay pot", "a cake on a plate", "a web between two branches": what it is always shown with. */
function standOf(source: Mention, head: Term, { kind, word }: Tie, vocabulary: Vocabulary): string | undefined {
  if (!/^(?:in|on)$/.test(kind) && mannerOfWord(word) !== "between") return undefined;
  if (isLiving(source) || source.count > 1) return undefined;
  // the plate that pancakes and a steak are on is not the pancakes' alone
  if (!head.plural && source.partners?.some((partner) => partner.concept.family === source.concept.family))
    return undefined;
  const slot = slotOf(vocabulary, source, head) ?? slotOf(vocabulary, source, { lemma: lastWord(head) });
  // what stands on a blanket has none over its rim
  if (kind === "on" && slot === "cloth") return undefined;
  // a sword stuck in a stone is not stuck in its hilt's, a crown lies on a cushion rather than being lined with it
  return slot === "gem" || slot === "cap" ? undefined : slot;
}
