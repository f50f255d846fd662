import type { CreateModelBody } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";
import type { Task } from "#contract/task.ts";
import type { AssetRecord } from "./asset-record.ts";
import { capabilitiesOf } from "./capabilities-query.ts";
import { clientFor } from "./client-for.ts";
import type { Connection } from "./connection.ts";
import { watched } from "./health-store.ts";
import { observeTask } from "./observe-task.ts";
import { type CreateBody, PartlyCreatedError } from "./partly-created-error.ts";
import { queryClient } from "./query-client.ts";
import { cancelTask } from "./remove-task.ts";

/** How often everything was cancelled; what is being sent then is given up. */
let cancellations = 0;

/** Sends no more of the requests that are being sent one after the other. */
export function stopSending(): void {
  cancellations++;
}

/**
 * Sends one request per body, one after the other so that the server keeps their order.
 *
 * @param onTaken Told each task as soon as the server has taken it.
 * @returns What the server has taken, which is less than was asked for where sending was stopped.
 * @throws {PartlyCreatedError} when a later one fails; the first one's failure is thrown as it is.
 */
export async function createTasks(
  connection: Connection,
  family: Family,
  bodies: readonly CreateBody[],
  onTaken?: (record: AssetRecord, count: number) => void,
): Promise<AssetRecord[]> {
  const client = await clientFor(connection);
  const created: AssetRecord[] = [];
  const startedMs = Date.now();
  const before = cancellations;
  let late: AssetRecord | undefined;
  for (const [index, body] of bodies.entries()) {
    if (cancellations !== before) break;
    try {
      const task = await watched<Task>(connection.id, () =>
        family === "text-to-3d" ? client.createModel(body) : client.createMaterial(body),
      );
      const { version, faceLimit, pbr } = body as CreateModelBody;
      // fractions keep variations of one click in order, the first one in front
      const sentAtMs = startedMs - index / 100;
      const record = observeTask(connection.id, family, task, { asked: { version, faceLimit, pbr }, sentAtMs });
      created.push(record);
      onTaken?.(record, created.length);
      if (cancellations !== before) late = record;
    } catch (error) {
      throw created.length > 0 ? new PartlyCreatedError(created, bodies.slice(index), error) : error;
    }
  }
  // the server took it while all were cancelled
  if (late && (await capabilitiesOf(connection)).remove) await cancelTask(connection, late);
  // asks the browser not to clear what is kept when room gets short
  void navigator.storage?.persist?.();
  void queryClient.invalidateQueries({ queryKey: ["account", connection.id] });
  return created;
}
