import type { BriefProportion } from "../brief.ts";
import type { Mention, PartDraft, Tie } from "../scene/scene.ts";
import { singular } from "../terms/singular.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { slotOf } from "../things/part-owner.ts";
import { hasBody, isLiving } from "../ties/relate.ts";
import { BODY_PARTS } from "../words/body-parts.ts";
import { LIQUIDS } from "../words/liquids.ts";

/**
 * Remembers how large a part was said to be, and of the living how many there are: "huge eyes", "two-headed". The word is kept, for
 * a beast's body answers to "head" too.
 */
export function noteProportion(mention: Mention, word: string, said: readonly Term[], slot?: string): boolean {
  const sizes = said.flatMap(({ entry: { trait } }) => (trait?.role === "size" ? [trait.trait] : []));
  const counted = isLiving(mention) ? said.find(({ entry }) => entry.count !== undefined)?.entry.count : undefined;
  // "with one black ear": the other is there, and of another colour
  const count = counted === 1 && said.some(({ entry }) => entry.colours || entry.material) ? undefined : counted;
  if (sizes.length === 0 && count === undefined) return false;
  const told: BriefProportion = {
    part: singular(word),
    sizes,
    ...(count !== undefined && { count }),
    ...(slot !== undefined && { slot }),
  };
  mention.proportions.push(told);
  return true;
}

/** Keeps the word by which a part was named: of the main slot its piece of that name is meant, of any other a kind. */
export function noteName(part: PartDraft, { concept }: Mention, head: Term, slot: string): void {
  const [main] = Object.keys(concept.slots);
  // soy sauce is no sauce of tomatoes
  const named = LIQUIDS.has(head.lemma) ? head.lemma : singular(lastWord(head));
  if (named === slot) return;
  if (slot === main) part.named = named;
  if (!part.kinds?.includes(named)) part.kinds = [...(part.kinds ?? []), named];
}

/** Conditions of a part from which a piece is gone. */
const BREAKS = /^(?:broken|chipped)$/;
const breaks = ({ entry, lemma }: Pick<Term, "entry" | "lemma">): boolean =>
  lemma === MISSING || entry.condition?.some(([condition]) => BREAKS.test(condition)) === true;
const MISSING = "missing";

/** "with big ears", "with sharp teeth": what a body has of its own is never a thing beside it, whether or not its concept builds it apart. */
export function tellProportion(
  terms: readonly Term[],
  { kind, source }: Tie,
  ledger: WordLedger,
  vocabulary: Vocabulary,
): boolean {
  const last = terms.at(-1);
  if (kind !== "with" || !source || !last || last.possessive || !hasBody(source)) return false;
  const word = singular(lastWord(last));
  const said = terms.slice(0, -1);
  if (!BODY_PARTS.has(word) || slotOf(vocabulary, source, last) !== undefined) return false;
  // "with a prosthetic arm" is one thing, "with a chicken leg" another
  if (
    !said.every(
      ({ entry, lemma }) =>
        entry.trait ||
        entry.condition ||
        entry.count !== undefined ||
        entry.determiner ||
        entry.colours ||
        lemma === MISSING,
    )
  )
    return false;
  noteProportion(source, word, said);
  for (const { entry, lemma } of said)
    if (entry.trait && entry.trait.role !== "size")
      source.qualities.addTrait({ trait: `${entry.trait.trait}-${word}` });
    else if (breaks({ entry, lemma })) source.qualities.addTrait({ trait: `broken-${word}` });
  for (const term of said)
    ledger.mark(
      term,
      term.entry.count !== undefined ? "count" : (term.entry.trait?.role ?? (breaks(term) ? "wear" : "unused")),
      term.entry.trait?.trait,
    );
  ledger.mark(last, "part", word);
  return true;
}
