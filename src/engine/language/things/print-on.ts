import type { Mention } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { MOTIF_PRINTS } from "../words/situations.ts";

/** What figures are shown on where nothing is said. */
const GROUND = ["white", "#f2efe8"] as const;

/** What is set into a thing's own stuff, which stays as it is around it. */
const SET_IN = /^inlay$/;
/** Colours of what is set in and is no colour's own word. */
const INLAYS: ReadonlyMap<string, string> = new Map([
  ["mother-of-pearl", "#e9e4dc"],
  ["brass", "#c9a24a"],
  ["bronze", "#9a6a3a"],
  ["copper", "#b8683c"],
  ["bone", "#e6dcc4"],
  ["ebony", "#1d1612"],
]);

/**
 * "With a black geometric pattern", "with a red and gold zigzag pattern", "with mother of pearl inlay": the figures are the thing's.
 * One colour is the figures', and they have a ground; of two or more the first is the ground.
 *
 * @returns The words of colour that are left to be said of the thing.
 */
export function printOn({ qualities }: Mention, head: Term, modifiers: readonly Term[], ledger: WordLedger): Term[] {
  const named = [...modifiers, head].filter((term) => printOf(term) !== undefined);
  const print = named.map(printOf)[0];
  if (print === undefined) return [];
  for (const term of [...named, head]) ledger.mark(term, "pattern", print);
  const isInlaid = SET_IN.test(head.lemma);
  const colours = modifiers.flatMap((term) => colourOf(term, isInlaid));
  if (qualities.colours.length === 0 && colours.length === 1 && !isInlaid) qualities.addColour(...GROUND);
  qualities.addTrait({ trait: print });
  if (modifiers.some(({ entry }) => entry.trait?.trait === "carved")) qualities.addTrait({ trait: "carved" });
  if (isInlaid && colours.length > 0) qualities.addTrait({ trait: "inlaid" });
  return colours;
}

/** A gold pattern is painted in gold: the thing itself is not of gold. */
function colourOf(term: Term, isInlaid: boolean): Term[] {
  const { colours, material } = term.entry;
  const hex = isInlaid && material ? INLAYS.get(material.id) : undefined;
  const shown = colours ?? (hex === undefined ? undefined : [{ word: term.lemma, hex }]);
  return shown ? [{ ...term, entry: { colours: shown } }] : [];
}

const printOf = ({ lemma, entry: { trait } }: Term): string | undefined =>
  MOTIF_PRINTS.get(lemma) ?? (trait?.role === "pattern" && trait.trait !== "carved" ? trait.trait : undefined);
