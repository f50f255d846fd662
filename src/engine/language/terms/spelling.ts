import type { Entry } from "./term.ts";

/** Shorter words have too many neighbours. */
const SHORTEST = 5;

/**
 * Known words by themselves with one letter left out. Two words share such a form when one letter was added, left out,
 * changed, or two neighbours swapped.
 */
export class Spelling {
  readonly #byForm = new Map<string, string>();

  constructor(entries: ReadonlyMap<string, Entry>) {
    for (const [word, { object, material, trait, colours, condition, tint }] of entries) {
      if (word.length < SHORTEST || word.includes(" ")) continue;
      if (!(object || material || trait || colours || condition || tint)) continue;
      for (const form of forms(word)) if (!this.#byForm.has(form)) this.#byForm.set(form, word);
    }
  }

  /** The known word that a mistyped one stands for, if there is one near enough. */
  correct(typed: string): string | undefined {
    if (typed.length <= SHORTEST) return undefined;
    for (const form of forms(typed)) {
      const word = this.#byForm.get(form);
      // the first letter is hardly ever wrong
      if (word !== undefined && word.charAt(0) === typed.charAt(0)) return word;
    }
    return undefined;
  }
}

function forms(word: string): string[] {
  const found = [word];
  for (let at = 1; at < word.length; at += 1) found.push(word.slice(0, at) + word.slice(at + 1));
  return found;
}
