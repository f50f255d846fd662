export interface NounSynset {
  /** Number of the lexicographer file (lexnames(5WN)). */
  readonly file: number;
  readonly words: readonly string[];
  readonly parents: readonly number[];
  /** A single thing with a name: the Thames, Aristotle. */
  readonly isInstance: boolean;
}

const records = (text: string): string[] => text.split("\n").filter((line) => line !== "" && !line.startsWith(" "));

/** data.noun: byte offset -> synset. */
export function parseNouns(text: string): Map<number, NounSynset> {
  const synsets = new Map<number, NounSynset>();
  for (const line of records(text)) {
    const fields = (line.split(" | ")[0] as string).split(" ");
    const wordCount = Number.parseInt(fields[3] as string, 16);
    const words = Array.from({ length: wordCount }, (_, i) => fields[4 + 2 * i] as string);
    const pointersAt = 4 + 2 * wordCount;
    const pointers = Array.from({ length: Number(fields[pointersAt]) }, (_, i) => ({
      symbol: fields[pointersAt + 1 + 4 * i] as string,
      target: Number(fields[pointersAt + 2 + 4 * i]),
    }));
    synsets.set(Number(fields[0]), {
      file: Number(fields[1]),
      words,
      parents: pointers.filter(({ symbol }) => symbol === "@" || symbol === "@i").map(({ target }) => target),
      isInstance: pointers.some(({ symbol }) => symbol === "@i"),
    });
  }
  return synsets;
}

/** index.noun and its like: lemma -> offsets of its senses, most frequent first. */
export function parseIndex(text: string): Map<string, readonly number[]> {
  const index = new Map<string, readonly number[]>();
  for (const line of records(text)) {
    const fields = line.trim().split(" ");
    const pointerCount = Number(fields[3]);
    index.set(fields[0] as string, fields.slice(6 + pointerCount).map(Number));
  }
  return index;
}

/** How often a lemma was tagged in the semantic concordances. */
export interface TagCounts {
  /** By noun sense. */
  readonly nouns: readonly number[];
  /** Over all senses and parts of speech. */
  readonly total: number;
}

/** index.sense: lemma -> counts. */
export function parseTagCounts(text: string): Map<string, TagCounts> {
  const counts = new Map<string, { nouns: number[]; total: number }>();
  for (const line of records(text)) {
    const [key, , senseNumber, count] = line.split(" ") as [string, string, string, string];
    const split = key.indexOf("%");
    const lemma = key.slice(0, split);
    const held = counts.get(lemma) ?? { nouns: [], total: 0 };
    counts.set(lemma, held);
    held.total += Number(count);
    if (key[split + 1] === "1") held.nouns[Number(senseNumber) - 1] = Number(count);
  }
  return counts;
}
