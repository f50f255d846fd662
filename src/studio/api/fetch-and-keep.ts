import type { Client, TaskWithReport } from "#client/client.ts";
import { type AssetRecord, type FileName, fileUrls, revisionOf, withAnswer } from "./asset-record.ts";
import { clientFor } from "./client-for.ts";
import { findConnection } from "./connections-store.ts";
import { putFiles } from "./file-store.ts";
import { isForgotten, noteForgotten } from "./forgotten.ts";
import { watched } from "./health-store.ts";
import { changeRecord, findRecord, useHistory } from "./history-store.ts";
import { makePreview } from "./make-preview.ts";
import { makeRoomFor } from "./make-room.ts";
import { NoRoomError } from "./no-room-error.ts";
import { apiTexts } from "./texts.ts";

/**
 * Fetches a task's files and puts them into the browser's own storage, with a small picture for lists. Those that can be had are
 * kept even where others cannot. It comes with what speaks with servers, not with the form.
 *
 * @throws Why files are missing, or what had no room.
 */
export async function fetchAndKeep({ key, connectionId, family, task }: AssetRecord): Promise<void> {
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
