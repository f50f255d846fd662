import { ClientError } from "#client/client-error.ts";
import type { AssetRecord } from "./asset-record.ts";
import { capabilitiesOf } from "./capabilities-query.ts";
import { clientFor } from "./client-for.ts";
import type { Connection } from "./connection.ts";
import { watched } from "./health-store.ts";
import { forgetRecord } from "./history-store.ts";
import { queryClient } from "./query-client.ts";
import { taskQueryKey } from "./task-query.ts";

/**
 * Deletes a task on the server, where it can, and from this browser.
 *
 * @param leave Called when the server has agreed and nothing is forgotten yet: whoever shows the task looks away.
 */
export async function removeTask(
  connection: Connection | undefined,
  record: AssetRecord,
  leave: () => void,
): Promise<void> {
  if (connection && !record.lost && (await capabilitiesOf(connection)).remove) {
    await tellServer(connection, record);
  }
  leave();
  await forgetRecord(record.key);
  queryClient.removeQueries({ queryKey: taskQueryKey(record.connectionId, record.family, record.task.id) });
}

/** Asks the server to give an unsettled task up. It becomes `failed`, which the next status check brings. */
export async function cancelTask(connection: Connection, record: AssetRecord): Promise<void> {
  await tellServer(connection, record);
  const { family, task } = record;
  await queryClient.invalidateQueries({ queryKey: taskQueryKey(connection.id, family, task.id) });
}

async function tellServer(connection: Connection, { family, task }: AssetRecord): Promise<void> {
  const client = await clientFor(connection);
  try {
    await watched(connection.id, () => client.remove(family, task.id));
  } catch (error) {
    // already gone: that is what was wanted
    if (!(error instanceof ClientError && error.status === 404)) throw error;
  }
}
