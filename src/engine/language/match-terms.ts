import { isPlural, singular } from "./singular.ts";
import type { Token, Tokens } from "./tokenize.ts";
import type { Entry, Vocabulary } from "./vocabulary.ts";
import { MOST } from "./words/counts.ts";

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
  /** Empty for a word in no list. */
  readonly entry: Entry;
}

const NOTHING: Entry = {};

/** Finds the longest phrases of the vocabulary, from left to right. A pause never stands inside a phrase. */
export function matchTerms({ tokens }: Tokens, vocabulary: Vocabulary): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; at = (terms.at(-1) as Term).end) terms.push(matchAt(tokens, at, vocabulary));
  return terms;
}

function matchAt(tokens: readonly Token[], start: number, { entries, longest }: Vocabulary): Term {
  const first = tokens[start] as Token;
  const most = Math.min(longest.get(first.lower) ?? 1, tokens.length - start);
  for (let length = most; length >= 1; length -= 1) {
    const span = tokens.slice(start, start + length);
    if (span.some(({ pause, possessive }, i) => (i > 0 && pause !== "none") || (possessive && i < length - 1)))
      continue;
    const typed = span.map(({ lower }) => lower).join(" ");
    const last = span.at(-1) as Token;
    const head = singular(last.lower);
    const lemma = typed.slice(0, typed.length - last.lower.length) + head;
    const exact = entries.get(typed);
    const entry = exact && lemma !== typed ? { ...entries.get(lemma), ...exact } : (exact ?? entries.get(lemma));
    // a plural that is a word of its own ("glasses") keeps its spelling
    if (entry) return term(first, start, length, exact?.object || exact?.part ? typed : lemma, last, entry);
  }
  return term(first, start, 1, singular(first.lower), first, numberEntry(first.lower));
}

function term(first: Token, start: number, length: number, lemma: string, last: Token, entry: Entry): Term {
  return {
    start,
    end: start + length,
    lemma,
    plural: isPlural(last.lower),
    possessive: last.possessive,
    joined: first.joined,
    pause: first.pause,
    entry,
  };
}

function numberEntry(word: string): Entry {
  if (word.length > 3) return NOTHING;
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    if (code < 0x30 || code > 0x39) return NOTHING;
  }
  const count = Number(word);
  return count >= 1 ? { count: Math.min(count, MOST) } : NOTHING;
}
