import type { WordRole, WordUse } from "../word-use.ts";
import type { Term } from "./term.ts";
import type { Tokens } from "./tokenize.ts";

/** The role that says most wins where the tokens of one typed word were taken for several things. */
const TELLING: readonly WordRole[] = [
  "object",
  "part",
  "material",
  "colour",
  "wear",
  "pattern",
  "shape",
  "pose",
  "size",
  "count",
  "style",
  "negation",
  "relation",
  "noise",
  "grammar",
  "unused",
];

interface Note {
  readonly role: WordRole;
  readonly meaning: string | undefined;
  readonly assumed: boolean;
}

/** Keeps account of what every typed word was taken for. */
export class WordLedger {
  readonly #tokens: Tokens;
  readonly #notes: (Note | undefined)[];

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
    this.#notes = tokens.tokens.map(() => undefined);
  }

  /** Later calls overrule earlier ones. */
  mark(term: Term, role: WordRole, meaning?: string, assumed = false): void {
    for (let i = term.start; i < term.end; i += 1) this.#notes[i] = { role, meaning, assumed };
  }

  has(term: Term): boolean {
    return this.#notes[term.start] !== undefined;
  }

  /** Whether it was taken for anything. */
  isUsed(term: Term): boolean {
    const note = this.#notes[term.start];
    return note !== undefined && note.role !== "unused";
  }

  typed(term: Term): string {
    const first = this.#tokens.tokens[term.start]?.word ?? 0;
    const last = this.#tokens.tokens[term.end - 1]?.word ?? first;
    return this.#tokens.words.slice(first, last + 1).join(" ");
  }

  uses(): WordUse[] {
    const best: (Note | undefined)[] = this.#tokens.words.map(() => undefined);
    for (const [i, { word }] of this.#tokens.tokens.entries()) {
      const note = this.#notes[i];
      const held = best[word];
      if (note && (!held || TELLING.indexOf(note.role) < TELLING.indexOf(held.role))) best[word] = note;
    }
    return this.#tokens.words.map((text, word): WordUse => {
      const { role, meaning, assumed } = best[word] ?? { role: "unused" as const, meaning: undefined, assumed: false };
      return { text, role, ...(meaning === undefined ? {} : { meaning }), ...(assumed ? { assumed } : {}) };
    });
  }
}
