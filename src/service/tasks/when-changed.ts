import { isSettled } from "#contract/task-state.ts";
import type { Database } from "../storage/database.ts";
import type { ProgressBoard } from "./progress-board.ts";
import type { TaskRecord } from "./task-record.ts";
import { taskStore } from "./task-store.ts";

/** Runs of other processes are not told here: what they do is seen in the database. */
const LOOK_EVERY_MS = 250;

/**
 * A task as it is once its status has changed, or as it is after `seconds`; at once when it is settled already.
 *
 * @param gone Nobody waits any more.
 * @returns null when there is no such task.
 */
export async function whenChanged(
  { database, progress }: { database: Database; progress: ProgressBoard },
  key: Parameters<typeof taskStore.find>[1],
  seconds: number,
  gone: AbortSignal,
): Promise<TaskRecord | null> {
  const endsAt = performance.now() + seconds * 1000;
  const first = await taskStore.find(database, key);
  let task = first;
  while (task && first && !isSettled(task) && task.status === first.status && task.jobId !== null) {
    const leftMs = endsAt - performance.now();
    if (leftMs <= 0 || gone.aborted) break;
    await progress.turn(
      task.jobId,
      AbortSignal.any([gone, AbortSignal.timeout(Math.ceil(Math.min(LOOK_EVERY_MS, leftMs)))]),
    );
    task = await taskStore.find(database, key);
  }
  return task;
}
