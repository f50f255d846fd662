import { randomUUID } from "node:crypto";
import type { Capabilities } from "#client/capabilities.ts";
import type { Client, TaskWithReport } from "#client/client.ts";
import { fetchTaskFiles } from "#client/fetch-task-files.ts";
import { isBusy, isPassing, retrying } from "#client/retrying.ts";
import { waitFor } from "#client/wait-for.ts";
import type { CreateMaterialBody, CreateModelBody } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";
import type { Task } from "#contract/task.ts";
import { isSettled } from "#contract/task-state.ts";
import { CliError } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";
import { type WrittenFile, writeFiles } from "./output-folder.ts";

export type AssetRequest =
  | { readonly family: "text-to-3d"; readonly body: CreateModelBody }
  | { readonly family: "material"; readonly body: CreateMaterialBody };

export interface MakeOptions {
  readonly client: Client;
  readonly capabilities: Capabilities;
  /** Asks for the higher quality, or all six maps, once the preview is there. */
  readonly optimize: boolean;
  readonly timeoutMs: number | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (task: TaskWithReport) => void;
}

/** Short enough for a bar that moves. */
const HELD_SECONDS = 1;
/** How long one last call may take after Ctrl-C. */
const CANCEL_MS = 3000;

/**
 * Creates, waits, optimizes where it is asked for, and waits again. A task that is left half-way, by Ctrl-C or a failure
 * here, is cancelled where the server can: nobody pays for what nobody takes.
 *
 * @throws {CliError} `failed` when the server made nothing of it.
 */
export async function makeAsset(request: AssetRequest, options: MakeOptions): Promise<TaskWithReport> {
  const { client, capabilities, signal } = options;
  const { family } = request;
  const once = repeatable(capabilities);
  const create = (key: { idempotencyKey?: string }, until: AbortSignal) =>
    createTask(client, request, { signal: until, ...key });
  const created = await once
    .send((key) => create(key, signal), signal)
    .catch(async (error: unknown) => {
      if (signal.aborted && capabilities.list && capabilities.remove)
        await cancelUnheard(client, family, once.key, create);
      throw error;
    });
  try {
    const preview = await settle(family, created.id, options);
    if (!options.optimize) return preview;
    await once.send((key) => client.optimize(family, created.id, { signal, ...key }), signal);
    return await settle(family, created.id, options);
  } catch (error) {
    if (signal.aborted && capabilities.remove) await cancel(client, family, created.id);
    throw error;
  }
}

/** Waits until the task is settled. @throws {CliError} `failed` */
export async function settle(
  family: Family,
  id: string,
  options: Pick<MakeOptions, "client" | "capabilities" | "timeoutMs" | "signal" | "onProgress">,
): Promise<TaskWithReport> {
  const { client, capabilities, timeoutMs, signal, onProgress } = options;
  const { report, wait } = capabilities;
  const task = await waitFor(client, family, id, {
    report,
    signal,
    onProgress,
    waitSeconds: wait ? HELD_SECONDS : undefined,
    timeoutMs,
  });
  if (task.status === "succeeded") return task;
  const failure = task.report?.failure;
  throw new CliError(EXIT.failed, `The task ${id} failed${failure ? `: ${failure.message}` : "."}`, failure?.hint);
}

/** Fetches the files of a task that has succeeded, and writes them, and what it was, as task.json. */
export async function saveAsset(
  client: Client,
  task: TaskWithReport,
  folder: string,
  signal: AbortSignal,
): Promise<WrittenFile[]> {
  const files = await fetchTaskFiles(client, task, { signal });
  // signed addresses open the files for whoever reads them, and are stale tomorrow
  const { urls: _, ...told } = task;
  const about = { name: "task.json", blob: new Blob([`${JSON.stringify(told, null, 2)}\n`]) };
  return writeFiles(folder, [...files, about]);
}

const createTask = (client: Client, request: AssetRequest, options: { signal: AbortSignal }): Promise<Task> =>
  request.family === "material"
    ? client.createMaterial(request.body, options)
    : client.createModel(request.body, options);

/** Posts again after failures that pass. Only a key makes that safe where the answer was lost on its way. */
function repeatable({ list }: Capabilities) {
  // a server with the additions knows the key
  const nextKey = () => (list ? { idempotencyKey: randomUUID() } : {});
  let key: { idempotencyKey?: string } = {};
  return {
    /** Of what was sent last. */
    get key() {
      return key;
    },
    send<T>(post: (key: { idempotencyKey?: string }) => Promise<T>, signal: AbortSignal): Promise<T> {
      key = nextKey();
      return retrying(() => post(key), { signal, isPassing: list ? isPassing : isBusy });
    },
  };
}

/** Cancels a task whose creation was sent and not answered: the same key tells which one it is. */
async function cancelUnheard(
  client: Client,
  family: Family,
  key: { idempotencyKey?: string },
  create: (key: { idempotencyKey?: string }, until: AbortSignal) => Promise<Task>,
): Promise<void> {
  const created = await create(key, AbortSignal.timeout(CANCEL_MS)).catch(() => null);
  if (created) await cancel(client, family, created.id);
}

async function cancel(client: Client, family: Family, id: string): Promise<void> {
  const signal = AbortSignal.timeout(CANCEL_MS);
  try {
    // a settled task would be deleted: what has been made is kept
    const task = await client.retrieve(family, id, { signal });
    if (!isSettled(task)) await client.remove(family, id, { signal });
  } catch {
    // the server is away, and whoever pressed Ctrl-C does not want to hear of it
  }
}
