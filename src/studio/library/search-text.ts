import type { AssetRecord } from "../api/asset-record.ts";

/** Small letters without accents, everything that is no letter or digit a space: `Café-table` becomes `cafe table`. */
const plain = (text: string): string => {
  const small = text.toLowerCase();
  // most prompts are English: a fifth of the time for thousands of them
  if (ENGLISH.test(small)) return small.replace(/[^a-z0-9]+/g, " ");
  return small
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
};

const ENGLISH = /^[ -~\s]*$/;

// records never change, they are replaced: what was read once holds
const texts = new WeakMap<AssetRecord, string>();

/** Everything a record can be found by, each word with a space in front. */
function searchText(record: AssetRecord): string {
  const known = texts.get(record);
  if (known !== undefined) return known;
  const { task, tags = [], collections = [], note = "", pins = [] } = record;
  const notes = [note, ...pins.map(({ words }) => words)];
  const text = ` ${plain([task.prompt, task.negativePrompt ?? "", task.seed, task.id, ...notes, ...tags, ...collections].join(" "))}`;
  texts.set(record, text);
  return text;
}

/** What is searched for, each word with a space in front. */
export interface Search {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/**
 * What was typed, word by word. Every word must begin a word of the prompts, the seed, the id, a note, a tag or a
 * collection; a word with a minus in front must not.
 */
export function readSearch(typed: string): Search {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const part of typed.trim().split(/\s+/)) {
    const words = plain(part.replace(/^-(?=\p{L})/u, ""));
    if (words.trim() === "") continue;
    (/^-\p{L}/u.test(part) ? unwanted : wanted).push(` ${words.trim()}`);
  }
  return { wanted, unwanted };
}

/** Whether everything that `next` finds was found by `before` too. */
export const isNarrower = (next: Search, before: Search): boolean =>
  before.wanted.every((word) => next.wanted.some((longer) => longer.startsWith(word))) &&
  before.unwanted.every((word) => next.unwanted.includes(word));

export function searchTest({ wanted, unwanted }: Search): (record: AssetRecord) => boolean {
  // a library that is only opened reads none of its thousands
  if (wanted.length + unwanted.length === 0) return () => true;
  return (record) => {
    const text = searchText(record);
    return wanted.every((word) => text.includes(word)) && !unwanted.some((word) => text.includes(word));
  };
}

/** Records read before the page gets a turn again: about a millisecond. */
const SLICE = 250;
const BEGIN_AFTER_MS = 300;
const PAUSE_MS = 8;

/** Reads what records can be found by while nothing else happens, so that the first letter finds it read. @returns Stops it. */
export function readAhead(records: readonly AssetRecord[]): () => void {
  let at = 0;
  let timer = 0;
  const slice = () => {
    const end = Math.min(at + SLICE, records.length);
    for (; at < end; at++) searchText(records[at] as AssetRecord);
    if (at < records.length) timer = window.setTimeout(slice, PAUSE_MS);
  };
  timer = window.setTimeout(slice, BEGIN_AFTER_MS);
  return () => window.clearTimeout(timer);
}
