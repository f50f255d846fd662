import { fromHex, type Rgb } from "../../math/color.ts";
import type { Mention, Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { isLiving } from "../ties/relate.ts";

const SIGNS: ReadonlySet<string> = new Set("rune glyph hieroglyph sigil".split(" "));
const TIES: ReadonlySet<string> = new Set(["with", "covered"]);
/** The first of the elder row, one below the other where there is room for no line. */
const RUNES = "ᚠ ᚢ ᚦ ᚨ ᚱ ᚲ ᚷ ᚺ ᛉ ᛏ";
/** Where they stand on what has such a part. */
const BLADE = "blade";
/** Their light where it has no colour. */
const GLOW = "#38d0ff";

/**
 * "A sword with glowing runes", "an axe engraved with runes": they are written on it, in the colour that is said of them.
 *
 * @returns Whether the phrase says that.
 */
export function tellRunes(
  terms: readonly Term[],
  tie: Tie,
  source: Mention | undefined,
  ledger: WordLedger,
  { slots }: Vocabulary,
): boolean {
  const last = terms.at(-1);
  // a rock is cut all over, which is a stuff of its own
  if (!last || !source || !TIES.has(tie.kind) || isLiving(source) || source.concept.family === "nature") return false;
  if (!SIGNS.has(lastWord(last))) return false;
  const [said] = terms.flatMap(({ entry }) => entry.colours ?? []);
  const isGlowing = terms.some(({ lemma, entry }) => entry.trait?.trait === "glowing" || /^glowing/.test(lemma));
  const hex = said?.hex ?? (isGlowing ? GLOW : undefined);
  source.inscription ??= RUNES;
  source.written = {
    ...(slots.get(source.concept.id)?.get(BLADE) === BLADE && { slot: BLADE }),
    ...(hex !== undefined && { colour: isGlowing ? bright(fromHex(hex)) : fromHex(hex) }),
  };
  for (const term of terms) ledger.mark(term, "style", "runes");
  return true;
}

/** The same hue as light. */
function bright(colour: Rgb): Rgb {
  const peak = Math.max(...colour, 1e-3);
  return colour.map((c) => 0.12 + (0.88 * c) / peak) as unknown as Rgb;
}
