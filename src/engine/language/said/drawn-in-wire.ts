import type { LexiconConcept } from "../lexicon.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

/** How wire is worked, which says nothing of its stuff: "woven" alone is of cotton. */
export const WROUGHT = /^(?:woven|twisted|bent|braided|welded|interwoven|knotted)$/;
export const WIRE = /(?:^| )wires?$/;

/**
 * What "made of copper wire" says of a thing: the metal, and that it is drawn in lines; a cage, which is of wires anyway, is only of
 * that metal. Undefined where the head is no wire.
 */
export function drawnInWire(head: Term, concept: LexiconConcept, { entries }: Vocabulary): readonly Term[] | undefined {
  if (!WIRE.test(head.lemma)) return undefined;
  const isOfWires = Object.values(concept.slots).some((words) => words.includes("wire"));
  const metal = entries.get(head.lemma.replace(WIRE, ""))?.material;
  const lines = isOfWires ? undefined : entries.get("wireframe");
  return [...(metal ? [{ material: { ...metal, exact: true as const } }] : []), ...(lines ? [lines] : [])].map(
    (entry) => ({
      ...head,
      entry,
    }),
  );
}
