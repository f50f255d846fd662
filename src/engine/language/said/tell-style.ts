import type { Mention, Tie } from "../scene/scene.ts";
import { lastWord, type Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";

/** Nouns that name nothing but how a thing looks. */
const STYLE_NOUNS: ReadonlySet<string> = new Set(
  "style fashion manner aesthetic aesthetics design look theme".split(" "),
);
/** Ties by which a thing has a style; none where it stands after a comma. */
const TIES: ReadonlySet<string> = new Set(["in", "with", "of"]);

/** "a house in Tudor style", "with a gothic look", "a robot, steampunk style": the style is said of the thing. */
export function tellStyle(
  terms: readonly Term[],
  tie: Tie | undefined,
  source: Mention | undefined,
  ledger: WordLedger,
): Term[] | undefined {
  const last = terms.at(-1);
  if (!last || !source || (tie && !TIES.has(tie.kind)) || !STYLE_NOUNS.has(lastWord(last))) return undefined;
  const said = terms.filter(({ entry }) => entry.trait?.role === "style");
  if (said.length === 0) return undefined;
  for (const term of terms) if (!said.includes(term)) ledger.mark(term, term === last ? "style" : "unused");
  return said;
}
