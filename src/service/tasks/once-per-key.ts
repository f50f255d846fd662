import { createHash } from "node:crypto";
import { ProblemError } from "../problem-error.ts";
import type { Sql } from "../storage/database.ts";
import type { TaskRecord } from "./task-record.ts";
import { taskStore } from "./task-store.ts";

/** A request that must not be done twice. */
export interface RepeatKey {
  /** As the client chose it. */
  readonly key: string;
  /** The operation and its body, as validated. */
  readonly request: unknown;
}

/**
 * Does `work`, or finds what it made when the same account sent the same key before.
 *
 * @throws {ProblemError} `idempotency-mismatch` when the key came with another request before.
 */
export async function oncePerKey(
  sql: Sql,
  accountId: string,
  repeat: RepeatKey | undefined,
  work: () => Promise<TaskRecord>,
): Promise<TaskRecord> {
  if (!repeat) return work();
  const fingerprint = createHash("sha256").update(JSON.stringify(repeat.request)).digest("base64url");
  const claimed = await sql.query(
    `insert into idempotency_keys (account_id, key, fingerprint) values ($1, $2, $3)
     on conflict do nothing returning key`,
    [accountId, repeat.key, fingerprint],
  );
  if (claimed.length > 0) {
    const task = await work();
    await sql.query("update idempotency_keys set task_id = $3 where account_id = $1 and key = $2", [
      accountId,
      repeat.key,
      task.id,
    ]);
    return task;
  }
  const [known] = await sql.query(
    "select fingerprint, task_id from idempotency_keys where account_id = $1 and key = $2",
    [accountId, repeat.key],
  );
  if (known?.fingerprint !== fingerprint) {
    throw new ProblemError("idempotency-mismatch", `The key "${repeat.key}" came with another request before.`, {
      hint: "Use a new key for every new request.",
    });
  }
  const task = await taskStore.findById(sql, known.task_id as string);
  if (!task) throw new Error(`oncePerKey: a key must go with its task, got ${String(known.task_id)}`);
  return task;
}
