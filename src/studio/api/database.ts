import type { DBSchema, IDBPDatabase } from "idb";
import type { AssetRecord } from "./asset-record.ts";
import type { ExperimentRecord } from "./experiment-record.ts";

interface PlinthDatabase extends DBSchema {
  /** By `AssetRecord.key`. */
  records: { key: string; value: AssetRecord };
  /** By record key and file name. */
  files: { key: [string, string]; value: Blob };
  /** By `ExperimentRecord.id`. */
  experiments: { key: string; value: ExperimentRecord };
}

let opened: Promise<IDBPDatabase<PlinthDatabase>> | undefined;

/** This browser's own storage, opened once. Fails where the browser forbids it, as some private windows do. */
export function database(): Promise<IDBPDatabase<PlinthDatabase>> {
  opened ??= open();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function open(): Promise<IDBPDatabase<PlinthDatabase>> {
  // not in the first load: the form needs nothing that is stored here
  const { openDB } = await import("idb");
  return openDB<PlinthDatabase>("plinth", 2, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore("records", { keyPath: "key" });
        db.createObjectStore("files");
      }
      if (before < 2) db.createObjectStore("experiments", { keyPath: "id" });
    },
    // another tab wants a newer layout: let it have it
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  });
}

/** All files of one record: the keys that start with its key. */
export const filesOf = (key: string): IDBKeyRange => IDBKeyRange.bound([key, ""], [key, "\uffff"]);
