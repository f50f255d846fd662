import { mixHex } from "../said/mix-hex.ts";
import type { Pattern } from "../surface-names.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { SURFACE_TRAITS } from "../words/surface-traits.ts";
import { HUES, senseInPlace } from "./sense-in-place.ts";
import { METALLIC } from "./surface-tones.ts";

/** "cream tones": the colour, not what it is the colour of. */
const TONES: ReadonlySet<string> = new Set("tone hue shade tint colour color coloured colored".split(" "));

/** What is printed, woven or painted where it stands before a cloth, a tile or a wallpaper. */
const MOTIFS: ReadonlyMap<string, Pattern> = new Map([
  ["wave", "wavy"],
  ["ocean wave", "wavy"],
  ["leaf", "floral"],
  ["leaves", "floral"],
  ["foliage", "floral"],
  ["vine", "floral"],
  ["fern", "floral"],
  ["ivy", "floral"],
  ["palm leaf", "tropical"],
  ["monstera", "tropical"],
  ["lily", "lily"],
  ["iris", "lily"],
]);
const PRINTED: ReadonlySet<string> = new Set(
  "fabric cloth textile cotton linen silk velvet curtain cushion carpet rug tile wallpaper upholstery tapestry scarf".split(
    " ",
  ),
);

const VINE = /^(?:vine|ivy|grapevine)$/;
const isMosaic = ({ lemma }: Term): boolean => /mosaic/.test(lemma);

/** Colours that are called dusty: any other dusty thing has dust on it. */
const DUSTY_COLOURS: ReadonlySet<string> = new Set(
  "pink rose blue mauve lavender lilac purple violet teal green sage aqua coral peach".split(" "),
);

/** Skin by its share of melanin in percent, as screens show it. */
const SKINS: readonly (readonly [percent: number, hex: string])[] = [
  [0, "#f3d9ca"],
  [1, "#eac6b0"],
  [5, "#d6a280"],
  [10, "#b98158"],
  [20, "#8a5838"],
  [45, "#472a1c"],
];

/**
 * Gives words of a material prompt the sense they have in their place: "cream tones" are a colour, the waves of "wave
 * fabric" a pattern, "mottled" is uneven and not spotted, thin stripes are pinstripes, a palette after "in" is colours, a dusty red brick
 * has dust on it, "10 percent melanin" is how dark a skin is.
 */
export function settleSenses(terms: readonly Term[], vocabulary: Vocabulary): Term[] {
  const { entries } = vocabulary;
  const isDrawn = isFigureAlone(terms);
  return terms.map((term, at) => {
    const { entry, lemma } = term;
    if (entry.determiner) return term;
    if (isDrawn && entry.colours) return { ...term, entry: { colours: entry.colours } };
    const next = terms[at + 1];
    const placed = senseInPlace(terms, at, vocabulary);
    if (placed) return placed;
    if (entry.colours && entry.material && next && next.pause === "none" && TONES.has(next.lemma)) {
      return { ...term, entry: { colours: entry.colours } };
    }
    if (entry.colours && entry.material && isHueAfterIn(terms, at))
      return { ...term, entry: { colours: entry.colours } };
    if (isThinStripe(terms, at)) return { ...term, lemma: "thin stripe", entry: { trait: PINSTRIPED } };
    // of stones a vine is laid as a stem that winds along, with its leaves
    const motif = VINE.test(lemma) && terms.some(isMosaic) ? "ornament" : MOTIFS.get(lemma);
    if (motif && isBeforePrinted(terms, at)) return { ...term, entry: { trait: { role: "pattern", trait: motif } } };
    const figure = entry.trait?.role === "pattern" && PRINT.test(lemma) ? figureOf(lemma) : undefined;
    if (figure) return { ...term, entry: { trait: figure } };
    if (lemma === "dusty" && entry.tint && !(next && DUSTY_COLOURS.has(next.lemma))) {
      const { tint: _, ...dusty } = entry;
      return { ...term, entry: dusty };
    }
    // a vessel of crystal is of glass, a surface of crystal is what grows in caves
    const grown = lemma === "crystal" && next?.lemma !== "glass" ? entries.get("rock crystal") : undefined;
    if (grown) return { ...term, entry: grown };
    if (lemma === "mottled") return { ...term, entry: { condition: [["faded", 0.6]] } };
    const percent = lemma === "melanin" ? percentBefore(terms, at) : undefined;
    return percent === undefined ? term : { ...term, entry: { colours: [{ word: "skin", hex: skinOf(percent) }] } };
  });
}

