import type { Client, TaskWithReport } from "#client/client.ts";
import { type AssetRecord, type FileName, fileUrls, isKept, revisionOf, withAnswer } from "./asset-record.ts";
import { clientFor } from "./client-for.ts";
import { findConnection } from "./connections-store.ts";
import { putFiles } from "./file-store.ts";
import { setFileTrouble } from "./file-trouble-store.ts";
import { isForgotten, noteForgotten } from "./forgotten.ts";
import { watched } from "./health-store.ts";
import { changeRecord, findRecord, useHistory } from "./history-store.ts";
import { makePreview } from "./make-preview.ts";
import { makeRoomFor } from "./make-room.ts";
import { NoRoomError } from "./no-room-error.ts";
import { apiTexts } from "./texts.ts";
import { Turns } from "./turns.ts";

const underWay = new Map<string, Promise<void>>();

/** A first visit may list many tasks at once: their files come one after the other. */
const AT_ONCE = 2;
const turns = new Turns(AT_ONCE);

/**
 * Copies a succeeded task's files into the browser's own storage, once per revision: addresses expire and servers go.
 * What fails is noted in the trouble store and tried again when the server answers again, at the next start, or when asked.
 */
export function keepFiles(key: string): Promise<void> {
  const running = underWay.get(key);
  if (running) return running;
  const record = findRecord(key);
  if (!record || isKept(record)) return Promise.resolve();
  const run = turns
    .take(key, () => inOneTab(key, () => fetchIfLacking(key)))
    .then(
      (revision) => {
        setFileTrouble(key, undefined);
        return revision;
      },
      (error: unknown) => void setFileTrouble(key, error),
    )
    .then((revision) => {
      underWay.delete(key);
      const now = findRecord(key);
      // optimized meanwhile: what has come is of the run before
      if (revision && now && revisionOf(now.task) !== revision) return keepFiles(key);
    });
  underWay.set(key, run);
  return run;
}

/** The same, before the files of all others that wait: it is being looked at. */
export function keepFilesNow(key: string): Promise<void> {
  const kept = keepFiles(key);
  turns.hurry(key);
  return kept;
}

/** Another tab may be at it: then its files are taken. */
const inOneTab = <T>(key: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`plinth.files ${key}`, work) : work();

/** @returns The revision that is here now. */
async function fetchIfLacking(key: string): Promise<string | undefined> {
  const record = findRecord(key);
  if (record && !isKept(record)) await fetchAndKeep(record);
  return record && revisionOf(record.task);
}

/** Fetches files again that made room for others. */
export async function fetchAgain(key: string): Promise<void> {
  await changeRecord(key, (record) => ({ ...record, keptRevision: undefined }));
  await keepFilesNow(key);
}

async function fetchAndKeep({ key, connectionId, family, task }: AssetRecord): Promise<void> {
  const connection = findConnection(connectionId);
  if (!connection) throw new Error(apiTexts.keepFiles.connectionGone);
  const client = await clientFor(connection);
  let fresh: TaskWithReport | undefined;
  let got = await fetchFiles(client, task);
  if (got.trouble) {
    // most likely the addresses have expired, which some hosts do not let a page read: a fresh look brings new ones
    // and where it brings no answer at all, the files come once there is one
    const look = watched(connectionId, () => client.retrieve(family, task.id));
    fresh = await look.catch(async (error: unknown) => {
      if (isForgotten(error, key)) await noteForgotten(key);
      return undefined;
    });
    const isSame = fresh && revisionOf(fresh) === revisionOf(task);
    if (fresh) got = await fetchFiles(client, fresh, isSame ? got.files : undefined);
  }
  // without it there is nothing to see
  if (got.trouble && !got.files.has(family === "material" ? "albedo" : "obj")) throw got.trouble;
  const byName = got.files;
  const files = [...byName];
  const preview = await makePreview(byName.get("thumbnail") ?? byName.get("albedo"));
  // deleted while they were on their way
  if (!findRecord(key)) return;
  const lasts = await putFiles(key, files, preview, makeRoomFor);
  const trouble = got.trouble ?? (lasts || useHistory.getState().storageProblem ? undefined : new NoRoomError());
  const keptBytes = files.reduce((sum, [, { size }]) => sum + size, preview?.size ?? 0);
  const keptAtMs = Date.now();
  await changeRecord(key, (current) => ({
    ...(fresh ? withAnswer(current, fresh) : current),
    kept: [...byName.keys()],
    keptRevision: trouble ? `${revisionOf(fresh ?? task)} in part` : revisionOf(fresh ?? task),
    keptBytes,
    keptAtMs,
  }));
  if (trouble) throw trouble;
}

interface Fetched {
  files: Map<FileName, Blob>;
  /** Why the first of those that are missing is. */
  trouble?: unknown;
}

/** Gets a task's files, those that can be had. */
async function fetchFiles(client: Client, task: TaskWithReport, have?: Fetched["files"]): Promise<Fetched> {
  const got: Fetched = { files: new Map() };
  await Promise.all(
    fileUrls(task as AssetRecord["task"]).map(async ([name, url]) => {
      try {
        got.files.set(name, have?.get(name) ?? (await client.fetchFile(url)));
      } catch (error) {
        got.trouble ??= error;
      }
    }),
  );
  return got;
}
