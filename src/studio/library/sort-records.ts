import type { AssetRecord } from "../api/asset-record.ts";
import { LOCALE } from "../texts/language.ts";
import { whenNeeded } from "../texts/when-needed.ts";

export const SORTS = ["newest", "oldest", "rating", "prompt"] as const;
export type Sort = (typeof SORTS)[number];

type Records = Readonly<Record<string, AssetRecord>>;

/** What was ordered last: of thousands one changes at a time, and what is in order already is ordered in one pass. */
let last: { readonly records: Records; readonly order: readonly AssetRecord[] } = { records: {}, order: [] };

/** The newest first; the first of several variations in front. */
export function newestFirst(records: Records): readonly AssetRecord[] {
  if (records === last.records) return last.order;
  const known = last.order.flatMap(({ key }) => records[key] ?? []);
  const all = Object.values(records);
  const isKnown = new Set(known);
  const added = known.length === all.length ? [] : all.filter((record) => !isKnown.has(record));
  const order = [...known, ...added].sort(byNewest);
  last = { records, order };
  return order;
}

const byNewest = (a: AssetRecord, b: AssetRecord): number => b.sentAtMs - a.sentAtMs || (a.key < b.key ? -1 : 1);

const collator = whenNeeded(() => new Intl.Collator(LOCALE, { numeric: true, sensitivity: "base" }));

/** Orders records that are the newest first. */
export function sortRecords(records: readonly AssetRecord[], sort: Sort): AssetRecord[] {
  switch (sort) {
    case "newest":
      return [...records];
    case "oldest":
      return [...records].reverse();
    case "rating":
      return [...records].sort((a, b) => rankOf(b) - rankOf(a) || byNewest(a, b));
    case "prompt":
      return [...records].sort((a, b) => collator().compare(a.task.prompt, b.task.prompt) || byNewest(a, b));
  }
}

/** Among equal ratings, starred ones are in front. */
const rankOf = ({ rating = 0, starred }: AssetRecord): number => rating * 2 + (starred ? 1 : 0);
