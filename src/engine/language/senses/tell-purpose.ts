import type { Token, Tokens } from "../terms/tokenize.ts";
import { isVerb } from "../word-net.ts";

const USING = /^(?:using|uses)$/;
/** Words of a tool's name, its article included, between "using" and "to". */
const MOST_WORDS = 6;

/**
 * "A robot using a ladle to stir soup": what a tool is used for is the deed, as in "a robot stirring soup with a ladle". The words
 * stand in that order from here on; each still is the word that was typed.
 */
export function tellPurpose(all: Tokens): Tokens {
  const { tokens, words } = all;
  const at = tokens.findIndex(({ lower }) => USING.test(lower));
  if (at < 1) return all;
  const to = tokens.findIndex(({ lower }, i) => i > at + 1 && i <= at + MOST_WORDS && lower === "to");
  const verb = tokens[to + 1];
  if (to < 0 || !verb || !isVerb(verb.lower) || tokens.slice(at, to + 2).some(isBroken)) return all;
  const end = tokens.findIndex(({ pause }, i) => i > to + 1 && pause !== "none");
  const last = end < 0 ? tokens.length : end;
  const [using, tool] = [tokens[at] as Token, tokens.slice(at + 1, to)];
  // "to stir" is one word of the deed, and "using" the tie of the tool
  const deed = { ...verb, lower: participle(verb.lower), pause: using.pause, joined: false };
  const ordered = [
    ...tokens.slice(0, at),
    deed,
    ...tokens.slice(to + 2, last),
    { ...using, lower: "with", pause: "none" as const },
    ...tool,
    ...tokens.slice(last),
  ];
  return { words, tokens: ordered.map((token, index) => ({ ...token, index })) };
}

const isBroken = ({ pause, quoted }: Token, i: number): boolean => quoted || (i > 0 && pause !== "none");

/** "stir" -> "stirring", "make" -> "making", "roll" -> "rolling". */
export function participle(verb: string): string {
  if (/[^e]e$/.test(verb) && verb.length > 2) return `${verb.slice(0, -1)}ing`;
  // a short vowel before a single last consonant doubles that
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(verb) ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
