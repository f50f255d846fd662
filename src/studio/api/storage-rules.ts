import { create } from "zustand";
import { onOtherTab, readLocal, writeLocal } from "./local-store.ts";

const KEY = "plinth.storage";

interface StorageRules {
  /** Bytes the files of results may take. Undefined: as much as the browser gives. */
  limitBytes?: number | undefined;
}

const isRules = (value: unknown): value is StorageRules =>
  typeof value === "object" &&
  value !== null &&
  ["undefined", "number"].includes(typeof (value as StorageRules).limitBytes);

const readRules = (): StorageRules => readLocal(KEY, {}, isRules);

/** How much room files may take in this browser. */
export const useStorageRules = create<StorageRules>()(readRules);

export function setStorageLimit(limitBytes: number | undefined): void {
  useStorageRules.setState({ limitBytes }, true);
  writeLocal(KEY, { limitBytes });
}

onOtherTab(KEY, () => useStorageRules.setState(readRules(), true));
