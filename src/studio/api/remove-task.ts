import type { Client } from "#client/client.ts";
import { ClientError } from "#client/client-error.ts";
import { isSettled } from "#contract/task-state.ts";
import type { AssetRecord } from "./asset-record.ts";
import { probeOf } from "./capabilities-query.ts";
import { clientFor } from "./client-for.ts";
import type { Connection } from "./connection.ts";
import { findConnection } from "./connections-store.ts";
import { noteEnd, noteGivenUp } from "./given-up-store.ts";
import { watched } from "./health-store.ts";
import { queryClient } from "./query-client.ts";
import { taskQueryKey } from "./task-query.ts";

/** Deletes a task on its server, where that can. This browser still has it, with its files. */
export async function removeFromServer(record: AssetRecord): Promise<void> {
  const connection = findConnection(record.connectionId);
  if (connection && !record.lost) {
    const { capabilities, answered } = await probeOf(connection);
    // a server that is away must not be taken for one that cannot delete
    if (!answered) await lookAt(connection, record);
    if (capabilities.remove) {
      // the first one only cancels what is not settled
      if (!isSettled(record.task)) await tellServer(connection, record);
      await tellServer(connection, record);
    }
  }
  queryClient.removeQueries({ queryKey: taskQueryKey(record.connectionId, record.family, record.task.id) });
}

const cancelledHere = new Set<string>();

/** Whether this very page had it cancelled, which it is told once: whoever did that need not be interrupted by it. */
export const takeOwnCancellation = ({ key }: AssetRecord): boolean => cancelledHere.delete(key);

/** As many requests as browsers send one server at once. */
export const CANCELLED_AT_ONCE = 6;

/**
 * Asks the server to give an unsettled task up. It becomes `failed`, which the next status check brings. What has finished
 * since it was looked at stays: to a settled task the same request would be its deletion.
 */
export async function cancelTask(connection: Connection, record: AssetRecord): Promise<void> {
  const { family, task } = record;
  await untilGone(connection, async (client) => {
    if (isSettled(await client.retrieve(family, task.id))) return;
    cancelledHere.add(record.key);
    // its end may be seen before this is answered
    noteGivenUp(record.key);
    try {
      await client.remove(family, task.id);
    } catch (error) {
      noteEnd(record.key);
      throw error;
    }
  });
  // what it says now is looked at, but not waited for: the next of many is to be cancelled meanwhile
  void queryClient.invalidateQueries({ queryKey: taskQueryKey(connection.id, family, task.id) });
}

const lookAt = (connection: Connection, { family, task }: AssetRecord): Promise<void> =>
  untilGone(connection, (client) => client.retrieve(family, task.id));

const tellServer = (connection: Connection, { family, task }: AssetRecord): Promise<void> =>
  untilGone(connection, (client) => client.remove(family, task.id));

/** Calls a server for which a task that is gone already is as it should be. */
async function untilGone(connection: Connection, call: (client: Client) => Promise<unknown>): Promise<void> {
  const client = await clientFor(connection);
  try {
    await watched(connection.id, () => call(client));
  } catch (error) {
    if (!(error instanceof ClientError && error.status === 404)) throw error;
  }
}
