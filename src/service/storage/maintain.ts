import type { Logger } from "pino";
import { taskStore } from "../tasks/task-store.ts";
import type { AssetStore } from "./asset-store.ts";
import type { Database, Sql } from "./database.ts";

const EVERY_MS = 30 * 60_000;

/** Forgets what is of no more use, and vacuums: the embedded database never does so by itself. Returns how to stop. */
export function maintainDatabase(database: Database, log: Logger): () => void {
  const maintain = async () => {
    try {
      await database.query("delete from idempotency_keys where created_at < now() - interval '7 days'");
      await database.query("delete from rate_limits where counted_at < now() - interval '1 day'");
      await database.query(
        "delete from runs using tasks where tasks.id = runs.task_id and tasks.job_id is distinct from runs.job_id",
      );
      await database.query("delete from workers where beat_at < now() - interval '1 day'");
      if (!database.isShared) await database.query("vacuum analyze");
    } catch (error) {
      log.error({ err: error }, "the database could not be maintained");
    }
  };
  const timer = setInterval(maintain, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Where processes share a database, one of them looks through all files, once in so long. */
const SWEEP_EVERY = "1 day";

/** Takes away files whose task is gone: a process that died between the two left them. */
export async function removeOrphans(database: Database, assets: AssetStore): Promise<void> {
  if (database.isShared && !(await maySweep(database))) return;
  // in this order: a task is older than its files, so that none made meanwhile is taken for an orphan's
  const stored = await assets.taskIds();
  if (stored.length === 0) return;
  const known = await taskStore.allIds(database);
  for (const id of stored) if (!known.has(id)) await assets.remove(id);
}

async function maySweep(database: Sql): Promise<boolean> {
  const rows = await database.query(
    `insert into settings (name, value) values ('swept-at', now()::text) on conflict (name) do update set value = excluded.value
     where settings.value::timestamptz not between now() - $1::interval and now() returning name`,
    [SWEEP_EVERY],
  );
  return rows.length > 0;
}
