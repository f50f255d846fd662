import type { Term } from "../terms/term.ts";

/** What grows or settles on stuff in spots and streaks of a colour of its own. */
export const isGrowth = ({ lemma }: Term): boolean => GROWTH.test(lemma);
const GROWTH = /^(?:lichen|moss|algae|mou?ld|mildew|rust|verdigris|patina|tarnish|stain|soot)$/;

/** "In pale orange spots": the shape and colour that a growth has. */
export const isMarkOf = (terms: readonly Term[]): boolean =>
  terms.some(({ entry }) => entry.colours) &&
  /^(?:spot|patch|blotch|speckle|streak|fleck|dot)$/.test(terms.at(-1)?.lemma ?? "");

/** A colour right before what soils: "black grime" is as black as grime is by itself. */
export function isHueOfSoil({ entry }: Term, after: readonly Term[]): boolean {
  const next = after.find((term) => !term.entry.colours && !term.entry.tint);
  return Boolean((entry.colours || entry.tint) && !entry.material?.exact && next && SOIL.test(next.lemma));
}
const SOIL = /^(?:grime|dirt|dust|soot|grease|tarnish|oxide|oxidation|mildew|mou?ld|rust|corrosion)$/;
