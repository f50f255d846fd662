import type { Logger } from "pino";
import { taskStore } from "../tasks/task-store.ts";
import type { AssetStore } from "./asset-store.ts";
import type { Sql } from "./database.ts";

const EVERY_MS = 30 * 60_000;

/** Forgets repeat keys after a week, and vacuums: the embedded database never does so by itself. Returns how to stop. */
export function maintainDatabase(database: Sql, log: Logger): () => void {
  const maintain = async () => {
    try {
      await database.query("delete from idempotency_keys where created_at < now() - interval '7 days'");
      await database.query("vacuum analyze");
    } catch (error) {
      log.error({ err: error }, "the database could not be maintained");
    }
  };
  const timer = setInterval(maintain, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Takes away files whose task is gone: a process that died between the two left them. */
export async function removeOrphans(database: Sql, assets: AssetStore): Promise<void> {
  const stored = await assets.taskIds();
  if (stored.length === 0) return;
  const known = await taskStore.allIds(database);
  for (const id of stored) if (!known.has(id)) await assets.remove(id);
}
