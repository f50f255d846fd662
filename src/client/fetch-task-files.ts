import type { Task } from "#contract/task.ts";
import type { Client } from "./client.ts";
import { ClientError } from "./client-error.ts";
import { retrying } from "./retrying.ts";

export interface TaskFile {
  /** `model.obj`, `albedo.png`, …: safe as a file's name everywhere. */
  readonly name: string;
  readonly blob: Blob;
}

/** Of an OBJ, where its material library is named. */
const OBJ_HEAD_BYTES = 64 * 1024;

/**
 * All files of a task that has succeeded: one for each of its `urls`, and the material library an OBJ names, where the
 * server has it.
 *
 * @throws {ClientError} when a file cannot be had.
 */
export async function fetchTaskFiles(
  client: Pick<Client, "fetchFile">,
  task: Pick<Task, "urls">,
  options: { readonly signal?: AbortSignal | undefined; readonly patienceMs?: number } = {},
): Promise<TaskFile[]> {
  const { signal } = options;
  const fetchOne = (url: string) => retrying(() => client.fetchFile(url, signal ? { signal } : {}), options);
  const files: TaskFile[] = [];
  for (const [key, url] of Object.entries(task.urls)) {
    if (typeof url !== "string") continue;
    const blob = await fetchOne(url);
    files.push({ name: key === "obj" ? "model.obj" : `${key}.png`, blob });
    const library = key === "obj" ? await libraryOf(blob) : undefined;
    if (library === undefined) continue;
    const found = await fetchOne(siblingOf(url, library)).catch(nullWhenMissing);
    if (found) files.push({ name: library, blob: found });
  }
  return files;
}

async function libraryOf(obj: Blob): Promise<string | undefined> {
  const head = await obj.slice(0, OBJ_HEAD_BYTES).text();
  // the name becomes a file's name: nothing that leads out of a folder
  return /^mtllib[ \t]+([\w-][\w.-]{0,99}\.mtl)[ \t]*\r?$/m.exec(head)?.[1];
}

/** The query stays: some servers keep the signature there. */
const siblingOf = (url: string, name: string): string => url.replace(/[^/?#]*(?=([?#].*)?$)/, name);

function nullWhenMissing(error: unknown): null {
  // a foreign server need not have it, and one that signs each address cannot give it
  if (error instanceof ClientError && error.status !== undefined && error.status < 500) return null;
  throw error;
}
