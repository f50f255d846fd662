import type { LexiconMaterial } from "../lexicon.ts";
import type { MaterialBrief } from "../material-brief.ts";
import { PATTERNS, type Pattern, type Work } from "../surface-names.ts";
import type { Term } from "../terms/term.ts";
import { SURFACE_TRAITS } from "../words/surface-traits.ts";

export type SettledPattern = Pick<MaterialBrief, "pattern" | "figured" | "work">;

/** What is carved, cast and pressed, where it is of one colour: nobody prints leaf scrolls on a stone. */
const WORKED: ReadonlySet<string> = new Set("stone plaster concrete terracotta wood metal leather marble".split(" "));
const ORNAMENTS: ReadonlySet<Pattern> = new Set<Pattern>(["ornament", "damask", "floral"]);

/**
 * Which figure a surface shows, in whose colours, and whether it is worked into the stuff. "Carved", "embossed" and
 * "engraved" by themselves are so with an ornament; "pressed" and "moulded" say it only of a figure that is named.
 *
 * @param owned Patterns the base shows by itself.
 * @param figures What was said of the figure alone.
 */
export function settlePattern(
  { traits, colours }: Pick<MaterialBrief, "traits" | "colours">,
  made: LexiconMaterial,
  owned: readonly string[],
  figures: readonly Term[],
): SettledPattern {
  // "embossed ostrich leather": a hide with a grain of its own is embossed with that grain
  const isGrained = made.class === "leather" && made.words.some((name) => GRAINED.test(name));
  const asked = traits.filter(
    (name) => !owned.includes(name) && !(isGrained && (name === "carved" || name === "embossed")),
  );
  const named = PATTERNS.find((name) => asked.includes(name) && !isShownBy(made, name));
  const work = workOf(asked);
  // "embossed squares": the figure is a plain one, and no scroll
  const isPlainShape = asked.some((name) => /^(?:square|round|rectangular|oval)$/.test(name));
  const isStrong = ["carved", "embossed", "engraved"].some((name) => asked.includes(name)) && !isPlainShape;
  const isUnnamed = asked.includes("patterned") && /^(?:fabric|misc|leather|plaster)$/.test(made.class);
  // "fading to black": the stuff's own colour flows into that one
  const isFading = asked.includes("fading");
  const pattern = named ?? (isFading ? "gradient" : isStrong ? "ornament" : isUnnamed ? "damask" : undefined);
  if (!pattern) return {};
  const figured = areFigures(colours, figures) || (isFading && colours.length === 1);
  const isPlain = colours.length < 2 && !figured;
  const implied = isPlain && WORKED.has(made.class) && ORNAMENTS.has(pattern) ? "raised" : undefined;
  const worked: Work | undefined = pattern === "fluted" ? undefined : (work ?? implied);
  return { pattern, ...(figured ? { figured: true } : {}), ...(worked ? { work: worked } : {}) };
}

const GRAINED = /^(?:ostrich|crocodile|alligator|lizard|snake|snakeskin|reptile|shagreen|stingray|python)(?: |$)/;

/** A "carved relief" stands out; what is carved else is cut down into the face. */
function workOf(traits: readonly string[]): Work | undefined {
  if (traits.includes("engraved")) return "sunk";
  if (traits.includes("embossed") || traits.includes("pressed")) return "raised";
  return traits.includes("carved") ? "sunk" : undefined;
}

/** The material's own name says the pattern: hexagon tiles are hexagonal by themselves. Marble is veined without being marbled. */
const isShownBy = ({ words, class: kind }: LexiconMaterial, pattern: Pattern): boolean =>
  (pattern === "marbled" && kind === "marble") ||
  // a log's rings are the years it grew
  (pattern === "circles" && kind === "wood" && words.some((name) => /end grain|log|stump/.test(name))) ||
  // leaves that lie about are no print of leaves
  (pattern === "tropical" && kind === "ground") ||
  words.some((name) => SURFACE_TRAITS.get(name.slice(0, Math.max(0, name.indexOf(" "))))?.trait === pattern);

/** "linen with gold stripes": all colours that are said are the figure's. */
function areFigures(colours: MaterialBrief["colours"], figures: readonly Term[]): boolean {
  const words = new Set(figures.flatMap(({ entry }) => entry.colours ?? []).map(({ word }) => word));
  return colours.length > 0 && colours.every(({ word }) => words.has(word));
}
