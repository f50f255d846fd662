import type { BriefEmblem } from "../brief.ts";
import type { LexiconConcept } from "../lexicon.ts";
import type { Tint } from "../words/colours.ts";
import type { ConditionWord } from "../words/conditions.ts";
import type { ConnectorKind } from "../words/connectors.ts";
import type { TraitWord } from "../words/traits.ts";
import type { Token } from "./tokenize.ts";
import type { WordClass } from "./word-class.ts";

/** One or more tokens that mean something together: `next to`, `office chair`. */
export interface Term {
  /** First token, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** As looked up: lower case, singular where the phrase was found in the singular. */
  readonly lemma: string;
  readonly plural: boolean;
  readonly possessive: boolean;
  /** Joined to the term before it by a hyphen. */
  readonly joined: boolean;
  readonly pause: Token["pause"];
  readonly quoted: boolean;
  /** What is written, where that was not typed: "with writing on it". */
  readonly says?: string;
  /** Empty for a word in no list. */
  readonly entry: Entry;
  /** What WordNet and the ending tell. */
  readonly wordClass: WordClass;
}

/** Everything one phrase can mean. Which of it holds is decided by where the phrase stands. */
export interface Entry {
  /** `#rrggbb` colours. */
  readonly colours?: readonly { readonly word: string; readonly hex: string }[];
  readonly tint?: Tint;
  readonly material?: { readonly id: string; readonly tint?: string; readonly exact: boolean };
  readonly trait?: TraitWord;
  readonly condition?: ConditionWord;
  readonly covering?: readonly [condition: string, amount: number];
  readonly degree?: number;
  readonly count?: number;
  /** `own`: a word of the concept itself, not an alias. */
  readonly object?: {
    readonly concept: LexiconConcept;
    readonly word: string;
    readonly own: boolean;
    /** "wooden chair", where that is a word of the concept: what its first word asks for. */
    readonly madeOf?: { readonly id: string; readonly tint?: string };
  };
  /** Some concept has a slot of this name. */
  readonly part?: true;
  /** Made while reading: `legged` in "three legged", with the word before it. */
  readonly partInside?: { readonly word: string; readonly of: Term };
  /** Made while reading: of what such a form mostly is, where nothing is said. */
  readonly usualMaterial?: string;
  /** Made while reading: the star of "with a star on its chest". */
  readonly emblem?: BriefEmblem;
  /** Made while reading: `dragon` in "dragon shaped". */
  readonly likeness?: Term;
  /** Made while reading: what is said of the left and the right half. */
  readonly halves?: readonly [readonly Term[], readonly Term[]];
  readonly connector?: ConnectorKind;
  /** Made while reading: it ties to one of several: "three ducks, one wearing a crown". */
  readonly alone?: true;
  readonly determiner?: true;
  readonly noise?: true;
  readonly grammar?: true;
}

/** Of a word that adds nothing where it stands: "turned into", the "zippo" of "zippo style". */
export const SILENT: Entry = { grammar: true };

/** `handle` in "wooden handle". */
export const lastWord = ({ lemma }: Pick<Term, "lemma">): string => lemma.slice(lemma.lastIndexOf(" ") + 1);

/** Whether a phrase ends before this term: at a pause, a tie or the end of the prompt. */
export const endsPhrase = (term: Term | undefined): boolean =>
  term === undefined || term.pause !== "none" || term.entry.connector !== undefined;
