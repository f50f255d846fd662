import type { QualitiesDraft } from "../said/qualities.ts";
import type { Term } from "../terms/term.ts";

/** Words for little of what lies on something: "a dusting of snow". */
const FEW: ReadonlySet<string> = new Set("bit trace touch hint dusting sprinkling little tuft".split(" "));
/** What lies on things and hides them. */
const SPREADS: ReadonlySet<string> = new Set(["mossy", "snowy", "muddy", "sandy", "dusty"]);

/** How much of a covering there is where it is said to lie in patches, with something, or over it. */
const spareness = (amount: number): number => (amount <= 0.3 ? 0.5 : amount < 0.5 ? 0.75 : 1);

/**
 * "with moss", not covered in it: most of what it lies on is to be seen.
 *
 * @param before Conditions that `into` had before the covering was said, by `terms`.
 * @param amount Of the layer that the covering would be, 0..1.
 */
export function spareBase(
  into: QualitiesDraft,
  before: ReadonlyMap<string, number>,
  terms: readonly Term[],
  amount: number,
): void {
  const share = terms.some(({ lemma }) => FEW.has(lemma)) ? 0.5 : spareness(amount);
  for (const [name, said] of into.conditions) {
    if (SPREADS.has(name) && !before.has(name)) into.conditions.set(name, Math.round(said * share * 100) / 100);
  }
}
