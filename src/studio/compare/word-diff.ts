/** A word of a text, and whether all texts have it. */
export interface DiffWord {
  readonly text: string;
  readonly isCommon: boolean;
}

/**
 * Tells which words texts share, in order: of each text the longest sequence that runs through all of them is common,
 * the rest is its own. Letter case and punctuation at the ends of words do not count.
 */
export function diffWords(texts: readonly string[]): readonly (readonly DiffWord[])[] {
  const split = texts.map((text) => text.split(/\s+/).filter(Boolean));
  const [first, ...others] = split;
  if (!first) return [];
  let common = first.map(bare);
  for (const other of others) common = longestCommon(common, other.map(bare));
  return split.map((words) => {
    let next = 0;
    return words.map((text) => {
      const isCommon = next < common.length && bare(text) === common[next];
      if (isCommon) next += 1;
      return { text, isCommon };
    });
  });
}

const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "") || word;

/** @see Wagner and Fischer, The String-to-String Correction Problem, JACM 21, 1974 */
function longestCommon(a: readonly string[], b: readonly string[]): string[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] as number;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const common: string[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      common.push(a[i] as string);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return common;
}
