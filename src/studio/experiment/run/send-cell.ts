import type { AssetRecord } from "../../api/asset-record.ts";
import { capabilitiesOf } from "../../api/capabilities-query.ts";
import { clientFor } from "../../api/client-for.ts";
import type { Connection } from "../../api/connection.ts";
import { createTasks } from "../../api/create-tasks.ts";
import { type ExperimentRecord, requestOf } from "../../api/experiment-record.ts";
import { watched } from "../../api/health-store.ts";
import { useHistory } from "../../api/history-store.ts";
import { observeTask } from "../../api/observe-task.ts";

/** Clocks of server and browser may differ by this much. */
const CLOCKS_DIFFER_MS = 5000;

/**
 * Sends one request of an experiment.
 *
 * @param sinceMs When an earlier attempt began that nobody knows the end of: then the server's list is asked first, where
 *   it has one, whether the task is there.
 */
export async function sendCell(
  connection: Connection,
  { settings: { family }, results }: ExperimentRecord,
  key: string,
  sinceMs: number | undefined,
): Promise<AssetRecord> {
  const body = requestOf(key);
  const taken = new Set(Object.values(results).map((result) => (result.state === "sent" ? result.recordKey : "")));
  if (sinceMs !== undefined && (await capabilitiesOf(connection)).list) {
    const client = await clientFor(connection);
    const { items } = await watched(connection.id, () => client.list(family, { limit: 100 }));
    const there = items.find(
      (task) =>
        task.prompt === body.prompt &&
        task.seed === body.seed &&
        (task.negativePrompt ?? undefined) === body.negativePrompt &&
        Date.parse(task.createdAt) >= sinceMs - CLOCKS_DIFFER_MS &&
        !taken.has(recordKeyOf(connection, family, task.id)),
    );
    if (there) {
      const { version, faceLimit, pbr } = body;
      return observeTask(connection.id, family, there, { asked: { version, faceLimit, pbr } });
    }
  }
  const [record] = await createTasks(connection, family, [body]);
  return record as AssetRecord;
}

const recordKeyOf = (connection: Connection, family: AssetRecord["family"], id: string): string =>
  useHistory.getState().records[`${connection.id}/${family}/${id}`]?.key ?? "";
