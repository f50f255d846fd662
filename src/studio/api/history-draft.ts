import { type AssetRecord, isUnderWay } from "./asset-record.ts";

/** By `AssetRecord.key`. */
export type Records = Readonly<Record<string, AssetRecord>>;

/** Where records are. */
export interface Places {
  readonly records: Records;
  /** Deleted ones, as long as that can be undone. */
  readonly bin: Records;
  /** Those of `records` that a server still has to say something about: few, and looked for at every change. */
  readonly underWay: readonly AssetRecord[];
}

/** What becomes of the history: thousands change in several turns, and are seen at once. */
export interface HistoryDraft {
  /** Puts a record where it belongs: among all, or in the bin. */
  put(record: AssetRecord): void;
  take(key: string): void;
  /** What nothing was put into nor taken from is the very same: another would be a change, and thousands are laid out anew for it. */
  done(): Places;
}

export function draftOf(from: Places): HistoryDraft {
  const next = { records: from.records, bin: from.bin };
  const running = new Map(from.underWay.map((record) => [record.key, record]));
  let isSame = true;
  const own = (place: "records" | "bin"): Record<string, AssetRecord> => {
    if (next[place] === from[place]) next[place] = copyOf(from[place]);
    return next[place] as Record<string, AssetRecord>;
  };
  const leave = (place: "records" | "bin", key: string): void => {
    if (next[place][key]) delete own(place)[key];
  };
  const stop = (key: string): void => {
    if (running.delete(key)) isSame = false;
  };
  return {
    put(record) {
      const { key, binnedAtMs } = record;
      const isBinned = binnedAtMs !== undefined;
      leave(isBinned ? "records" : "bin", key);
      own(isBinned ? "bin" : "records")[key] = record;
      if (isBinned || !isUnderWay(record)) return stop(key);
      running.set(key, record);
      isSame = false;
    },
    take(key) {
      leave("records", key);
      leave("bin", key);
      stop(key);
    },
    done: () => ({ ...next, underWay: isSame ? from.underWay : [...running.values()] }),
  };
}

function copyOf(all: Records): Record<string, AssetRecord> {
  const copy: Record<string, AssetRecord> = {};
  // half as long as to spread them, where there are thousands
  for (const key in all) copy[key] = all[key] as AssetRecord;
  return copy;
}
