import { mixHex } from "./mix-hex.ts";
import type { Pattern } from "./surface-names.ts";
import type { Term } from "./term.ts";

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
  ["palm leaf", "floral"],
  ["monstera", "floral"],
]);
const PRINTED: ReadonlySet<string> = new Set(
  "fabric cloth textile cotton linen silk velvet curtain cushion carpet rug tile wallpaper upholstery tapestry scarf".split(
    " ",
  ),
);

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
 * fabric" a pattern, "mottled" is uneven and not spotted, a dusty red brick
 * has dust on it, "10 percent melanin" is how dark a skin is.
 */
export function settleSenses(terms: readonly Term[]): Term[] {
  return terms.map((term, at) => {
    const { entry, lemma } = term;
    const next = terms[at + 1];
    if (entry.colours && entry.material && next && next.pause === "none" && TONES.has(next.lemma)) {
      return { ...term, entry: { colours: entry.colours } };
    }
    const motif = MOTIFS.get(lemma);
    if (motif && isBeforePrinted(terms, at)) return { ...term, entry: { trait: { role: "pattern", trait: motif } } };
    if (lemma === "dusty" && entry.tint && !(next && DUSTY_COLOURS.has(next.lemma))) {
      const { tint: _, ...dusty } = entry;
      return { ...term, entry: dusty };
    }
    if (lemma === "mottled") return { ...term, entry: { condition: [["faded", 0.6]] } };
    const percent = lemma === "melanin" ? percentBefore(terms, at) : undefined;
    return percent === undefined ? term : { ...term, entry: { colours: [{ word: "skin", hex: skinOf(percent) }] } };
  });
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
