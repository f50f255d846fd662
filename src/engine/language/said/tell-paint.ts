import type { SceneBuilder } from "../phrases/scene-builder.ts";
import type { Tie } from "../scene/scene.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { slotOf } from "../things/part-owner.ts";

/** How paint has fared, where it is seen on the whole of what is painted. */
const WORN: ReadonlySet<string> = new Set(["faded", "peeling", "chipped", "cracked", "scratched", "worn", "rusty"]);

/** "with faded paint", "with peeling blue paint": the whole is of that colour, and has fared so. */
export function tellPaint(
  terms: readonly Term[],
  tie: Tie | undefined,
  builder: SceneBuilder,
  vocabulary: Vocabulary,
): boolean {
  const paint = terms.at(-1);
  const isWorn = terms.some(({ entry }) => entry.condition?.some(([name]) => WORN.has(name)));
  const source = tie ? tie.source : builder.scene.mentions[0];
  if ((tie && !/^(?:with|covered)$/.test(tie.kind)) || !source || paint?.lemma !== "paint" || !isWorn) return false;
  // a car has its paint on the body alone: what colour it is, the car is, and it wears off that
  if (slotOf(vocabulary, source, paint) !== undefined) {
    builder.describe(
      source,
      terms.filter(({ entry }) => entry.colours && !entry.condition),
    );
    return false;
  }
  builder.describe(source, terms);
  return true;
}
