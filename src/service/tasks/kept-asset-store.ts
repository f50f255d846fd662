import type { Report } from "#contract/report.ts";
import type { AssetKey, StoredAsset } from "../storage/asset-store.ts";
import type { Sql } from "../storage/database.ts";

/** The files of one run, as the database knows them. */
export interface KeptAsset extends AssetKey {
  /** Names of the published files. */
  readonly files: readonly string[];
  readonly report: Partial<Report>;
}

/** How many are worth a try: files may be damaged, or taken away this very moment. */
const SOURCES = 3;

const readKey = (row: Record<string, unknown>): AssetKey => ({
  taskId: row.task_id as string,
  revision: row.revision as number,
});

/** The rows of `assets`: what lies in the asset store, what it was made from, and when it was read last. They come with `taskStore.succeed`. */
export const keptAssetStore = {
  /** Assets of any account that were made from the same, latest read first. */
  async madeFrom(sql: Sql, origin: string): Promise<KeptAsset[]> {
    const rows = await sql.query(
      "select * from assets where made_from = $1 and is_stored order by read_at desc limit $2",
      [origin, SOURCES],
    );
    return rows.map((row) => ({
      ...readKey(row),
      files: row.files as string[],
      report: (row.report ?? {}) as Partial<Report>,
    }));
  },

  /** From now on nobody copies it: its files are about to change. */
  async forgetOrigin(sql: Sql, key: AssetKey): Promise<void> {
    await sql.query("update assets set made_from = null where task_id = $1 and revision = $2", [
      key.taskId,
      key.revision,
    ]);
  },

  /** The files are there again. */
  async putBack(sql: Sql, key: AssetKey, origin: string, { sizeBytes }: StoredAsset): Promise<void> {
    await sql.query(
      `update assets set is_stored = true, made_from = $3, size_bytes = $4, read_at = now()
       where task_id = $1 and revision = $2`,
      [key.taskId, key.revision, origin, String(sizeBytes)],
    );
  },

  async markRead(sql: Sql, keys: readonly AssetKey[]): Promise<void> {
    await sql.query(
      `update assets set read_at = now() from unnest($1::uuid[], $2::integer[]) as seen (task_id, revision)
       where assets.task_id = seen.task_id and assets.revision = seen.revision`,
      [keys.map(({ taskId }) => taskId), keys.map(({ revision }) => revision)],
    );
  },

  async storedBytes(sql: Sql): Promise<number> {
    const [row] = await sql.query("select coalesce(sum(size_bytes), 0) as bytes from assets where is_stored");
    return Number(row?.bytes ?? 0);
  },

  /**
   * What nobody has read for longest, of tasks that have settled, which stay so until the transaction ends. A preview that was optimized
   * since counts as any other.
   */
  async leastRead(sql: Sql, except: AssetKey, limit: number): Promise<(AssetKey & { sizeBytes: number })[]> {
    const rows = await sql.query(
      `select assets.* from assets join tasks on tasks.id = assets.task_id
       where is_stored and status in ('succeeded', 'failed') and (task_id, assets.revision) <> ($1::uuid, $2::integer)
       order by read_at, number limit $3 for update of tasks skip locked`,
      [except.taskId, except.revision, limit],
    );
    return rows.map((row) => ({ ...readKey(row), sizeBytes: Number(row.size_bytes ?? 0) }));
  },

  /** The files are gone. Of a preview that was optimized since nothing else is left to tell. */
  async evicted(sql: Sql, key: AssetKey): Promise<void> {
    await sql.query(
      `with past as (delete from assets using tasks
         where tasks.id = task_id and task_id = $1 and assets.revision = $2 and assets.revision < tasks.revision)
       update assets set is_stored = false from tasks
       where tasks.id = task_id and task_id = $1 and assets.revision = $2 and assets.revision = tasks.revision`,
      [key.taskId, key.revision],
    );
  },

  /** Those whose size nobody knows yet. */
  async unmeasured(sql: Sql, limit: number): Promise<AssetKey[]> {
    const rows = await sql.query("select * from assets where is_stored and size_bytes is null limit $1", [limit]);
    return rows.map(readKey);
  },

  /** @param found Null where nothing lies there. */
  async measured(sql: Sql, key: AssetKey, found: StoredAsset | null): Promise<void> {
    await sql.query("update assets set size_bytes = $3, is_stored = $4 where task_id = $1 and revision = $2", [
      key.taskId,
      key.revision,
      String(found?.sizeBytes ?? 0),
      found !== null,
    ]);
  },

  /** Makes rows for tasks that came without them, from a backup. */
  async adopt(sql: Sql): Promise<void> {
    await sql.query(
      `insert into assets (task_id, revision, files, report, read_at)
       select id, revision, files, report, coalesce(finished_at, created_at) from tasks
       where revision > 0 and cardinality(files) > 0 on conflict do nothing`,
    );
  },
};
