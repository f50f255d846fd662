import type { Client } from "#client/client.ts";
import { ClientError } from "#client/client-error.ts";
import type { Task } from "#contract/task.ts";
import type { AssetRecord, Run } from "./asset-record.ts";
import { clientFor } from "./client-for.ts";
import type { Connection } from "./connection.ts";
import { watched } from "./health-store.ts";
import { changeRecord } from "./history-store.ts";
import { observeTask } from "./observe-task.ts";
import { queryClient } from "./query-client.ts";
import { taskQueryKey } from "./task-query.ts";

/**
 * Asks for the full result of a preview. The answer goes into the cache, so that polling resumes.
 *
 * @returns The task to look at: some servers make another one of it.
 */
export async function optimizeTask(connection: Connection, preview: AssetRecord): Promise<AssetRecord> {
  const { key, family, task, asked } = preview;
  const client = await clientFor(connection);
  const told = await watched(connection.id, () => optimizeOrLook(client, preview));
  // answered before it has begun: it is looked at once more, as if it were waiting
  const hasNotBegun = told.status === "succeeded" && told.finishedAt === task.finishedAt && told.id === task.id;
  const answer: Task = hasNotBegun ? { ...told, status: "queued", finishedAt: null } : told;
  const queryKey = taskQueryKey(connection.id, family, answer.id);
  // an older look at the task may still be on its way
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, answer);
  const run: Run = { what: "optimize", askedAtMs: Date.now() };
  if (answer.id === task.id) await changeRecord(key, (record) => ({ ...record, run, unwatched: undefined }));
  const record = observeTask(connection.id, family, answer, { asked, sentAtMs: run.askedAtMs });
  if (answer.id !== task.id) await changeRecord(record.key, (current) => ({ ...current, run }));
  void queryClient.invalidateQueries({ queryKey: ["account", connection.id] });
  return record;
}

/** A success that cannot be read is one all the same: then the task itself tells. */
async function optimizeOrLook(client: Client, { family, task: { id } }: AssetRecord): Promise<Task> {
  try {
    return await client.optimize(family, id);
  } catch (error) {
    if (error instanceof ClientError && error.kind === "shape") return client.retrieve(family, id);
    throw error;
  }
}
