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
  let { records, bin } = from;
  const running = new Map(from.underWay.map((record) => [record.key, record]));
  let isSame = true;
  const without = (all: Records, before: Records, key: string): Records => {
    if (!all[key]) return all;
    const left = all === before ? copyOf(all) : (all as Record<string, AssetRecord>);
    delete left[key];
    return left;
  };
  const having = (all: Records, before: Records, record: AssetRecord): Records => {
    const more = all === before ? copyOf(all) : (all as Record<string, AssetRecord>);
    more[record.key] = record;
    return more;
  };
  const stop = (key: string): void => {
    if (running.delete(key)) isSame = false;
  };
  return {
    put(record) {
      const { key, binnedAtMs } = record;
      if (binnedAtMs === undefined) {
        bin = without(bin, from.bin, key);
        records = having(records, from.records, record);
      } else {
        records = without(records, from.records, key);
        bin = having(bin, from.bin, record);
      }
      if (binnedAtMs !== undefined || !isUnderWay(record)) return stop(key);
      running.set(key, record);
      isSame = false;
    },
    take(key) {
      records = without(records, from.records, key);
      bin = without(bin, from.bin, key);
      stop(key);
    },
    done: () => ({ records, bin, underWay: isSame ? from.underWay : [...running.values()] }),
  };
}

function copyOf(all: Records): Record<string, AssetRecord> {
  const copy: Record<string, AssetRecord> = {};
  // half as long as to spread them, where there are thousands
  for (const key in all) copy[key] = all[key] as AssetRecord;
  return copy;
}
