import { singular } from "../terms/singular.ts";
import type { Token, Tokens } from "../terms/tokenize.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { isLiving } from "../ties/relate.ts";
import { DEED_STARTS } from "./settle-deeds.ts";
import { hasSenses } from "./settle-verbs.ts";
import { participle } from "./tell-purpose.ts";

/** What is done with drinks that nobody drinks yet: they are in glasses. */
const SERVED = /^(?:serv|carry|hold|bring|deliver|offer)\w*$/;

/** What stands before an object: "waters *the* plants", "waters *her* plants". */
const BEFORE_OBJECT = /^(?:a|an|the|his|her|its|their|some|two|three)$/;

/**
 * "A gardener waters the plants", "a barista pours milk": what somebody does is read as in "a gardener watering the plants", which
 * is the form that deeds and ties are told by. A verb that is a tie as it stands, and a noun ("a cat toys" never is one), stay.
 */
export function tellDoing(all: Tokens, { entries }: Vocabulary): Tokens {
  const isSomebody = (token: Token | undefined): boolean => {
    const object = token && (entries.get(token.lower) ?? entries.get(singular(token.lower)))?.object;
    return object !== undefined && !token?.possessive && isLiving(object);
  };
  const words = withIntents(all.tokens, entries, isSomebody);
  let isChanged = words !== all.tokens;
  const tokens = words.map((token, at): Token => {
    const { lower, pause, quoted, possessive, joined } = token;
    if (!/[a-z]{2}s$/.test(lower) || pause !== "none" || quoted || possessive || joined) return token;
    if (lower === "drinks" && SERVED.test(words[at - 1]?.lower ?? "")) {
      isChanged = true;
      return { ...token, lower: "cocktails" };
    }
    if (!isSomebody(words[at - 1])) return token;
    const entry = entries.get(lower);
    if (entry?.connector || entry?.trait || entry?.grammar) return token;
    const isNoun = (entry ?? entries.get(singular(lower)))?.object !== undefined;
    if (isNoun && !BEFORE_OBJECT.test(words[at + 1]?.lower ?? "")) return token;
    const doing = participle(baseOf(lower));
    if (!isDoing(doing, entries)) return token;
    isChanged = true;
    return { ...token, lower: doing };
  });
  return isChanged ? { ...all, tokens } : all;
}

/** Whether deeds and ties are told by that form of a verb. */
function isDoing(verb: string, entries: Vocabulary["entries"]): boolean {
  const known = entries.get(verb);
  return known?.connector !== undefined || known?.trait?.role === "pose" || DEED_STARTS.has(verb) || hasSenses(verb);
}

/** How one stands or moves for the sake of something else, and words between it and "to" at most: "leaning far down". */
const FOR_SOMETHING =
  /^(?:crouch|kneel|lean|reach|jump|bend|stoop|stop|stretch|climb|rear|rise|ris|leap|swoop|div|paus|sit|turn)/;
const NEAR = 3;

/** "Crouching to take a photo", "leaning down to smell a rose": what somebody moves for is what they do. */
function withIntents(
  tokens: readonly Token[],
  entries: Vocabulary["entries"],
  isSomebody: (token: Token | undefined) => boolean,
): readonly Token[] {
  const to = tokens.findIndex(({ lower }, at) => lower === "to" && at > 1);
  const verb = tokens[to + 1];
  if (to < 0 || !verb || verb.pause !== "none" || verb.quoted) return tokens;
  const before = tokens.slice(Math.max(0, to - NEAR), to);
  const isMoved = before.some(({ lower }) => /(?:ing|s)$/.test(lower) && FOR_SOMETHING.test(lower));
  if (!isMoved || !tokens.slice(0, to).some(isSomebody)) return tokens;
  const lower = participle(verb.lower);
  if (!isDoing(lower, entries)) return tokens;
  const doing: Token = { ...verb, lower, joined: false };
  return [...tokens.slice(0, to), doing, ...tokens.slice(to + 2)].map((token, index) => ({ ...token, index }));
}

/** "carries" -> "carry", "watches" -> "watch", "pours" -> "pour". */
function baseOf(verb: string): string {
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}
