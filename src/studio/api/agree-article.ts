/** An article at the end, with the space behind it: "a" or "an" anywhere, "A" or "An" where a sentence begins. */
const ARTICLE = /((?:^|[^\p{L}\p{N}'’-])an?|(?:^|[.!?]\s+)An?)(\s+)$/u;

/** What may stand before the first sound of a word. */
const OPENING = /^["'“‘([*_]+/;

/** Written with a vowel and spoken with a consonant: "a unicorn", "a used car", "a European oak", "a one-eyed cat". */
const CONSONANT = /^(?:eu|ewe|on(?:e|ce)(?![a-z])|ouija|u(?:biq|fo(?![a-z])|k[eu]|ni(?![mn])|ran|s[aeu]|t[eio]))/i;
const VOWEL = /^(?:[aeiou]|hour|heir|honest|hono(?:u?r)|8|1[18](?!\d))/i;

/**
 * Text with the article at its end as what follows wants it: "a " before "iron teapot" is "an ". Goes by how English words
 * sound, with their common exceptions; anything else is left as it is.
 *
 * @param before Text up to the place where a word was put.
 * @param after All that follows, from that word on. Empty: nothing is known of it.
 */
export function agreeArticle(before: string, after: string): string {
  const word = after.trimStart().replace(OPENING, "");
  if (!/^[\p{L}\p{N}]/u.test(word)) return before;
  const isVowel = VOWEL.test(word) && !CONSONANT.test(word);
  return before.replace(ARTICLE, (_, article: string, space: string) => {
    const bare = article.replace(/n$/, "");
    return `${bare}${isVowel ? "n" : ""}${space}`;
  });
}
