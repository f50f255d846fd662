import type { Family } from "#contract/family.ts";
import type { Status } from "#contract/task.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import { isNarrower, readSearch, searchTest } from "./search-text.ts";

/** What the library leaves out. An empty text and `all` leave nothing out. */
export interface LibraryFilter {
  search: string;
  family: Family | "all";
  state: Status | "all";
  version: string;
  connectionId: string;
  starred: boolean;
  /** At least so many, 0 to 5. */
  rating: number;
  tag: string;
  collection: string;
  /** Days as `2026-11-21`, by this machine's calendar, both included. */
  from: string;
  until: string;
  /** Only what has maps beside the albedo. */
  pbr: boolean;
}

export const NO_FILTER: LibraryFilter = {
  search: "",
  family: "all",
  state: "all",
  version: "",
  connectionId: "",
  starred: false,
  rating: 0,
  tag: "",
  collection: "",
  from: "",
  until: "",
  pbr: false,
};

export const isFiltering = (filter: LibraryFilter): boolean =>
  (Object.keys(NO_FILTER) as (keyof LibraryFilter)[]).some((name) => filter[name] !== NO_FILTER[name]);

/** How many filters hold, the search apart. */
export const filterCount = (filter: LibraryFilter): number =>
  (Object.keys(NO_FILTER) as (keyof LibraryFilter)[]).filter(
    (name) => name !== "search" && filter[name] !== NO_FILTER[name],
  ).length;

/** What is lost counts as failed. */
export const stateOf = ({ task, lost }: AssetRecord): Status => (lost ? "failed" : task.status);

export const versionOf = ({ asked, report }: AssetRecord): string | undefined => asked.version ?? report?.version;

export const hasPbr = ({ task, kept }: AssetRecord): boolean => "normal" in task.urls || kept.includes("normal");

export function filterRecords(records: readonly AssetRecord[], filter: LibraryFilter): AssetRecord[] {
  const { family, state, version, connectionId, starred, rating, tag, collection, pbr } = filter;
  const isFound = searchTest(readSearch(filter.search));
  const fromMs = dayStartMs(filter.from, 0) ?? Number.NEGATIVE_INFINITY;
  const untilMs = dayStartMs(filter.until, 1) ?? Number.POSITIVE_INFINITY;
  return records.filter(
    (record) =>
      (family === "all" || record.family === family) &&
      (state === "all" || stateOf(record) === state) &&
      (version === "" || versionOf(record) === version) &&
      (connectionId === "" || record.connectionId === connectionId) &&
      (!starred || record.starred) &&
      (record.rating ?? 0) >= rating &&
      (tag === "" || (record.tags?.includes(tag) ?? false)) &&
      (collection === "" || (record.collections?.includes(collection) ?? false)) &&
      record.sentAtMs >= fromMs &&
      record.sentAtMs < untilMs &&
      (!pbr || hasPbr(record)) &&
      isFound(record),
  );
}

/** What a filter left of records. */
export interface Hits {
  readonly records: readonly AssetRecord[];
  readonly filter: LibraryFilter;
  readonly found: readonly AssetRecord[];
}

/**
 * The same for the next letter: looked for in what the letters before have found, where nothing else can be a hit. What is
 * found is the same array as before while it is the same, so that nothing is ordered and laid out again.
 */
export function filterFurther(records: readonly AssetRecord[], filter: LibraryFilter, before?: Hits): Hits {
  const narrows = before?.records === records && narrowsOnly(filter, before.filter);
  const from = narrows ? before.found : records;
  const found = filterRecords(from, filter);
  return { records, filter, found: found.length === from.length ? from : found };
}

function narrowsOnly(next: LibraryFilter, before: LibraryFilter): boolean {
  const isSame = (Object.keys(NO_FILTER) as (keyof LibraryFilter)[]).every(
    (name) => name === "search" || next[name] === before[name],
  );
  return isSame && isNarrower(readSearch(next.search), readSearch(before.search));
}

/** Where a day begins, `later` days on; undefined when there is no such day. */
function dayStartMs(day: string, later: number): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).getTime();
}
