import type { Wear } from "./wear.ts";

/** An outfit that tells who somebody is. */
export interface Guise {
  readonly words: readonly string[];
  readonly wear: Partial<Wear>;
  /** Slot -> colours as on screen, the main one first; "steel" and other words of `CLOTH` name a material instead. */
  readonly colours: Readonly<Record<string, string>>;
  /** What persons in this guise usually look like: `beard`, `female`, `old`, `muscular`, `bald`, `long-hair`, `child`, … */
  readonly look?: string;
}

/** Words, pieces, "slot colour" pairs (colours as on screen), looks. */
export type GuiseRow = readonly [words: string, wear: Partial<Wear>, colours: string, look?: string];
