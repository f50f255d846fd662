import type { Concept } from "../../concepts/concept.ts";
import type { BriefObject } from "../../language/brief.ts";
import { fromHex } from "../../math/color.ts";
import type { CoatFigure } from "../../style/shown/coat-figures.ts";
import type { Markings } from "../../style/shown/dye-markings.ts";
import { figureOf } from "./show-pattern.ts";

/** Families whose coats, scales, shells and spines show no pattern that their concept does not draw. */
const BEASTS: ReadonlySet<string> = new Set(["animal", "bird", "fish", "insect"]);

/** Figures of cloth and paint -> what is printed on a coat. */
const PRINTED: Readonly<Record<string, CoatFigure>> = {
  checkered: "checkered",
  plaid: "plaid",
  "polka-dot": "polka-dot",
  floral: "floral",
  star: "star",
  chevron: "chevron",
  wavy: "wavy",
  diamond: "diamond",
  geometric: "diamond",
};

/** Of stripes and spots that nothing is said of. */
const DARK = fromHex("#1c1712");

/**
 * Stripes, spots and prints on a coat: in the colours that were said of them, and where the concept makes nothing of the pattern
 * itself, in those that suit it.
 *
 * @param shows Whether other parameters come of these traits.
 */
export function markingsOf(
  asked: BriefObject,
  { family }: Concept,
  shows: (traits: ReadonlySet<string>) => boolean,
): { readonly markings?: Markings } {
  const { markings, traits, colours } = asked;
  const natural = traits.includes("striped") ? "striped" : "spotted";
  if (markings) return { markings: { figure: natural, colours: markings.map(({ rgb }) => rgb) } };
  if (!BEASTS.has(family)) return {};
  const trait = traits.find((each) => figureOf(each) !== undefined);
  const figure = trait && figureOf(trait);
  if (trait === undefined || figure === undefined || shows(new Set([trait]))) return {};
  if (trait === "striped" || trait === "spotted")
    return {
      markings: { figure: trait, colours: colours.length > 1 ? colours.slice(1).map(({ rgb }) => rgb) : [DARK] },
    };
  const print = PRINTED[figure];
  // a check and a plaid are of all that is said, of the others the coat has the first colour
  const rgbs = colours.map(({ rgb }) => rgb);
  if (print === undefined) return {};
  if (print === "checkered" || print === "plaid") return { markings: { figure: print, colours: rgbs } };
  const [ground, ...tones] = rgbs;
  return { markings: { figure: print, colours: tones, ...(ground && tones.length > 0 && { ground }) } };
}
