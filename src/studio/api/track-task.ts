import type { AssetRecord } from "./asset-record.ts";
import { capabilitiesOf } from "./capabilities-query.ts";
import { findConnection } from "./connections-store.ts";
import { createTasks } from "./create-tasks.ts";
import { changeRecords } from "./history-store.ts";
import { inLanes } from "./in-lanes.ts";
import { optimizeTask } from "./optimize-task.ts";
import { bodyOf } from "./record-body.ts";
import { CANCELLED_AT_ONCE, cancelTask } from "./remove-task.ts";
import { apiTexts } from "./texts.ts";

/** Looks no more at tasks whose server cannot cancel them. They go on there. */
export const stopWatching = (keys: readonly string[]): Promise<void> =>
  changeRecords(keys, (record) => ({ ...record, unwatched: true }));

export const watchAgain = (keys: readonly string[]): Promise<void> =>
  changeRecords(keys, (record) => ({ ...record, unwatched: undefined }));

/**
 * Cancels tasks where their servers can, and stops looking at the others.
 *
 * @returns How many of each there were.
 * @throws What the first server that refused says, after all were tried.
 */
export async function cancelTasks(records: readonly AssetRecord[]): Promise<{ cancelled: number; unwatched: number }> {
  const counts = { cancelled: 0, unwatched: 0 };
  const failures: unknown[] = [];
  await inLanes(records, CANCELLED_AT_ONCE, async (record) => {
    const connection = findConnection(record.connectionId);
    try {
      if (connection && (await capabilitiesOf(connection)).remove) {
        await cancelTask(connection, record);
        counts.cancelled++;
      } else {
        await stopWatching([record.key]);
        counts.unwatched++;
      }
    } catch (error) {
      failures.push(error);
    }
  });
  if (failures.length > 0) throw failures[0];
  return counts;
}

/**
 * Asks for a failed one again, as it was: a preview as a new task, an optimization on the same one.
 *
 * @returns The task to look at.
 */
export async function retryTask(record: AssetRecord): Promise<AssetRecord> {
  const connection = findConnection(record.connectionId);
  if (!connection) throw new Error(apiTexts.trackTask.serverGone);
  const hadPreview = record.kept.length > 0 || Object.keys(record.task.urls).length > 0;
  if (!record.lost && record.run?.what === "optimize" && hadPreview) return optimizeTask(connection, record);
  const [created] = await createTasks(connection, record.family, [bodyOf(record)]);
  if (!created) throw new Error(apiTexts.trackTask.nothingCreated);
  return created;
}
