import { fromHex, luminance } from "../../math/color.ts";
import type { LexiconMaterial } from "../lexicon.ts";
import { mixHex } from "../said/mix-hex.ts";
import type { QualitiesDraft } from "../said/qualities.ts";
import type { Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { COLOURS, type Tint } from "../words/colours.ts";
import { MATERIAL_WORDS } from "../words/material-words.ts";
import { AS_SAID, NATURAL_TONES } from "../words/natural-tones.ts";
import { SURFACE_TRAITS } from "../words/surface-traits.ts";
import { TRADE_COLOURS, WOOD_TONES } from "../words/trade-colours.ts";
import type { FoundMaterial } from "./find-material.ts";

export interface NamedColour {
  readonly word: string;
  readonly hex: string;
}

export const firstWord = ({ lemma }: Term): string => lemma.split(" ")[0] as string;

/** What "dark" and "light" are where no colour follows. */
const WOOD: readonly [NamedColour, NamedColour] = [
  { word: "brown", hex: "#3c2617" },
  { word: "pale brown", hex: "#d9bd90" },
];
const SKIN: readonly [NamedColour, NamedColour] = [
  { word: "brown", hex: "#5c3a27" },
  { word: "pale", hex: "#eecdb9" },
];
const OTHERS: readonly [NamedColour, NamedColour] = [
  { word: "black", hex: "#2b2a2c" },
  { word: "pale gray", hex: "#c6c1b6" },
];

/** A plain colour said of stone, marble or soil as it is found there, unless something wants it brighter. */
export function asFound(terms: readonly Term[], material: LexiconMaterial | undefined): readonly Term[] {
  const tones = NATURAL_TONES.get(isBrick(material) ? "brick" : (material?.class ?? ""));
  if (terms.some(isAsSaid)) return terms;
  if (material?.class === "wood") return terms.map((term, at) => asStain(term, terms[at - 1], terms[at + 1]));
  if (!tones) return terms;
  return terms.map((term) => {
    const [colour] = term.entry.colours ?? [];
    const hex = term.entry.colours?.length === 1 && !term.entry.material ? tones.get(colour?.word ?? "") : undefined;
    return colour && hex ? { ...term, entry: { ...term.entry, colours: [{ word: colour.word, hex }] } } : term;
  });
}

/** "light brown" wood is a paler wood, still warm, and no brown with white stirred in. */
function asStain(term: Term, before: Term | undefined, next: Term | undefined): Term {
  const { entry } = term;
  if (isPale(term) && isBrown(next)) return { ...term, entry: { ...entry, tint: AS_IT_IS } };
  if (!before || !isPale(before) || !isBrown(term)) return term;
  return { ...term, entry: { ...entry, colours: [{ word: "brown", hex: PALE_BROWN }] } };
}
const isPale = ({ lemma, entry }: Term): boolean => entry.tint !== undefined && (lemma === "light" || lemma === "pale");
const isBrown = (term: Term | undefined): boolean =>
  term?.entry.colours?.length === 1 && term.entry.colours[0]?.word === "brown" && !term.entry.material;
const AS_IT_IS: Tint = { lightness: 1, saturation: 1, white: 0 };
const PALE_BROWN = "#bb9162";

/** Bare brick, which has the colours of burnt clay. */
const isBrick = (material: LexiconMaterial | undefined): boolean =>
  /(?:^|-)brick$/.test(material?.id ?? "") && !/glazed|painted/.test(material?.id ?? "");

/** The colour that a word within a material's name says, as it is found. */
export const plainHex = (term: Term, material: LexiconMaterial | undefined): string | undefined =>
  NATURAL_TONES.get(material?.class ?? "")?.get(firstWord(term)) ?? COLOURS.get(firstWord(term));

const isAsSaid = ({ lemma, entry }: Term): boolean =>
  AS_SAID.has(lemma) || entry.trait?.role === "style" || entry.covering?.[0] === "painted";

/** "dark" by itself is a dark tone of the material; another material before the noun lends it its colour only. */
export function asTone(
  term: Term,
  next: Term | undefined,
  material: LexiconMaterial | undefined,
  found: FoundMaterial,
): Term {
  const { entry, lemma } = term;
  const isTone = lemma === "dark" || lemma === "light" || lemma === "pale";
  if (isTone && next && !next.entry.colours && !next.entry.tint && !isColourName(next, found)) {
    if (toneOf(next, material) !== undefined) return term;
    if (material?.class !== "wood" && ownTone(next) !== undefined) return term;
    const [dark, light] = material?.class === "wood" ? WOOD : material?.words.includes("skin") ? SKIN : OTHERS;
    return { ...term, entry: { colours: [lemma === "dark" ? dark : light] } };
  }
  if (entry.colours && entry.condition) {
    const isShade = next?.entry.colours !== undefined && !next.entry.material;
    const isLainOn = LAIN_ON.has(material?.class ?? "") && !isShade;
    return { ...term, entry: isLainOn ? { condition: entry.condition } : { colours: entry.colours } };
  }
  // "verdigris bronze" is green: the metal is under it
  if (METALLIC.has(lemma) && material?.words.includes("verdigris")) return { ...term, entry: {} };
  if (!entry.material || entry.covering) return term;
  // "blue and white wood shingles": what was meant of "white wood" is its white
  const isOfTree = material?.class === "wood" && WOOD_TONES.has(firstWord(term));
  const plainColour = lemma.includes(" ") ? (isOfTree ? WOOD_TONES : COLOURS).get(firstWord(term)) : undefined;
  if (!entry.colours && plainColour)
    return { ...term, entry: { colours: [{ word: firstWord(term), hex: plainColour }] } };
  // "striped wood shingles": the figure of "striped wood"
  const figure = lemma.includes(" ") ? SURFACE_TRAITS.get(firstWord(term)) : undefined;
  if (figure?.role === "pattern" && !entry.trait) return { ...term, entry: { trait: figure } };
  if (entry.colours) return { ...term, entry: { colours: entry.colours } };
  // "celadon glaze": a ware by itself, and a colour of any other
  const trade = TRADE_COLOURS.get(lemma);
  if (trade) return { ...term, entry: { colours: [{ word: lemma, hex: trade }] } };
  return { ...term, entry: entry.trait ? { trait: entry.trait } : {} };
}

/** A plain colour's name, or one of the trade's said of something else: "light berry painted wood" is of a light berry. */
const isColourName = (term: Term, { terms }: FoundMaterial): boolean =>
  COLOURS.has(firstWord(term)) || (TRADE_COLOURS.has(term.lemma) && !terms.includes(term));

/** Classes of what lies out of doors: "sandy asphalt" has sand on it, "sandy suede" its colour. */
const LAIN_ON: ReadonlySet<string> = new Set(["ceramic", "concrete", "metal", "stone", "terracotta", "wood"]);

/** The colour a wood's or stone's name lends to other wood or stone. */
export function toneOf({ entry, lemma }: Term, material: LexiconMaterial | undefined): string | undefined {
  if (material?.class === "wood" && WOOD_TONES.has(lemma)) return WOOD_TONES.get(lemma);
  if (!entry.material || entry.covering || entry.trait || entry.colours) return undefined;
  return entry.material.tint ?? MATERIAL_WORDS.get(lemma)?.tint;
}

/** The colour that a material's name stands for by itself: walnut's, or the green of green marble. */
export const ownTone = (term: Term): string | undefined =>
  WOOD_TONES.get(term.lemma) ?? WOOD_TONES.get(firstWord(term)) ?? COLOURS.get(firstWord(term));

/** The colour such a thing has by itself: a banana's skin is yellow. */
export function ownColour({ terms, tint }: FoundMaterial): NamedColour | undefined {
  const last = terms.at(-1);
  const word = last?.lemma ?? "";
  const isFruit = FRUITS.has(word) && !last?.entry.material?.exact;
  const hex = tint ?? (isFruit ? (TRADE_COLOURS.get(word) ?? COLOURS.get(word)) : undefined);
  return hex === undefined ? undefined : { word, hex };
}

const FRUITS: ReadonlySet<string> = new Set(
  "banana orange lemon apricot peach carrot pumpkin tomato lime avocado".split(" "),
);

/** Colours that take another before them as their undertone: "rose beige", "blue gray". */
const UNDERTONED: ReadonlySet<string> = new Set(["beige", "brown", "gray", "grey", "taupe"]);

/** Colours that are metals first. */
export const METALLIC: ReadonlySet<string> = new Set(["gold", "silver", "copper", "bronze", "brass"]);

/** How much of a colour is the plain colour's after a trade name ("oasis blue"), and where the name is far lighter or darker. */
const AFTER_TRADE = 0.86;
const FAR_AFTER_TRADE = 0.92;

/**
 * "red-brown", "rose beige", "oasis blue": two colours that are one between them, and a plain colour wins over a trade name.
 * "Black-gold" stays two where light meets dark, and so does what an "and" parts.
 */
export function joinColours(terms: Term[], into: QualitiesDraft, ledger: WordLedger): void {
  for (let at = 1; at < terms.length; at += 1) {
    const [first, second] = [terms[at - 1] as Term, terms[at] as Term];
    const [a, b] = [first.entry.colours, second.entry.colours];
    if (a?.length !== 1 || b?.length !== 1 || !a[0] || !b[0] || second.pause !== "none") continue;
    const isTrade = TRADE_COLOURS.has(first.lemma) && !TRADE_COLOURS.has(second.lemma);
    const isShade = isTrade || TRADE_COLOURS.has(first.lemma) || UNDERTONED.has(second.lemma);
    if (!second.joined && (!isShade || second.start !== first.end)) continue;
    const isFar = Math.abs(lightness(a[0].hex) - lightness(b[0].hex)) > 0.3;
    // "nero gold" is black with gold: a metal is no shade
    const isPlain = isTrade && !second.joined && !METALLIC.has(second.lemma);
    if (isFar && !isPlain) continue;
    const hex = mixHex(a[0].hex, b[0].hex, isFar ? FAR_AFTER_TRADE : isPlain ? AFTER_TRADE : 0.5);
    into.addColour(`${a[0].word} ${b[0].word}`, hex);
    for (const term of [first, second]) ledger.mark(term, "colour", hex);
    terms.splice(at - 1, 2);
  }
}

const lightness = (hex: string): number => Math.sqrt(luminance(fromHex(hex)));
