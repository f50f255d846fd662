import { create } from "zustand";
import { ClientError } from "#client/client-error.ts";
import type { AssetRecord } from "./asset-record.ts";
import { findConnection } from "./connections-store.ts";
import { explainError } from "./explain-error.ts";
import { changeRecords, forgetRecords, useHistory } from "./history-store.ts";
import { removeForGood } from "./remove-task.ts";
import { forgetTakenBack } from "./undo-stack.ts";

/** How long a deletion can be undone. The server is told after that. */
export const UNDO_MS = 10_000;
const RETRY_MS = 30_000;
/** After that long a server that never answers is not waited for any more. */
const GIVE_UP_MS = 7 * 24 * 60 * 60 * 1000;

interface BinState {
  /** The last deletion a server refused: it is back among all. */
  refusal?: { record: AssetRecord; words: string } | undefined;
}

export const useBin = create<BinState>()(() => ({}));

/** Takes records away. For a while that can be undone; then they are deleted, on their server too. */
export function binRecords(keys: readonly string[]): Promise<void> {
  forgetTakenBack();
  return binAgain(keys);
}

/** The same once more, after it was taken back: what else was taken back can still be done again. */
export function binAgain(keys: readonly string[]): Promise<void> {
  const binnedAtMs = Date.now();
  return changeRecords(keys, (record) => ({ ...record, binnedAtMs }));
}

export const restoreRecords = (keys: readonly string[]): Promise<void> =>
  changeRecords(keys, ({ binnedAtMs: _binned, ...record }) => record);

let isHeld = false;
let timer = 0;
/** Servers that did not answer are asked again later. By record key, milliseconds since 1970. */
const notBefore = new Map<string, number>();

/** Stops the clock of this tab while the artist is about to undo. */
export function holdBin(held: boolean): void {
  isHeld = held;
  plan();
}

/** Sees to it that what is in the bin is deleted in time, also what earlier visits left there. */
export function watchBin(): () => void {
  plan();
  const stop = useHistory.subscribe(({ bin, loaded }, before) => {
    if (bin !== before.bin || loaded !== before.loaded) plan();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

const dueMs = ({ key, binnedAtMs = 0 }: AssetRecord): number => Math.max(binnedAtMs + UNDO_MS, notBefore.get(key) ?? 0);

function plan(): void {
  clearTimeout(timer);
  const { bin, loaded } = useHistory.getState();
  const waiting = Object.values(bin);
  if (!loaded || isHeld || waiting.length === 0) return;
  const first = waiting.reduce((least, record) => Math.min(least, dueMs(record)), Number.POSITIVE_INFINITY);
  timer = window.setTimeout(() => void inOneTab(empty).then(plan), Math.max(0, first - Date.now()));
}

/** One tab at a time; a browser that cannot say which lets each do it, and a task that is gone already is no failure. */
const inOneTab = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("plinth.bin", work) : work();

async function empty(): Promise<void> {
  for (const record of Object.values(useHistory.getState().bin)) {
    // another tab may have been quicker, or the artist
    const isStillThere = useHistory.getState().bin[record.key] !== undefined;
    if (isStillThere && !isHeld && dueMs(record) <= Date.now()) await removeOrBringBack(record);
  }
}

async function removeOrBringBack(record: AssetRecord): Promise<void> {
  try {
    await removeForGood(record);
    notBefore.delete(record.key);
  } catch (error) {
    if (isPassing(error) && Date.now() - (record.binnedAtMs ?? 0) > GIVE_UP_MS) return forgetRecords([record.key]);
    if (isPassing(error)) {
      notBefore.set(record.key, Date.now() + RETRY_MS);
      return;
    }
    const { title, detail } = explainError(error, findConnection(record.connectionId));
    await restoreRecords([record.key]);
    useBin.setState({ refusal: { record, words: `${title}. ${detail}` } });
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.kind === "network" || error.status === 429 || (error.status !== undefined && error.status >= 500));
