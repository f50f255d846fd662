import type { Family } from "#contract/family.ts";
import { agreeArticle } from "../api/agree-article.ts";

/** Words of one kind, any of which may stand where another stands. */
type Kind = readonly string[];

const COLOURS: Kind = [
  "red",
  "orange",
  "yellow",
  "green",
  "turquoise",
  "blue",
  "purple",
  "pink",
  "brown",
  "white",
  "grey",
  "black",
];
const MADE_OF: Kind = [
  "wooden",
  "metal",
  "stone",
  "golden",
  "silver",
  "bronze",
  "glass",
  "plastic",
  "ceramic",
  "leather",
];
const WOODS: Kind = ["oak", "walnut", "pine", "birch", "cherry", "ebony", "bamboo", "teak"];
const STONES: Kind = ["marble", "granite", "slate", "sandstone", "limestone", "basalt", "cobblestone", "travertine"];
const METALS: Kind = ["iron", "steel", "copper", "brass", "bronze", "gold", "silver", "aluminium", "chrome"];
const FABRICS: Kind = ["linen", "wool", "denim", "velvet", "silk", "canvas", "corduroy", "felt", "leather", "suede"];
const WEAR: Kind = ["new", "old", "worn", "weathered", "broken", "polished"];
const COVER: Kind = ["mossy", "rusty", "dusty", "muddy", "snowy", "wet", "cracked", "painted"];
const SIZES: Kind = ["tiny", "small", "large", "huge", "tall", "short", "wide", "narrow"];

const KINDS: Record<Family, readonly Kind[]> = {
  "text-to-3d": [COLOURS, MADE_OF, WOODS, STONES, METALS, FABRICS, WEAR, COVER, SIZES],
  material: [COLOURS, WOODS, STONES, METALS, FABRICS, WEAR, COVER],
};

const SAME: Readonly<Record<string, string>> = { gray: "grey", wood: "wooden", gold: "golden", violet: "purple" };

/** A word of a prompt that others may stand for. */
export interface WordSwap {
  /** As it is written in the prompt. */
  readonly word: string;
  /** Its place in the prompt, in characters. */
  readonly start: number;
  readonly alternatives: readonly string[];
}

/** The colour, material and condition words of a prompt, in its order. */
export function findWordSwaps(family: Family, prompt: string): WordSwap[] {
  return [...prompt.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const word = match[0];
    const plain = word.toLowerCase();
    const kinds = KINDS[family];
    const kind = kinds.find((each) => each.includes(plain)) ?? kinds.find((each) => each.includes(SAME[plain] ?? ""));
    if (!kind) return [];
    const alternatives = kind.filter((each) => each !== plain && each !== SAME[plain]);
    return [{ word, start: match.index, alternatives }];
  });
}

/** The prompt with another word in a place; `a` and `an` before it follow. */
export function withWord(prompt: string, { word, start }: WordSwap, other: string): string {
  const cased = /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  const rest = cased + prompt.slice(start + word.length);
  return agreeArticle(prompt.slice(0, start), rest) + rest;
}
