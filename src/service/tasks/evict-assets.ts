import type { Logger } from "pino";
import type { AssetKey, AssetStore } from "../storage/asset-store.ts";
import { count } from "../storage/counters.ts";
import type { Database, Sql } from "../storage/database.ts";
import { keptAssetStore } from "./kept-asset-store.ts";

export interface EvictDeps {
  readonly database: Database;
  readonly assets: AssetStore;
  readonly log: Logger;
  /** Bytes of all tasks' files together; undefined means as many as the disk holds. */
  readonly storageLimit: number | undefined;
}

/** In one transaction: others wait meanwhile for the embedded database. */
const BATCH = 20;

/** Any number, the same in every process: one evicts at a time, or all would make the same room. */
const EVICTION_LOCK = 4_310_002;

/**
 * Takes files away until the rest fits the limit: those that were not read for longest first, and never those of a task that is under
 * way. Their tasks stay as they are, and have their files made again when somebody asks for them. Never rejects: what could not
 * be taken away now is after the next run.
 *
 * @param stored What was put just now, which stays.
 */
export async function evictAssets({ database, assets, log, storageLimit }: EvictDeps, stored: AssetKey): Promise<void> {
  if (storageLimit === undefined) return;
  try {
    while (await database.transaction((sql) => evictBatch(sql, assets, log, storageLimit, stored)));
  } catch (error) {
    log.error({ err: error }, "there could be made no room");
  }
}

/** Whether more is to be done. */
async function evictBatch(
  sql: Sql,
  assets: AssetStore,
  log: Logger,
  storageLimit: number,
  stored: AssetKey,
): Promise<boolean> {
  const [lock] = await sql.query("select pg_try_advisory_xact_lock($1) as is_held", [EVICTION_LOCK]);
  if (lock?.is_held !== true) return false;
  for (const key of await keptAssetStore.unmeasured(sql, BATCH)) {
    await keptAssetStore.measured(sql, key, await assets.describe(key));
  }
  let excess = (await keptAssetStore.storedBytes(sql)) - storageLimit;
  if (excess <= 0) return false;
  const candidates = await keptAssetStore.leastRead(sql, stored, BATCH);
  let evicted = 0;
  for (const { sizeBytes, ...key } of candidates) {
    if (excess <= 0) break;
    // the row follows: one that still names files which are gone is noticed when they are read
    await assets.removeRevision(key);
    await keptAssetStore.evicted(sql, key);
    excess -= sizeBytes;
    evicted += 1;
    log.info({ ...key, sizeBytes }, "files were taken away to make room");
  }
  if (evicted > 0) await count(sql, "evictions", evicted);
  return evicted > 0 && excess > 0;
}
