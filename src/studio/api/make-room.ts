import { create } from "zustand";
import type { AssetRecord } from "./asset-record.ts";
import { bytesOf, chooseEvictions } from "./choose-evictions.ts";
import { useConnections } from "./connections-store.ts";
import { dropFiles } from "./file-store.ts";
import { changeRecords, useHistory } from "./history-store.ts";
import { useStorageRules } from "./storage-rules.ts";

const SETTLE_MS = 2000;

/** What made room last, for telling it. */
export const useEvictions = create<{ latest?: { count: number; bytes: number } }>()(() => ({}));

/** Which files would go with a limit, and how much room that makes. */
export function evictionsFor(limitBytes: number): { records: AssetRecord[]; bytes: number } {
  const connectionIds = new Set(useConnections.getState().connections.map(({ id }) => id));
  const records = chooseEvictions(Object.values(useHistory.getState().records), limitBytes, connectionIds);
  return { records, bytes: records.reduce((sum, record) => sum + bytesOf(record), 0) };
}

/** Puts files away as long as they take more room than the artist allows. Records stay, and their small pictures. */
export async function makeRoom(): Promise<void> {
  const { limitBytes } = useStorageRules.getState();
  const { loaded, storageProblem } = useHistory.getState();
  if (limitBytes === undefined || !loaded || storageProblem) return;
  const { records, bytes } = evictionsFor(limitBytes);
  if (records.length === 0) return;
  await dropFiles(records);
  await changeRecords(
    records.map(({ key }) => key),
    (record) => ({ ...record, kept: [] }),
  );
  useEvictions.setState({ latest: { count: records.length, bytes } });
}

/** Makes room a moment after files have come or the limit was changed. */
export function watchRoom(): () => void {
  let timer = 0;
  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void makeRoom(), SETTLE_MS);
  };
  const stops = [
    useStorageRules.subscribe(soon),
    useHistory.subscribe(({ records }, before) => {
      if (useStorageRules.getState().limitBytes !== undefined && records !== before.records) soon();
    }),
  ];
  soon();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
