import type { Term } from "../terms/term.ts";
import type { ConnectorKind } from "../words/connectors.ts";
import { POSITIONS, SCENERY } from "../words/scenery.ts";

/** Of words after a preposition, those that say how the thing before it looks rather than where it is or what is in it: "in red", "through rainbow hues". */
export const saidIn = (terms: readonly Term[], kind: ConnectorKind): Term[] =>
  terms.filter((term, i) => {
    const { entry, wordClass } = term;
    if (kind === "toward") return entry.colours !== undefined && !entry.material;
    if (!/^(?:in|with|of)$/.test(kind) || namesPlace(term, terms[i + 1])) return false;
    if (entry.covering) return kind === "with";
    return kind === "in" || entry.colours === undefined || entry.material || wordClass !== "thing";
  });

/** "in the dark", "in front"; but "in dark green" and "in dark oak" are no darkness. */
const namesPlace = ({ entry, lemma, plural }: Term, next: Term | undefined): boolean =>
  !(entry.tint && (next?.entry.colours || next?.entry.material)) &&
  (SCENERY.has(plural ? `${lemma}s` : lemma) || POSITIONS.has(lemma));
