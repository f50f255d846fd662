import type { AssetRecord, Run } from "./asset-record.ts";
import { clientFor } from "./client-for.ts";
import type { Connection } from "./connection.ts";
import { watched } from "./health-store.ts";
import { changeRecord } from "./history-store.ts";
import { observeTask } from "./observe-task.ts";
import { queryClient } from "./query-client.ts";
import { taskQueryKey } from "./task-query.ts";

/** Asks for the full result of a preview. The answer goes into the cache, so that polling resumes. */
export async function optimizeTask(connection: Connection, { key, family, task }: AssetRecord): Promise<void> {
  const queryKey = taskQueryKey(connection.id, family, task.id);
  const client = await clientFor(connection);
  const answer = await watched(connection.id, () => client.optimize(family, task.id));
  // an older look at the task may still be on its way
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, answer);
  const run: Run = { what: "optimize", askedAtMs: Date.now() };
  await changeRecord(key, (record) => ({ ...record, run, unwatched: undefined }));
  observeTask(connection.id, family, answer);
  void queryClient.invalidateQueries({ queryKey: ["account", connection.id] });
}
