import { create } from "zustand";
import type { AssetRecord } from "./asset-record.ts";
import { database, filesOf } from "./database.ts";

interface HistoryState {
  /** By `AssetRecord.key`. */
  records: Readonly<Record<string, AssetRecord>>;
  /** False until what earlier visits left has been read. */
  loaded: boolean;
  /** Why the browser does not let us keep anything, when it does not. */
  storageProblem?: string;
}

/** Everything ever made here, mirrored in IndexedDB. */
export const useHistory = create<HistoryState>()(() => ({ records: {}, loaded: false }));

const otherTabs = new BroadcastChannel("plinth.history");

export const noteStorageProblem = (error: unknown): void =>
  useHistory.setState({ storageProblem: error instanceof Error ? error.message : String(error) });

/** Reads what earlier visits left. */
export async function loadHistory(): Promise<void> {
  try {
    const stored = await (await database()).getAll("records");
    const fromDisk = Object.fromEntries(stored.map((record) => [record.key, record]));
    useHistory.setState(({ records }) => ({ records: { ...fromDisk, ...records }, loaded: true }));
  } catch (error) {
    useHistory.setState({ loaded: true });
    noteStorageProblem(error);
  }
  otherTabs.onmessage = async ({ data: key }: MessageEvent<string>) => {
    const record = await (await database()).get("records", key);
    useHistory.setState(({ records: { [key]: _old, ...others } }) => ({
      records: record ? { ...others, [key]: record } : others,
    }));
  };
}

export const findRecord = (key: string): AssetRecord | undefined => useHistory.getState().records[key];

/** Remembers records, at once on the page and soon after on disk. */
export async function putRecords(records: readonly AssetRecord[]): Promise<void> {
  if (records.length === 0) return;
  const byKey = Object.fromEntries(records.map((record) => [record.key, record]));
  useHistory.setState((state) => ({ records: { ...state.records, ...byKey } }));
  try {
    const transaction = (await database()).transaction("records", "readwrite");
    await Promise.all([...records.map((record) => transaction.store.put(record)), transaction.done]);
    for (const { key } of records) otherTabs.postMessage(key);
  } catch (error) {
    noteStorageProblem(error);
  }
}

/** Changes a record that is there; one that was deleted meanwhile stays deleted. */
export async function changeRecord(key: string, change: (record: AssetRecord) => AssetRecord): Promise<void> {
  const record = findRecord(key);
  if (record) await putRecords([change(record)]);
}

/** Forgets a record and its files. */
export async function forgetRecord(key: string): Promise<void> {
  useHistory.setState(({ records: { [key]: _gone, ...records } }) => ({ records }));
  try {
    const db = await database();
    await Promise.all([db.delete("records", key), db.delete("files", filesOf(key))]);
    otherTabs.postMessage(key);
  } catch (error) {
    noteStorageProblem(error);
  }
}
