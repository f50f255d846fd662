import { fromHex } from "../../math/color.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { slotOf } from "../things/part-owner.ts";
import { isLiving } from "../ties/relate.ts";

/** Nouns of what is drawn all over a thing -> the pattern that is. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ...["stripe", "band", "streak"].map((noun): [string, string] => [noun, "striped"]),
  ...["spot", "speckle", "fleck", "freckle", "blotch", "patch", "splotch"].map((noun): [string, string] => [
    noun,
    "spotted",
  ]),
  ...["dot", "polkadot"].map((noun): [string, string] => [noun, "polka-dot"]),
  ["check", "checkered"],
  ["checkerboard", "checkered"],
  ["chequerboard", "checkered"],
  ["square", "checkered"],
]);

/** What nobody plays on where a shield or a vase is with it. */
const BOARD = /^che(?:cker|quer)board$/;

/** Patterns of single figures, and the ground these are on where nothing is said of it. */
const FIGURES = /^(?:polka-dot|spotted)$/;
const GROUND = ["white", "#f2efe8"] as const;

/** Patterns that stripes themselves are drawn in: "with pink zigzag stripes". */
const PRINTS = /-print$/;

/**
 * "with blue stripes", "with yellow spots": what is drawn on an animal has that colour and its coat keeps its own; on any other thing
 * it is one of the thing's colours.
 */
export function tellMarking(
  terms: readonly Term[],
  { kind, source, part }: Tie,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): boolean {
  const last = terms.at(-1);
  if (kind !== "with" || !source || !last || last.possessive) return false;
  const noun = lastWord(last);
  const { trait } = last.entry;
  const print = trait?.role === "pattern" && PRINTS.test(trait.trait) ? trait.trait : undefined;
  const pattern = print ?? MARKS.get(noun) ?? MARKS.get(noun.replace(/e?s$/, ""));
  const isBoard = BOARD.test(noun) && !isLiving(source) && source.concept.family !== "furniture";
  if (pattern === undefined || !(last.plural || noun.endsWith("s") || last.entry.trait || isBoard)) return false;
  if ((last.entry.object?.own && !isBoard) || slotOf(vocabulary, source, last) !== undefined) return false;
  const said = terms.slice(0, -1);
  const colours = said.flatMap(({ entry }) => entry.colours ?? []);
  const own = part === undefined ? undefined : source.parts.get(part);
  if (own) {
    // "a blue bandana with white dots": they are the bandana's
    own.qualities.addTrait({ trait: pattern });
    for (const { word, hex } of colours) own.qualities.addColour(word, hex);
    for (const term of terms) ledger.mark(term, term.entry.colours ? "colour" : "pattern", pattern);
    return true;
  }
  // "with stripes" is a pattern by itself; "with three white stripes" are places of it
  if ((colours.length === 0 && !isBoard) || said.some(({ entry }) => entry.count !== undefined)) return false;
  source.qualities.addTrait({ trait: traitOf(pattern, source) });
  const isOnBare = FIGURES.test(pattern) && colours.length === 1 && source.qualities.colours.length === 0;
  if (isOnBare && !isLiving(source)) source.qualities.addColour(...GROUND);
  for (const { word, hex } of colours) {
    if (isLiving(source)) source.markings.push({ word, rgb: fromHex(hex) });
    else source.qualities.addColour(word, hex);
  }
  for (const term of said) ledger.mark(term, term.entry.colours ? "colour" : "pattern", pattern);
  ledger.mark(last, "pattern", pattern);
  return true;
}

/** Cloth has dots, hides and caps have spots. */
const traitOf = (pattern: string, source: Mention): string =>
  pattern === "polka-dot" && isLiving(source) ? "spotted" : pattern;
