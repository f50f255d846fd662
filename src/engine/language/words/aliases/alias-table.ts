/** Nouns, parted by `|` -> the words to look for among the concepts' own, first found wins. */
export type AliasTable = Readonly<Record<string, string>>;
