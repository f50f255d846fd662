import type { Client, TaskWithReport } from "#client/client.ts";
import { ClientError } from "#client/client-error.ts";
import { fetchTaskFiles } from "#client/fetch-task-files.ts";
import type { Family } from "#contract/family.ts";
import type { NewFile } from "../storage/asset-store.ts";
import { RunError } from "../tasks/run-error.ts";

/** Without these there is nothing to show. */
const NEEDED = { "text-to-3d": "obj", material: "albedo" } as const satisfies Record<Family, string>;

/** What servers say of a file whose address has expired, or that is gone. */
const isGone = (error: unknown): boolean =>
  error instanceof ClientError && [401, 403, 404, 410].includes(error.status ?? 0);

export interface FarFiles {
  readonly files: readonly NewFile[];
  /** Keys of `urls` behind which there was nothing. */
  readonly missing: readonly string[];
}

/**
 * Gets all files of a task that has succeeded on another server. Addresses that expired meanwhile are asked for anew; files that are not
 * there even then are left out, if an asset can do without.
 *
 * @throws {ClientError} when the server cannot be reached for long, or a file that is needed is gone.
 */
export async function copyFarFiles(
  client: Pick<Client, "fetchFile" | "retrieve">,
  family: Family,
  task: TaskWithReport,
  options: { readonly signal: AbortSignal; readonly patienceMs: number },
): Promise<FarFiles> {
  try {
    return await fetchAll(client, family, task, options, () => false);
  } catch (error) {
    if (!isGone(error)) throw error;
    const renewed = await client.retrieve(family, task.id, { signal: options.signal });
    return fetchAll(client, family, renewed, options, isGone);
  }
}

async function fetchAll(
  client: Pick<Client, "fetchFile">,
  family: Family,
  { urls }: TaskWithReport,
  options: { readonly signal: AbortSignal; readonly patienceMs: number },
  mayMiss: (error: unknown) => boolean,
): Promise<FarFiles> {
  const needed = NEEDED[family];
  if (!(needed in urls)) {
    throw new RunError("upstream-failed", `The server behind this one says that it is done, and names no "${needed}".`);
  }
  const files: NewFile[] = [];
  const missing: string[] = [];
  for (const [key, url] of Object.entries(urls)) {
    try {
      for (const { name, blob } of await fetchTaskFiles(client, { urls: { [key]: url } }, options)) {
        files.push({ name, bytes: new Uint8Array(await blob.arrayBuffer()) });
      }
    } catch (error) {
      if (key === needed || !mayMiss(error)) throw error;
      missing.push(key);
    }
  }
  return { files, missing };
}
