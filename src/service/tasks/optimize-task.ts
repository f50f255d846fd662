import { randomUUID } from "node:crypto";
import type { Family } from "#contract/family.ts";
import type { AccountRecord } from "../accounts/account-store.ts";
import { priceOf } from "../accounts/price.ts";
import { ProblemError } from "../problem-error.ts";
import type { Sql } from "../storage/database.ts";
import { checkQueue, checkUnsettled, reserveCredits } from "./admit-run.ts";
import type { CreateTaskDeps } from "./create-task.ts";
import { oncePerKey, type RepeatKey } from "./once-per-key.ts";
import type { TaskRecord } from "./task-record.ts";
import { taskStore } from "./task-store.ts";

/**
 * Sends a finished preview back to work for everything its family can have. Free and without effect on a task that is
 * optimized already, or about to be.
 *
 * @returns null when there is no such task.
 * @throws {ProblemError} `not-ready`, `too-many-tasks`, `queue-full`, `insufficient-credits`, `idempotency-mismatch`
 */
export async function optimizeTask(
  deps: CreateTaskDeps,
  account: AccountRecord,
  { id, family }: { id: string; family: Family },
  repeat: RepeatKey | undefined,
): Promise<TaskRecord | null> {
  return deps.database.transaction(async (sql) => {
    const task = await taskStore.lock(sql, { id, family, accountId: account.id });
    return task && oncePerKey(sql, account.id, repeat, () => beginOptimize(deps, sql, account, task));
  });
}

async function beginOptimize(
  { queue, config }: CreateTaskDeps,
  sql: Sql,
  account: AccountRecord,
  task: TaskRecord,
): Promise<TaskRecord> {
  if (task.kind === "optimize" && task.status !== "failed") return task;
  if (task.kind === "preview" && task.status !== "succeeded") {
    throw new ProblemError(
      "not-ready",
      `The preview is "${task.status}", and only one that succeeded can be optimized.`,
      {
        hint: task.status === "failed" ? "Create a new task." : "Retrieve the task until it has succeeded.",
      },
    );
  }
  if (task.family === "text-to-3d" && task.version === "premium-v1") return taskStore.markOptimized(sql, task.id);

  await checkUnsettled(sql, account);
  await checkQueue(sql, config.queueLimit);
  const price = priceOf({ ...task, kind: "optimize" }, config.prices);
  await reserveCredits(sql, account, price);
  const jobId = randomUUID();
  const turn = await taskStore.nextTurn(sql, account.id);
  const queued = await taskStore.requeueAsOptimize(sql, task.id, { jobId, creditsReserved: price, turn });
  await queue.send(sql, { taskId: task.id, jobId }, { turn });
  return queued;
}
