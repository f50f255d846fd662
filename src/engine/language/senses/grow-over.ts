import { fromHex } from "../../math/color.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { slotOf } from "../things/part-owner.ts";
import { isLiving } from "../ties/relate.ts";
import { CARVED } from "../words/emblem-words.ts";
import { DEPICTED } from "../words/situations.ts";

/** Plants that climb over what stands. */
export const CLIMBERS: ReadonlySet<string> = new Set(
  "ivy vine creeper tendril bramble foliage greenery weed vegetation undergrowth wisteria glory bougainvillea clematis honeysuckle".split(
    " ",
  ),
);
/** Those in bloom, by their last word, and the colour of their flowers where none is said. */
const IN_BLOOM: ReadonlyMap<string, string> = new Map([
  ["wisteria", "#9a6ac8"],
  ["glory", "#5a6ad0"],
  ["bougainvillea", "#c8287a"],
  ["clematis", "#6a3aa0"],
  ["honeysuckle", "#f0d27a"],
]);
/** Concept of a flower in general. */
const FLOWER = "flower";
/** Families of what has plants in it or by it rather than over it. */
const PLANTED: ReadonlySet<string> = new Set(["plant", "vessel", "container", "food", "garment"]);
/** Concepts of people who stand still for so long. */
const STATUES = /^(?:statue|bust|skull|skeleton|mannequin|scarecrow)$/;

/**
 * "an arch covered in ivy", "a statue with vines growing on it": leaves on the thing, not a plant beside it.
 *
 * @returns Whether that was said.
 */
export function growOver(terms: readonly Term[], tie: Tie, ledger: WordLedger, vocabulary: Vocabulary): boolean {
  const last = terms.at(-1);
  const { source, kind } = tie;
  if (!last || !source || !CLIMBERS.has(singular(lastWord(last)))) return false;
  if (!isLiving(source) && isWorked(terms, tie.word)) return workVines(terms, tie, ledger);
  // a pergola has a vine of its own
  if (slotOf(vocabulary, source, last) !== undefined) return false;
  const isStill = !isLiving(source) || source.qualities.traits.includes("statue") || STATUES.test(source.concept.id);
  const isOver = kind === "covered" || (kind === "with" && isStill && !PLANTED.has(source.concept.family));
  if (!isOver) return false;
  source.qualities.addTrait({ trait: "overgrown" });
  for (const term of terms) ledger.mark(term, "shape", "overgrown");
  bloomOver(source, terms, lastWord(last), ledger);
  return true;
}

/** "Overgrown with pink morning glories": flowers among the leaves. */
function bloomOver(source: Mention, terms: readonly Term[], plant: string, ledger: WordLedger): void {
  const usual = IN_BLOOM.get(singular(plant));
  const dyes = terms.filter(({ entry }) => entry.colours);
  const said = dyes.flatMap(({ entry }) => entry.colours?.map(({ hex }) => fromHex(hex)) ?? []);
  if (usual === undefined) return;
  source.madeOf ??= {
    concept: FLOWER,
    word: FLOWER,
    colours: said.length > 0 ? said : [fromHex(usual)],
    isStrewn: true,
  };
  for (const term of dyes) ledger.mark(term, "colour");
}

/** "Engraved vines", "carved with ivy": scrolls in the stuff, and no plant. */
const isWorked = (terms: readonly Term[], word: string): boolean =>
  [word.split(" ")[0] ?? "", ...terms.map(({ lemma }) => lemma)].some((each) => DEPICTED.has(each));

function workVines(terms: readonly Term[], { source, word }: Tie, ledger: WordLedger): boolean {
  source?.qualities.addTrait({ trait: "swirl-print" });
  if (CARVED.test([word, ...terms.map(({ lemma }) => lemma)].join(" ")))
    source?.qualities.addTrait({ trait: "carved" });
  for (const term of terms) ledger.mark(term, "pattern", "swirl-print");
  return true;
}
