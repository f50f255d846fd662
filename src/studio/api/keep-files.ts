import type { TaskWithReport } from "#client/client.ts";
import { ClientError } from "#client/client-error.ts";
import { type AssetRecord, type FileName, fileUrls, isKept, revisionOf, withAnswer } from "./asset-record.ts";
import { clientFor } from "./client-for.ts";
import { findConnection } from "./connections-store.ts";
import { putFiles } from "./file-store.ts";
import { setFileTrouble } from "./file-trouble-store.ts";
import { changeRecord, findRecord } from "./history-store.ts";
import { makePreview } from "./make-preview.ts";

const underWay = new Map<string, Promise<void>>();

/** A first visit may list many tasks at once: their files come one after the other. */
const AT_ONCE = 2;
const turns: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
let nextTurn = 0;

function inTurn(work: () => Promise<void>): Promise<void> {
  const place = nextTurn++ % AT_ONCE;
  const done = (turns[place] ?? Promise.resolve()).then(work);
  turns[place] = done.catch(() => undefined);
  return done;
}

/**
 * Copies a succeeded task's files into the browser's own storage, once per revision: addresses expire and servers go.
 * What fails is noted in the trouble store and tried again at the next start, or when asked.
 */
export function keepFiles(key: string): Promise<void> {
  const running = underWay.get(key);
  if (running) return running;
  const record = findRecord(key);
  if (!record || isKept(record)) return Promise.resolve();
  const run = inTurn(() => fetchAndKeep(record))
    .then(
      () => setFileTrouble(key, undefined),
      (error: unknown) => setFileTrouble(key, error),
    )
    .finally(() => underWay.delete(key));
  underWay.set(key, run);
  return run;
}

async function fetchAndKeep({ key, connectionId, family, task }: AssetRecord): Promise<void> {
  const connection = findConnection(connectionId);
  if (!connection) throw new Error("Its connection is no longer in the settings.");
  const client = await clientFor(connection);
  const fetchAll = (urls: AssetRecord["task"]) =>
    Promise.all(
      fileUrls(urls).map(async ([name, url]): Promise<[FileName, Blob]> => [name, await client.fetchFile(url)]),
    );

  let fresh: TaskWithReport | undefined;
  const files = await fetchAll(task).catch(async (error: unknown) => {
    if (!(error instanceof ClientError) || error.kind === "network") throw error;
    // most likely the addresses have expired: a fresh look at the task brings new ones
    fresh = await client.retrieve(family, task.id);
    return fetchAll(fresh);
  });
  const byName = new Map(files);
  await putFiles(key, files, await makePreview(byName.get("thumbnail") ?? byName.get("albedo")));
  await changeRecord(key, (current) => ({
    ...(fresh ? withAnswer(current, fresh) : current),
    kept: [...byName.keys()],
    keptRevision: revisionOf(fresh ?? task),
  }));
}
