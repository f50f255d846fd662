import { fromHex } from "../../math/color.ts";
import type { Lexicon } from "../lexicon.ts";
import type { MaterialBrief } from "../material-brief.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { ownMaterial } from "./find-material.ts";

/** What shines on a machine. */
const LIGHTS: ReadonlySet<string> = new Set(
  "light|lamp|led|bulb|diode|neon light|light strip|led strip|neon strip|neon tube|led light|indicator light|string light".split(
    "|",
  ),
);

/** Machines that have lamps of their own. */
const LIT = /^sci-fi/;

/** A wall of a ship that has lamps is the inner one, with panels and lamps of its own: the hull outside has none. */
export const lampedOf = (base: string, lexicon: Lexicon): string =>
  base.startsWith("spaceship") ? (ownMaterial("sci fi panel", lexicon) ?? base) : base;

const SCI_FI = /^(?:sci[- ]?fi|spaceship|space ship|starship|futuristic|cyberpunk)/;
const BUILT = /(?:^| )(?:panel|wall|floor|corridor|hallway|door|ceiling|plate|plating|tile)$/;

/** "Sci-fi" with what a ship is built of, whatever stands between them: "sci-fi corridor wall panel". */
const isLit = (terms: readonly Term[]): boolean =>
  terms.some(({ entry }) => LIT.test(entry.material?.id ?? "")) ||
  (terms.some(({ lemma }) => SCI_FI.test(lemma)) && terms.some(({ lemma }) => BUILT.test(lemma)));

/** What lamps come in: "blue light strips". */
const LAMP_FORMS = /^(?:strip|line|bar|tube|panel|band|edge)$/;

/** What may stand between the colour of a lamp and its name: "blue glowing neon lights". */
const isBetween = ({ entry, lemma }: Term): boolean =>
  entry.trait?.trait === "glowing" || lemma === "neon" || lemma === "led" || entry.tint !== undefined;

/** "A sci-fi wall with blue lights": takes out what is said of a machine's lamps, which leaves the machine its own colour. */
export function takeLights(
  terms: readonly Term[],
  ledger: WordLedger,
): { readonly rest: readonly Term[]; readonly lights?: NonNullable<MaterialBrief["lights"]> } {
  const end = terms.findLastIndex(
    ({ lemma, entry }, at) => LIGHTS.has(lemma) && !terms[at + 1]?.entry.colours && !(entry.colours && !entry.tint),
  );
  let start = end - 1;
  while (start >= 0 && isBetween(terms[start] as Term) && !terms[start]?.entry.colours) start -= 1;
  const colour = terms[start]?.entry.colours?.[0];
  if (end < 1 || !colour || !isLit(terms)) return { rest: terms };
  const last = LAMP_FORMS.test(terms[end + 1]?.lemma ?? "") ? end + 1 : end;
  for (const term of terms.slice(start, last + 1)) ledger.mark(term, "colour", colour.hex);
  const rest = [...terms.slice(0, start), ...terms.slice(last + 1)];
  return { rest, lights: { word: colour.word, rgb: fromHex(colour.hex) } };
}