/** "Waves in indigo on cream", "gold stripes on navy": nothing is named but a figure and colours, and no stuff. */
const isFigureAlone = (terms: readonly Term[]): boolean =>
  terms.some(({ entry }) => entry.trait?.role === "pattern" && !entry.material) &&
  terms.some(({ entry }) => entry.connector === "on") &&
  terms.every(
    ({ entry, lemma }) =>
      !entry.material || (entry.colours && (HUES.has(lemma) || METALLIC.has(lemma))) || entry.trait?.role === "pattern",
  );

/** "daisy print", "snowflake-printed". */
export const PRINT = /[ -]print(ed)?$/;
/** The very figure that a print is named for: of things it is one of a few that all of them can be dressed in. */
const figureOf = (lemma: string) => SURFACE_TRAITS.get(lemma.replace(PRINT, "").replaceAll("-", " "));

/** Terms that are looked at to either side: no palette is longer, and a prompt of colours only is read in a straight line. */
const REACH = 8;

const THIN: ReadonlySet<string> = new Set(["thin", "fine", "narrow", "delicate"]);
const PINSTRIPED = { role: "pattern", trait: "pinstriped" } as const;

/** The "thin" and the "stripes" of "thin gold stripes": the lines are thin, and what they are on is as ever. */
function isThinStripe(terms: readonly Term[], at: number): boolean {
  const isBetween = ({ entry }: Term) => Boolean(entry.colours || entry.tint);
  const { entry, lemma } = terms[at] as Term;
  if (THIN.has(lemma))
    return terms.slice(at + 1, at + REACH).find((term) => !isBetween(term))?.entry.trait?.trait === "striped";
  return (
    entry.trait?.trait === "striped" &&
    THIN.has(terms.slice(Math.max(0, at - REACH), at).findLast((term) => !isBetween(term))?.lemma ?? "")
  );
}

/** "tiles in cream", "a mosaic in gold and black": what ends the phrase after "in" is its palette. */
function isHueAfterIn(all: readonly Term[], place: number): boolean {
  const first = Math.max(0, place - REACH);
  const terms = all.slice(first, place + REACH);
  const at = place - first;
  const isLink = ({ entry }: Term) => Boolean(entry.colours || entry.tint || entry.connector === "and");
  const from = terms.findLastIndex((term, i) => i < at && !isLink(term));
  const end = terms.findIndex((term, i) => i > at && !isLink(term));
  const next = terms[end];
  const isEnd = end < 0 || next?.pause !== "none" || next?.entry.connector !== undefined;
  if (terms[from]?.entry.connector !== "in" || !isEnd) return false;
  const palette = terms.slice(from + 1, end < 0 ? undefined : end);
  return (
    HUES.has((terms[at] as Term).lemma) ||
    palette.some(({ entry, lemma }) => entry.colours && (!entry.material || HUES.has(lemma)) && !entry.covering)
  );
}

/** Whether a printed thing follows before anything parts the phrase. */
function isBeforePrinted(terms: readonly Term[], at: number): boolean {
  for (const term of terms.slice(at + 1)) {
    if (term.pause !== "none" || term.entry.connector) return false;
    if (PRINTED.has(term.lemma.slice(term.lemma.lastIndexOf(" ") + 1))) return true;
  }
  return false;
}

function percentBefore(terms: readonly Term[], at: number): number | undefined {
  const number = terms.slice(Math.max(0, at - 2), at).find(({ lemma }) => /^\d+(\.\d+)?$/.test(lemma));
  return number && Number(number.lemma);
}

function skinOf(percent: number): string {
  const above = SKINS.findIndex(([from]) => from > percent);
  const [to, dark] = SKINS[above < 0 ? SKINS.length - 1 : above] as (typeof SKINS)[number];
  const [from, light] = SKINS[above < 0 ? SKINS.length - 1 : above - 1] as (typeof SKINS)[number];
  return to > from ? mixHex(light, dark, (percent - from) / (to - from)) : dark;
}
