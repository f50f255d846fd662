import type { Bond } from "./surface-names.ts";

/**
 * What `readPrompt` needs to know of the libraries above it, handed in so that the language room depends on neither
 * concepts nor materials. Built by `concepts/index.ts` and `materials/index.ts`.
 */
export interface Lexicon {
  readonly concepts: readonly LexiconConcept[];
  readonly materials: readonly LexiconMaterial[];
}

export interface LexiconConcept {
  readonly id: string;
  readonly family: string;
  readonly words: readonly string[];
  /** WordNet noun lemmas whose hyponyms belong to the concept. */
  readonly senses: readonly string[];
  /** `food`, `beast`, `plant`: whose names right before its own lend it their shape. Left out: as usual in its family. */
  readonly likened?: readonly string[];
  /** Its name is a colour too, yet before another thing's it means the shape. */
  readonly seldomColour?: boolean;
  /** Slot -> words for it, the slot's own name included. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
}

export interface LexiconMaterial {
  readonly id: string;
  readonly class: string;
  readonly words: readonly string[];
  /** How its pieces are laid; left out where it has none that could be laid otherwise. */
  readonly bond?: Bond;
}
