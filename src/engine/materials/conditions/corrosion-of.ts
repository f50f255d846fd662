import { COLOURS } from "../../language/words/colours.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { type Palette, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";

/** What a metal turns to in weather. */
export interface Corrosion {
  /** From the oldest crust to the fresh rim. */
  readonly crust: Palette;
  /** What rain washes down from it, linear. */
  readonly run: readonly [number, number, number];
  /** How thick the crust stands, 1 for iron. */
  readonly thickness: number;
  /** How much lighter its rim is, a share of the crust's palette: what is fresh. */
  readonly fresh: number;
  /** How dark the metal turns around it before it is gone: 0 not at all, 1 black. */
  readonly film: number;
}

const stops = (...hexes: string[]): Palette => palette(...hexes.map(fromHex));

const RUST: Corrosion = {
  crust: stops("#261910", "#4c2d13", "#784517", "#a36628", "#c18f4b"),
  run: fromHex("#7a4320"),
  thickness: 1,
  fresh: 0.3,
  film: 0,
};
const VERDIGRIS: Corrosion = {
  crust: stops("#33564d", "#4d786b", "#749c8c", "#9abaaa", "#bfd2c4"),
  run: fromHex("#58a08c"),
  thickness: 0.35,
  fresh: 0,
  film: 0.65,
};
const BLOOM: Corrosion = {
  crust: stops("#6e7072", "#9b9d9c", "#c0c1bd", "#d8d8d2", "#e6e5df"),
  run: fromHex("#b9bab6"),
  thickness: 0.45,
  fresh: 0.3,
  film: 0,
};
const TARNISH: Corrosion = {
  crust: stops("#151417", "#232226", "#37343a", "#4f4b4c", "#746d62"),
  run: fromHex("#2f2d30"),
  thickness: 0.1,
  fresh: 0.3,
  film: 0,
};

/** Words of metals that do not rust red. */
const OTHERS: readonly (readonly [words: string, corrosion: Corrosion])[] = [
  ["copper|bronze|brass", VERDIGRIS],
  ["aluminium|aluminum|zinc|galvanised steel|magnesium|lead|tin|pewter", BLOOM],
  // nickel goes by the name of steel, and not the other way round
  ["steel|iron", RUST],
  ["silver|gold|nickel|platinum", TARNISH],
];

/**
 * Iron rusts; copper and its alloys turn green, aluminium and zinc white, noble metals dark.
 *
 * @param colour Asked for: what a metal is that has no other name of its own, as in "bronze plates".
 */
export function corrosionOf({ id, words, class: kind }: Material, colour?: Rgb): Corrosion {
  if (kind !== "metal") return RUST;
  const names = new Set([id, ...id.split("-"), ...words]);
  const named = OTHERS.find(([list]) => list.split("|").some((word) => names.has(word)))?.[1];
  return named ?? (colour && isCuprous(colour) ? VERDIGRIS : RUST);
}

const CUPROUS: readonly Rgb[] = ["copper", "bronze"].flatMap((word) => {
  const hex = COLOURS.get(word);
  return hex === undefined ? [] : [fromHex(hex)];
});

/** The colour of copper or one of its alloys, lighter or darker. */
const isCuprous = (colour: Rgb): boolean => CUPROUS.some((metal) => apart(metal, colour) < 0.02);

/** How far two colours are from each other when both are as light. */
function apart(a: Rgb, b: Rgb): number {
  const [sumA, sumB] = [a[0] + a[1] + a[2] + 1e-6, b[0] + b[1] + b[2] + 1e-6];
  return Math.max(...[0, 1, 2].map((c) => Math.abs((a[c] as number) / sumA - (b[c] as number) / sumB)));
}
