import type { Mention } from "./scene.ts";
import type { Term } from "./term.ts";
import { MOTIF_PRINTS } from "./words/situations.ts";

/** What figures are shown on where nothing is said. */
const GROUND = ["white", "#f2efe8"] as const;

/**
 * "with a black geometric pattern": the figures are the thing's.
 *
 * @returns The words of colour that are left to be said of it.
 */
export function printOn({ qualities }: Mention, head: Term, modifiers: readonly Term[]): Term[] {
  const [print] = [...modifiers, head].flatMap(({ lemma }) => MOTIF_PRINTS.get(lemma) ?? []);
  if (print === undefined) return [];
  const colours = modifiers.filter(({ entry }) => entry.colours && !entry.material);
  if (qualities.colours.length === 0 && colours.length > 0) qualities.addColour(...GROUND);
  qualities.addTrait({ trait: print });
  if (modifiers.some(({ entry }) => entry.trait?.trait === "carved")) qualities.addTrait({ trait: "carved" });
  return colours;
}
