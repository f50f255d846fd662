import { isLiving } from "./relate.ts";
import { DEED_STARTS } from "./settle-deeds.ts";
import { hasSenses } from "./settle-verbs.ts";
import { singular } from "./singular.ts";
import { participle } from "./tell-purpose.ts";
import type { Token, Tokens } from "./tokenize.ts";
import type { Vocabulary } from "./vocabulary.ts";

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
  let isChanged = false;
  const tokens = all.tokens.map((token, at): Token => {
    const { lower, pause, quoted, possessive, joined } = token;
    if (!/[a-z]{2}s$/.test(lower) || pause !== "none" || quoted || possessive || joined) return token;
    if (!isSomebody(all.tokens[at - 1])) return token;
    const entry = entries.get(lower);
    if (entry?.connector || entry?.trait || entry?.grammar) return token;
    const isNoun = (entry ?? entries.get(singular(lower)))?.object !== undefined;
    if (isNoun && !BEFORE_OBJECT.test(all.tokens[at + 1]?.lower ?? "")) return token;
    const doing = participle(baseOf(lower));
    const known = entries.get(doing);
    if (!known?.connector && known?.trait?.role !== "pose" && !DEED_STARTS.has(doing) && !hasSenses(doing))
      return token;
    isChanged = true;
    return { ...token, lower: doing };
  });
  return isChanged ? { ...all, tokens } : all;
}

/** "carries" -> "carry", "watches" -> "watch", "pours" -> "pour". */
function baseOf(verb: string): string {
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  return /(?:[sxz]|ch|sh|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}
