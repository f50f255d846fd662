import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Sql } from "../storage/database.ts";

const BEAT_EVERY_MS = 3000;

/** Heard of by the database's clock alone; one that jumps ahead or back is right again with the next beat. */
const HEARD_WITHIN = "15 seconds";

/**
 * Tells the processes that share the database that this one makes assets. Returns once it is told, with how to end it, which
 * takes the word back.
 */
export async function beatWorker(database: Sql, log: Logger): Promise<() => Promise<void>> {
  const id = randomUUID();
  const beat = () =>
    database.query("insert into workers (id) values ($1) on conflict (id) do update set beat_at = now()", [id]);
  await beat();
  const timer = setInterval(() => {
    beat().catch((error) => log.warn({ err: error }, "the worker could not say that it lives"));
  }, BEAT_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await database.query("delete from workers where id = $1", [id]).catch(() => undefined);
  };
}

/** Whether some process that makes assets was heard of just now. */
export async function isWorkerAlive(database: Sql): Promise<boolean> {
  const rows = await database.query(
    "select 1 from workers where beat_at between now() - $1::interval and now() + $1::interval limit 1",
    [HEARD_WITHIN],
  );
  return rows.length > 0;
}
