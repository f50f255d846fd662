import type { SettledHead } from "../phrases/settle-head.ts";
import type { Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";
import { isScenery, POSITIONS } from "../words/scenery.ts";
import {
  BREATHING,
  BREATHS,
  DEPICTED,
  DRINKS,
  FILLINGS,
  FILLS,
  GAMES,
  MOTIFS,
  NEVER_APART,
  POURED,
} from "../words/situations.ts";
import { type Finding, findConcept, findOwn } from "./find-concept.ts";

/** Kinds whose nearest archetype is better than nothing as a further thing, and how far away it may be in WordNet. */
const WORTH_GUESSING: ReadonlySet<string> = new Set(
  "animal figure vehicle plant food garment furniture vessel light".split(" "),
);
const MOST_STEPS = 3;
/** Ties of what is set into a thing: stones, not things of their own. */
const STUDDED = /^(?:encrusted|studded|adorned|decorated|embellished|inlaid|set) /;
/** Ties of what is shown on a thing. */
const PAINTED = /^(?:painted|engraved|embroidered|carved|etched|printed) with/;
const GEM = /gem|crystal|diamond|jewel/;

/** A drink by its glass, a game by its ball; undefined for what only fills another thing. */
export function findThing(
  head: Term,
  tie: Tie | undefined,
  typed: string,
  vocabulary: Vocabulary,
): Finding | undefined {
  const { lemma, plural, entry } = head;
  const isFilling = tie !== undefined && FILLS.has(tie.kind) && tie.source !== undefined;
  if (tie?.kind === "playing") {
    const targets = GAMES.get(plural ? `${lemma}s` : lemma) ?? GAMES.get(lemma);
    const found = targets && findOwn(targets, vocabulary);
    if (found) return { ...found, assumed: false };
    if (targets) return undefined;
  }
  const jet = isBreathed(head, tie) ? findOwn(BREATHS.get(lemma) ?? [], vocabulary) : undefined;
  if (jet) return { ...jet, assumed: false };
  if (isFilling && !isBrought(lemma, tie) && !entry.object?.own && (FILLINGS.has(lemma) || DRINKS.has(lemma)))
    return undefined;
  if (tie?.source && NEVER_APART.has(lemma) && (isFilling || tie.verb)) return undefined;
  // what a teapot pours is in it
  if (tie?.source && !isLiving(tie.source) && /^pour/.test(tie.word) && POURED.has(lemma)) return undefined;
  const poured = tie && /^pour/.test(tie.word) && tie.kind === "holding" ? POURED.get(lemma) : undefined;
  const served = poured ?? (entry.object?.own || (isFilling && !isBrought(lemma, tie)) ? undefined : DRINKS.get(lemma));
  const found = served && findOwn(served, vocabulary);
  return found ? { ...found, assumed: false } : findConcept(head, typed, vocabulary);
}

/** Concepts of what food and drink is carried and served in, and no drink is poured into. */
const CARRIERS = /^(?:basket|tray|picnic-table|table|cooler|hamper|blanket)$/;

/** "A picnic basket with bread and wine": in its bottle or its glass. */
const isBrought = (lemma: string, tie: Tie | undefined): boolean =>
  DRINKS.has(lemma) && /^(?:with|and)$/.test(tie?.kind ?? "") && CARRIERS.test(tie?.source?.concept.id ?? "");

/** Whether somebody was said to breathe it out. */
export const isBreathed = ({ lemma }: Term, tie: Tie | undefined): boolean =>
  tie?.source !== undefined && isLiving(tie.source) && BREATHING.test(tie.word) && BREATHS.has(lemma);

/** Why a further thing is not made: it is where things are, is shown on another, or is nothing known. */
export interface Omission {
  /** What it says of the thing it is on. */
  readonly trait?: string;
  /** Its own colours and states are that thing's: the roses of a bouquet. */
  readonly lendsQualities?: true;
  readonly isUnknown?: true;
}

/** @returns undefined for what is to be made. */
export function findOmission(
  { head, modifiers }: SettledHead,
  found: Finding,
  tie: Tie | undefined,
): Omission | undefined {
  const { lemma, entry, wordClass } = head;
  if (isBreathed(head, tie)) return undefined;
  // a bell in a tower is that tower's
  if (tie?.kind === "in" && tie.source && found.concept.slots[tie.source.concept.id] !== undefined) return undefined;
  if (tie?.kind === "place" || POSITIONS.has(lemma) || isScenery(head, found, tie?.kind)) return {};
  if (MOTIFS.has(lemma) && !entry.object?.own) return {};
  const ornament = tie?.source && findOrnament(head, modifiers, found, tie, isLiving(tie.source));
  if (ornament) return ornament;
  // a drink is also a part, of its bottle: drunk by somebody it has its glass
  const isServed = DRINKS.has(lemma) && !found.assumed;
  if ((wordClass === "seldom" || entry.part) && !entry.object && !isServed) return {};
  const isOnTheWay = tie?.kind === "toward" || tie?.verb !== undefined;
  const isWild =
    found.assumed &&
    (isOnTheWay || found.kind === undefined || !WORTH_GUESSING.has(found.kind) || (found.steps ?? 0) > MOST_STEPS);
  return isWild ? { isUnknown: true } : undefined;
}

/** What is set into or shown on a thing, rather than with it. */
function findOrnament(
  { lemma, entry }: Term,
  modifiers: readonly Term[],
  found: Finding,
  { kind, word, source }: Tie,
  isOnLiving: boolean,
): Omission | undefined {
  const isPlant = found.concept.family === "plant";
  if (kind === "of" && isPlant && source?.concept.words.includes("bouquet")) return { lendsQualities: true };
  const isStone = GEM.test(found.concept.id) && source?.concept.family === "garment";
  const isSetIn = STUDDED.test(word) && (entry.material || entry.colours || MOTIFS.has(lemma));
  if (isSetIn || (kind === "with" && isStone)) return { trait: "jewelled" };
  if (PAINTED.test(word)) return isPlant ? { trait: "floral" } : {};
  const isFigure = !isOnLiving && isLiving(found);
  if (isFigure && STUDDED.test(word)) return {};
  return isFigure && kind === "with" && modifiers.some((term) => DEPICTED.has(term.lemma)) ? {} : undefined;
}
