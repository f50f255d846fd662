import type { Family } from "#contract/family.ts";
import type { AssetStore } from "../storage/asset-store.ts";
import type { Database } from "../storage/database.ts";
import type { Upstream } from "../upstream/upstream.ts";
import type { RunningJobs } from "./running-jobs.ts";
import type { TaskQueue } from "./task-queue.ts";
import { taskStore } from "./task-store.ts";

export interface RemoveTaskDeps {
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly assets: AssetStore;
  readonly running: RunningJobs;
  readonly upstream: Upstream | undefined;
}

/** Cancels a task that has not settled; deletes one that has, files and all. False when there is no such task. */
export async function removeTask(
  { database, queue, assets, running, upstream }: RemoveTaskDeps,
  key: { id: string; family: Family; accountId: string },
): Promise<boolean> {
  const removed = await database.transaction(async (sql) => {
    const task = await taskStore.lock(sql, key);
    if (!task) return null;
    if (task.jobId === null) {
      await taskStore.remove(sql, task.id);
      return task;
    }
    await taskStore.fail(
      sql,
      { id: task.id, jobId: task.jobId },
      { code: "cancelled", message: "The task was cancelled." },
    );
    if (task.status === "queued") await queue.withdraw(sql, task.jobId);
    return task;
  });
  if (!removed) return false;
  if (removed.jobId === null) await assets.remove(removed.id);
  else running.cancel(removed.jobId);
  // passed on, but not waited for
  if (upstream && removed.upstream?.url === upstream.url) void upstream.remove(removed.family, removed.upstream);
  return true;
}
