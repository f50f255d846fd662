/** Stuffs by the colour their broken pieces have (sRGB): what lies loose is of it, and no slab or wall. */
const ROCKS: readonly (readonly [names: string, tone: string])[] = [
  ["carrara|quartz|white quartz|dolomite", "#e4e0d8"],
  ["black granite|black marble", "#2c2d30"],
  ["green stone|green marble|jade|serpentine", "#58735f"],
  ["red granite|porphyry", "#8f5548"],
  ["pink granite|rose quartz", "#c79f93"],
  ["granite|grey granite|gray granite", "#8f8c88"],
  ["terracotta|roof tile", "#a2533c"],
  ["concrete|crushed concrete|cement", "#9b9893"],
  ["plum slate|purple slate", "#6f6470"],
  ["green slate", "#6d7a6c"],
];

/** Heaps as their pieces are shaped: what to seek, and what such a heap is called. */
const HEAPS: readonly (readonly [seek: string, names: string])[] = [
  ["gravel", "gravel|chipping|chippings|rubble|debris|scree|ballast|aggregate|grit"],
  ["pebbles", "pebble|cobble stone|river stone|beach stone"],
];

/** "Granite pebbles", "quartz gravel", "concrete rubble": rows of the table in `material-aliases.ts`. */
export const LOOSE_STONES: readonly (readonly [seek: string, words: string])[] = HEAPS.flatMap(([seek, heaps]) =>
  ROCKS.map(([names, tone]): [string, string] => [
    `${seek} ${tone}|class:ground`,
    names
      .split("|")
      .flatMap((name) => heaps.split("|").map((heap) => `${name} ${heap}`))
      .join("|"),
  ]),
);
