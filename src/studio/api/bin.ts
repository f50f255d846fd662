import { create } from "zustand";
import { ClientError } from "#client/client-error.ts";
import type { AssetRecord } from "./asset-record.ts";
import { findConnection } from "./connections-store.ts";
import { explainError } from "./explain-error.ts";
import { changeRecords, forgetRecords, useHistory } from "./history-store.ts";
import { inLanes } from "./in-lanes.ts";
import { removeFromServer } from "./remove-task.ts";
import { forgetTakenBack } from "./undo-stack.ts";

/** How long a deletion can be undone. The server is told after that. */
export const UNDO_MS = 10_000;
const RETRY_MS = 30_000;
/** After that long a server that never answers is not waited for any more. */
const GIVE_UP_MS = 7 * 24 * 60 * 60 * 1000;
/** As many requests as browsers send one server at once. */
const REMOVED_AT_ONCE = 6;
const FORGOTTEN_AT_ONCE = 100;
/** What is gone from its server is not to be seen, nor brought back, for longer. */
const FORGOTTEN_WITHIN_MS = 200;

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

/** Sees when the first is due: in a turn of its own, once, however often it is asked for. */
function plan(): void {
  clearTimeout(timer);
  if (useHistory.getState().loaded && !isHeld) timer = window.setTimeout(wait);
}

function wait(): void {
  const waiting = Object.values(useHistory.getState().bin);
  if (waiting.length === 0) return;
  const first = waiting.reduce((least, record) => Math.min(least, dueMs(record)), Number.POSITIVE_INFINITY);
  timer = window.setTimeout(() => void inOneTab(empty).then(plan), Math.max(0, first - Date.now()));
}

/** One tab at a time; a browser that cannot say which lets each do it, and a task that is gone already is no failure. */
const inOneTab = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request("plinth.bin", work) : work();

async function empty(): Promise<void> {
  let gone: string[] = [];
  let forgotAtMs = Date.now();
  const forget = (): Promise<void> => {
    const keys = gone;
    gone = [];
    forgotAtMs = Date.now();
    return forgetRecords(keys);
  };
  await inLanes(Object.values(useHistory.getState().bin), REMOVED_AT_ONCE, async (record) => {
    // another tab may have been quicker, or the artist
    const isStillThere = useHistory.getState().bin[record.key] !== undefined;
    if (!isStillThere || isHeld || dueMs(record) > Date.now() || !(await isRemoved(record))) return;
    gone.push(record.key);
    // each one alone would have the whole bin laid out anew
    if (gone.length >= FORGOTTEN_AT_ONCE || Date.now() - forgotAtMs > FORGOTTEN_WITHIN_MS) await forget();
  });
  await forget();
}

/** Whether it is gone from its server, or is to be forgotten all the same. One that is refused comes back. */
async function isRemoved(record: AssetRecord): Promise<boolean> {
  try {
    await removeFromServer(record);
    notBefore.delete(record.key);
    return true;
  } catch (error) {
    if (isPassing(error) && Date.now() - (record.binnedAtMs ?? 0) > GIVE_UP_MS) return true;
    if (isPassing(error)) {
      notBefore.set(record.key, Date.now() + RETRY_MS);
      return false;
    }
    const { title, detail } = explainError(error, findConnection(record.connectionId));
    await restoreRecords([record.key]);
    useBin.setState({ refusal: { record, words: `${title}. ${detail}` } });
    return false;
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof ClientError &&
  (error.kind === "network" || error.status === 429 || (error.status !== undefined && error.status >= 500));
