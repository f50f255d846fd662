import type { Term } from "../terms/term.ts";

/** "half brick half stone": the second lies beside the first. */
export function inHalves(terms: readonly Term[], isMaterial: (term: Term) => boolean) {
  const marks = terms.flatMap(({ lemma }, at) => (lemma === "half" ? [at] : []));
  const [first = 0, second = 0] = marks;
  if (marks.length !== 2) return undefined;
  const isSaid = ({ entry }: Term) => !entry.connector;
  const base = [...terms.slice(0, first), ...terms.slice(first + 1, second)].filter(isSaid);
  const rest = terms.slice(second + 1).filter(isSaid);
  if (!base.some(isMaterial) || !rest.some(isMaterial)) return undefined;
  return {
    base,
    layers: [{ place: "patches" as const, amount: 0.5, terms: rest }],
    figures: [],
    places: marks.map((at) => terms[at] as Term),
  };
}
