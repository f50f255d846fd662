import type { Term } from "../terms/term.ts";
import { SURFACE_TRAITS } from "../words/surface-traits.ts";
import type { TraitWord } from "../words/traits.ts";

/** "with gold stripes": a figure and its colours, painted or woven into what was named before. */
export function isFigure(all: readonly Term[]): boolean {
  // "a floral motif", in two words
  const isNamed = all.length > 1 && !figureOf(all.at(-1)) && DRAWING.has(all.at(-1)?.lemma ?? "");
  const terms = isNamed ? all.slice(0, -1) : all;
  return (
    figureOf(terms.at(-1)) !== undefined &&
    terms.every((term) => figureOf(term) || term.entry.colours || !term.entry.material)
  );
}

/** The pattern that a term is the word of, or the name of as stuff: "stripes", "floral pattern". */
function figureOf(term: Term | undefined): TraitWord | undefined {
  if (!term) return undefined;
  const { lemma, entry } = term;
  const named =
    entry.material && FIGURE_NAME.test(lemma) ? SURFACE_TRAITS.get(lemma.split(" ")[0] as string) : undefined;
  const trait = entry.trait ?? named;
  return trait?.role === "pattern" ? trait : undefined;
}
const DRAWING: ReadonlySet<string> = new Set("pattern print motif design figure decoration".split(" "));
const FIGURE_NAME = / (?:pattern|print|motif|design|embroidery)$/;

/** The gold that stripes are of is a colour, a "floral pattern" no stuff. */
export function inPaint(term: Term): Term {
  const trait = figureOf(term);
  if (trait) return { ...term, lemma: term.lemma.replace(FIGURE_NAME, ""), entry: { trait } };
  return term.entry.colours && term.entry.material ? { ...term, entry: { colours: term.entry.colours } } : term;
}
