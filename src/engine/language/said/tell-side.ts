import type { Side } from "../region.ts";
import type { Mention } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { isLiving, isOfMatter } from "../ties/relate.ts";
import { applyModifiers } from "./modifiers.ts";
import { QualitiesDraft } from "./qualities.ts";

/** What grows in pairs. */
const PAIRS: ReadonlySet<string> = new Set("eye ear wing horn antler arm leg hand foot paw claw fin".split(" "));

const BENT: ReadonlySet<string> = new Set(["bent", "crooked", "floppy", "folded"]);

/** How many of a part were told of; of "one bent ear" the other one is there as well. */
export function countOfPart(mention: Mention, head: Term, modifiers: readonly Term[]): number | undefined {
  const count = modifiers.find(({ entry }) => entry.count !== undefined)?.entry.count;
  const isOneOfTwo = count === 1 && isLiving(mention) && PAIRS.has(singular(lastWord(head)));
  return isOneOfTwo && modifiers.some(({ entry }) => BENT.has(entry.trait?.trait ?? "")) ? undefined : count;
}

/**
 * "One blue eye and one green eye", "a black left ear": of a pair, the one is coloured and the other keeps its own. The first that is
 * told of is the left one, where no side is said.
 *
 * @returns False where a pair is meant, or nothing of a colour or stuff is said.
 */
export function tellSide(
  mention: Mention,
  slot: string,
  head: Term,
  modifiers: readonly Term[],
  ledger: WordLedger,
): boolean {
  const word = singular(lastWord(head));
  const [main] = Object.keys(mention.concept.slots);
  if (!isLiving(mention) || !PAIRS.has(word) || slot === main || head.plural) return false;
  const said = modifiers.find(({ lemma }) => lemma === "left" || lemma === "right");
  const isOne = said !== undefined || modifiers.some(({ entry }) => entry.count === 1);
  if (!isOne || !modifiers.some(({ entry }) => entry.colours || entry.material)) return false;
  const taken = mention.regions.find((region) => region.slot === slot && region.side !== undefined)?.side;
  const side: Side = said ? (said.lemma as Side) : taken === "left" ? "right" : "left";
  const draft = new QualitiesDraft();
  const rest = modifiers.filter(({ entry, lemma }) => entry.count === undefined && !/^(?:left|right)$/.test(lemma));
  applyModifiers(rest, draft, ledger, isOfMatter(mention));
  mention.regions.push({ region: slot === "eye" ? "iris" : "whole", slot, side, ...draft.done() });
  for (const term of modifiers.filter((each) => !rest.includes(each)))
    ledger.mark(term, term.entry.count === undefined ? "part" : "count", side);
  return true;
}
