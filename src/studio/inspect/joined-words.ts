import type { WordUse } from "#contract/report.ts";

/** Words of a prompt beside one another that were taken for one thing, as one: "a stack of" is one number, not three. */
export function joinedWords(words: readonly WordUse[]): readonly WordUse[] {
  const joined: WordUse[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isSame =
      last?.meaning !== undefined &&
      last.meaning === word.meaning &&
      last.role === word.role &&
      last.assumed === word.assumed;
    if (isSame) joined[joined.length - 1] = { ...last, text: `${last.text} ${word.text}` };
    else joined.push(word);
  }
  return joined;
}
