import { create } from "zustand";
import type { AssetRecord } from "./asset-record.ts";
import { bytesOf, chooseEvictions } from "./choose-evictions.ts";
import { useConnections } from "./connections-store.ts";
import { dropFiles } from "./file-store.ts";
import { changeRecords, useHistory } from "./history-store.ts";
import { useStorageRules } from "./storage-rules.ts";

const SETTLE_MS = 2000;
/** Of what the browser gives: beyond it files make room, for records, marks and experiments are to have some always. */
const FULL_PART = 0.9;

/** What made room last, for telling it. */
export const useEvictions = create<{ latest?: { count: number; bytes: number } }>()(() => ({}));

/** Which files would go with a limit, and how much room that makes. */
export function evictionsFor(limitBytes: number): { records: AssetRecord[]; bytes: number } {
  const connectionIds = new Set(useConnections.getState().connections.map(({ id }) => id));
  const records = chooseEvictions(Object.values(useHistory.getState().records), limitBytes, connectionIds);
  return { records, bytes: records.reduce((sum, record) => sum + bytesOf(record), 0) };
}

/** Puts files away as long as they take more room than there is for them. Records stay, and their small pictures. */
async function makeRoom(): Promise<void> {
  const { loaded, storageProblem } = useHistory.getState();
  if (loaded && !storageProblem) await putAway(await roomBytes());
}

/** Puts away so many bytes of files, which the browser has refused to keep beside the others. False where none may go. */
export const makeRoomFor = (bytes: number): Promise<boolean> => putAway(keptBytes() - bytes);

const keptBytes = (): number =>
  Object.values(useHistory.getState().records).reduce((sum, record) => sum + bytesOf(record), 0);

/** What files may take: what the artist allows, and no more than the browser has room for. */
async function roomBytes(): Promise<number> {
  const { limitBytes = Number.POSITIVE_INFINITY } = useStorageRules.getState();
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  if (usage === undefined || quota === undefined) return limitBytes;
  return Math.min(limitBytes, keptBytes() + quota * FULL_PART - usage);
}

async function putAway(limitBytes: number): Promise<boolean> {
  const { records, bytes } = evictionsFor(limitBytes);
  if (records.length === 0) return false;
  await dropFiles(records);
  await changeRecords(
    records.map(({ key }) => key),
    (record) => ({ ...record, kept: [] }),
  );
  useEvictions.setState({ latest: { count: records.length, bytes } });
  return true;
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
      if (records !== before.records) soon();
    }),
  ];
  soon();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
