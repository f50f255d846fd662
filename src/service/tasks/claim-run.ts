import type { Database, Sql } from "../storage/database.ts";
import type { QueuedRun } from "./task-queue.ts";
import type { TaskRecord } from "./task-record.ts";
import { taskStore } from "./task-store.ts";

/**
 * Begins a run: queued -> in_progress.
 *
 * @returns the task; null when the job is no longer its own; `busy` when its account has as many runs under way as it may.
 */
export async function claimRun(database: Database, run: QueuedRun): Promise<TaskRecord | null | "busy"> {
  return database.transaction(async (sql) => {
    const limit = await lockLimit(sql, run.taskId);
    if (limit && (await countRunning(sql, limit.accountId)) >= limit.runningTasks) return "busy";
    return taskStore.claim(sql, { id: run.taskId, jobId: run.jobId });
  });
}

/** The account's limit, if it has one; nobody else begins a run of that account before the transaction ends. */
async function lockLimit(sql: Sql, taskId: string): Promise<{ accountId: string; runningTasks: number } | null> {
  const [row] = await sql.query(
    `select accounts.id, accounts.running_tasks from tasks join accounts on accounts.id = tasks.account_id
     where tasks.id = $1 and accounts.running_tasks is not null for update of accounts`,
    [taskId],
  );
  return row ? { accountId: row.id as string, runningTasks: row.running_tasks as number } : null;
}

async function countRunning(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql.query(
    "select count(*) as count from tasks where account_id = $1 and status = 'in_progress'",
    [accountId],
  );
  return Number(row?.count);
}
