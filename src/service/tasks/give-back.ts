import { randomUUID } from "node:crypto";
import type { Database } from "../storage/database.ts";
import type { TaskQueue } from "./task-queue.ts";
import { taskStore } from "./task-store.ts";

export interface GiveBackDeps {
  readonly database: Database;
  readonly queue: TaskQueue;
}

export interface GivenBack {
  /** Runs that ended with the worker's thread. */
  readonly attempts?: number;
  /** Runs that ended with the whole process. */
  readonly losses?: number;
}

/** A task may lose so many processes: they die for reasons of their own, but one that takes each down with it must end. */
const MAX_LOSSES = 25;

/**
 * Puts a task back to the head of the queue under a new job, in one transaction. The old job is worth nothing from then on.
 *
 * @returns false when it had settled, or somebody gave it back before.
 */
export async function giveBack(
  { database, queue }: GiveBackDeps,
  run: { readonly taskId: string; readonly jobId: string },
  { attempts = 0, losses = 0 }: GivenBack = {},
): Promise<boolean> {
  const jobId = randomUUID();
  return database.transaction(async (sql) => {
    const lost = await taskStore.requeue(sql, { ...run, newJobId: jobId, attempts, losses });
    if (lost === null) return false;
    await queue.withdraw(sql, run.jobId);
    if (lost > MAX_LOSSES) {
      const message = `The process that made it ended without a word ${lost} times.`;
      await taskStore.fail(sql, { id: run.taskId, jobId }, { code: "worker-lost", message });
      return true;
    }
    await queue.send(sql, { taskId: run.taskId, jobId }, { first: true });
    return true;
  });
}
