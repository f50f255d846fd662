import type { QualitiesDraft } from "../said/qualities.ts";
import type { Mention, PartDraft, Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { findLikeness } from "../things/find-likeness.ts";
import { isLiving } from "../ties/relate.ts";

/** What things are taken hold of and end by, and families of what those are carved as. */
const CARVED = /^(?:handle|grip|knob|pull|stopper|cork|lid|finial|topper|pommel|hilt|orb|top|spout|armrest)s?$/;
const CARVED_AS = /^(?:animal|bird|insect|figure|anatomy|dinosaur)$/;

/**
 * "A skull-shaped stopper", "a skull stopper", "a duck head handle", "lion feet": the part takes the shape of the thing.
 *
 * @param named What the part was called.
 */
export function shapeByModifier(
  part: PartDraft,
  named: string,
  modifiers: readonly Term[],
  vocabulary: Vocabulary,
  ledger: WordLedger,
): void {
  const said =
    modifiers.find(({ entry }) => entry.likeness) ??
    (CARVED.test(named) ? modifiers.find(isCarvedAs) : /^eyes?$/.test(named) ? modifiers.find(isEye) : undefined);
  const likeness = said && findLikeness(said.entry.likeness ?? said, [], vocabulary, false);
  if (!likeness) return;
  part.shapedLike ??= likeness;
  if (likeness.concept === BUTTON && part.qualities.colours.length === 0)
    part.qualities.addColour("black", BUTTON_BLACK);
  // only the head of it is meant, which by itself is carved like the whole
  const heads = modifiers.filter(({ lemma, start }) => lemma === "head" && start === said.end);
  for (const term of [said, ...heads]) ledger.mark(term, "shape", likeness.concept);
}

/** Concept of the buttons that toys have for eyes, and their colour where none is said. */
const BUTTON = "sewing-button";
const BUTTON_BLACK = "#1b1512";
/** What serves toys for eyes. */
const EYES = /^(?:sewing-button|bottle-cap|coin|gear|pocket-watch|light-bulb|gemstone|crystal|marbles)$/;
const isEye = ({ entry: { object } }: Term): boolean => object !== undefined && EYES.test(object.concept.id);

const isCarvedAs = ({ entry: { object } }: Term): boolean =>
  object !== undefined && (CARVED_AS.test(object.concept.family) || object.concept.id === "mounted-head");

/**
 * "A cane with a handle shaped like a duck": the same, said after the part.
 *
 * @param described What was spoken of last.
 * @returns Whether that is a part, and the thing one that lends its shape.
 */
export function shapeLast(
  described: { readonly mention: Mention; readonly qualities: QualitiesDraft } | undefined,
  head: Term,
  { word }: Tie,
  vocabulary: Vocabulary,
  ledger: WordLedger,
): boolean {
  // arms like bolts of lightning are arms all the same
  if (!/shap|form/.test(word) || !described || isLiving(described.mention)) return false;
  const part = [...described.mention.parts.values()].find(({ qualities }) => qualities === described.qualities);
  const likeness = part && findLikeness(head, [], vocabulary, false);
  if (!likeness) return false;
  part.shapedLike ??= likeness;
  ledger.mark(head, "shape", likeness.concept);
  return true;
}

/**
 * "Hair made of flowers", "legs made of books": the part is put together from many of the thing.
 *
 * @param described What was spoken of last.
 * @returns Whether that is a part, and the thing one that there are many of.
 */
export function makePartOf(
  described: { readonly mention: Mention; readonly qualities: QualitiesDraft } | undefined,
  head: Term,
  modifiers: readonly Term[],
  vocabulary: Vocabulary,
  ledger: WordLedger,
): boolean {
  const part = [...(described?.mention.parts.values() ?? [])].find(
    ({ qualities }) => qualities === described?.qualities,
  );
  const likeness = part && head.plural ? findLikeness(head, modifiers, vocabulary, true) : undefined;
  if (!part || !likeness) return false;
  part.madeOf ??= likeness;
  ledger.mark(head, "shape", likeness.concept);
  return true;
}
