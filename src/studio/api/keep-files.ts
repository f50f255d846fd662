import { isKept, revisionOf } from "./asset-record.ts";
import { setFileTrouble } from "./file-trouble-store.ts";
import { changeRecord, findRecord } from "./history-store.ts";
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
  if (record && !isKept(record)) await (await import("./fetch-and-keep.ts")).fetchAndKeep(record);
  return record && revisionOf(record.task);
}

/** Fetches files again that made room for others. */
export async function fetchAgain(key: string): Promise<void> {
  await changeRecord(key, (record) => ({ ...record, keptRevision: undefined }));
  await keepFilesNow(key);
}
