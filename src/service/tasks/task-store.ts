import type { Family } from "#contract/family.ts";
import type { Failure, Report } from "#contract/report.ts";
import type { AssetKey, StoredAsset } from "../storage/asset-store.ts";
import type { Sql } from "../storage/database.ts";
import type { UpstreamState } from "../upstream/upstream-state.ts";
import { readTaskRow, type TaskRecord } from "./task-record.ts";

export type NewTask = Pick<
  TaskRecord,
  | "id"
  | "accountId"
  | "family"
  | "prompt"
  | "negativePrompt"
  | "seed"
  | "version"
  | "faceLimit"
  | "pbr"
  | "textureSize"
  | "creditsReserved"
  | "upstream"
  | "requestId"
  | "jobId"
  | "turn"
>;

/** What a run leaves behind. */
export interface NewAsset extends StoredAsset {
  readonly revision: number;
  /** Names of the published files. */
  readonly files: readonly string[];
  readonly report: Partial<Report>;
  /** See `originOf`. */
  readonly origin: string;
}

/** The rows of `tasks`. Each function is one statement, and takes the handle of the database or of a transaction. */
export const taskStore = {
  async add(sql: Sql, task: NewTask): Promise<TaskRecord> {
    const rows = await sql.query(
      `insert into tasks (id, account_id, family, kind, status, prompt, negative_prompt, seed, version, face_limit, pbr,
         texture_size, credits_reserved, request_id, job_id, turn, upstream)
       values ($1, $2, $3, 'preview', 'queued', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning *`,
      [
        task.id,
        task.accountId,
        task.family,
        task.prompt,
        task.negativePrompt,
        String(task.seed),
        task.version,
        task.faceLimit,
        task.pbr,
        task.textureSize,
        task.creditsReserved,
        task.requestId,
        task.jobId,
        task.turn,
        task.upstream && JSON.stringify(task.upstream),
      ],
    );
    return only(rows.map(readTaskRow));
  },

  /** Null when there is no such task, or it is another account's. */
  async find(sql: Sql, key: { id: string; family: Family; accountId: string }): Promise<TaskRecord | null> {
    const rows = await sql.query("select * from tasks where id = $1 and family = $2 and account_id = $3", [
      key.id,
      key.family,
      key.accountId,
    ]);
    return rows.map(readTaskRow)[0] ?? null;
  },

  /** As `find`, and nobody else changes the task before the transaction ends. */
  async lock(sql: Sql, key: { id: string; family: Family; accountId: string }): Promise<TaskRecord | null> {
    const rows = await sql.query("select * from tasks where id = $1 and family = $2 and account_id = $3 for update", [
      key.id,
      key.family,
      key.accountId,
    ]);
    return rows.map(readTaskRow)[0] ?? null;
  },

  async findById(sql: Sql, id: string): Promise<TaskRecord | null> {
    return (await sql.query("select * from tasks where id = $1", [id])).map(readTaskRow)[0] ?? null;
  },

  /** Newest first, those before `before` (a task's number) only. */
  async list(
    sql: Sql,
    page: { family: Family; accountId: string; limit: number; before: number | null },
  ): Promise<TaskRecord[]> {
    const rows = await sql.query(
      `select * from tasks where account_id = $1 and family = $2 and ($3::bigint is null or number < $3::bigint)
       order by number desc limit $4`,
      [page.accountId, page.family, page.before === null ? null : String(page.before), page.limit],
    );
    return rows.map(readTaskRow);
  },

  async countQueued(sql: Sql): Promise<number> {
    return Number(only(await sql.query("select count(*) as count from tasks where status = 'queued'")).count);
  },

  async countUnsettled(sql: Sql, accountId: string): Promise<number> {
    const rows = await sql.query(
      "select count(*) as count from tasks where account_id = $1 and status in ('queued', 'in_progress')",
      [accountId],
    );
    return Number(only(rows).count);
  },

  /**
   * The turn of an account's next task, so that accounts take turns however much each sends: one more than its last waiting
   * task has, and none before those of the others that are next.
   */
  async nextTurn(sql: Sql, accountId: string): Promise<number> {
    const rows = await sql.query(
      `select greatest(min(turn), max(turn) filter (where account_id = $1) + 1) as turn from tasks where status = 'queued'`,
      [accountId],
    );
    return Number(only(rows).turn ?? 0);
  },

  /** Which number in the queue each of these tasks is, by id; 1 is next. Those that do not wait are left out. */
  async queuePositions(sql: Sql, ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await sql.query(
      `select id, position from (
         select id, row_number() over (order by turn, queue_number) as position from tasks where status = 'queued'
       ) as waiting where id in (${ids.map((_, at) => `$${at + 1}`).join(", ")})`,
      ids,
    );
    return new Map(rows.map(({ id, position }) => [String(id), Number(position)]));
  },

  /** queued -> in_progress, and a row of `runs` with it. Null when the job is no longer the task's own: cancelled, deleted, or run already. */
  async claim(sql: Sql, key: { id: string; jobId: string }): Promise<TaskRecord | null> {
    const rows = await sql.query(
      `with claimed as (update tasks set status = 'in_progress'
         where id = $1 and job_id = $2 and status = 'queued' returning *),
       begun as (insert into runs (job_id, task_id) select job_id, id from claimed)
       select * from claimed`,
      [key.id, key.jobId],
    );
    return rows.map(readTaskRow)[0] ?? null;
  },

  /** Back to queued as an optimize, keeping the preview's files and credits. */
  async requeueAsOptimize(
    sql: Sql,
    id: string,
    run: { jobId: string; creditsReserved: number; turn: number },
  ): Promise<TaskRecord> {
    const rows = await sql.query(
      `update tasks set kind = 'optimize', status = 'queued', finished_at = null, failure = null, attempts = 0, losses = 0,
         job_id = $2, credits_reserved = $3, turn = $4, queue_number = nextval('task_numbers')
       where id = $1 returning *`,
      [id, run.jobId, run.creditsReserved, run.turn],
    );
    return only(rows.map(readTaskRow));
  },

  /** Marks a finished premium model as optimized: it is all it can be. */
  async markOptimized(sql: Sql, id: string): Promise<TaskRecord> {
    return only(
      (await sql.query("update tasks set kind = 'optimize' where id = $1 returning *", [id])).map(readTaskRow),
    );
  },

  /**
   * in_progress -> queued under another job, keeping its place in the queue. `attempts` and `losses` are added to those before.
   *
   * @returns the losses so far; null when the job was no longer the task's own.
   */
  async requeue(
    sql: Sql,
    run: { taskId: string; jobId: string; newJobId: string; attempts: number; losses: number },
  ): Promise<number | null> {
    const rows = await sql.query(
      `with ended as (delete from runs where job_id = $2)
       update tasks set status = 'queued', job_id = $3, attempts = attempts + $4, losses = losses + $5
       where id = $1 and job_id = $2 and status in ('queued', 'in_progress') returning losses`,
      [run.taskId, run.jobId, run.newJobId, run.attempts, run.losses],
    );
    return rows.map((row) => row.losses as number)[0] ?? null;
  },

  /** False when the run is no longer the task's own. */
  async setUpstream(sql: Sql, key: { id: string; jobId: string }, upstream: UpstreamState): Promise<boolean> {
    const rows = await sql.query("update tasks set upstream = $3 where id = $1 and job_id = $2 returning id", [
      key.id,
      key.jobId,
      JSON.stringify(upstream),
    ]);
    return rows.length > 0;
  },

  /** Files that are gone and cannot be had again are taken off a task that has succeeded, and off what is known to be stored. */
  async loseFiles(sql: Sql, { taskId, revision }: AssetKey, lost: readonly string[], note: string): Promise<void> {
    await sql.query(
      `with left_over as (
         select id, revision, array(select name from unnest(files) name where name <> all ($3::text[])) as files
         from tasks where id = $1 and revision = $2),
       gone as (delete from assets using left_over
         where task_id = id and assets.revision = left_over.revision and cardinality(left_over.files) = 0),
       fewer as (update assets set files = left_over.files, size_bytes = null, is_stored = true from left_over
         where task_id = id and assets.revision = left_over.revision and cardinality(left_over.files) > 0)
       update tasks set files = left_over.files, report = jsonb_set(coalesce(report, '{}'), '{notes}',
         coalesce(report->'notes', '[]') || jsonb_build_array($4::text))
       from left_over where tasks.id = left_over.id`,
      [taskId, revision, lost, note],
    );
  },

  async unsettled(sql: Sql): Promise<TaskRecord[]> {
    const rows = await sql.query("select * from tasks where status in ('queued', 'in_progress') order by queue_number");
    return rows.map(readTaskRow);
  },

  /** Settles the task, and writes down what lies in the asset store. False when the task was cancelled or deleted meanwhile. */
  async succeed(sql: Sql, key: { id: string; jobId: string }, asset: NewAsset): Promise<boolean> {
    const rows = await sql.query(
      `with settled as (update tasks set status = 'succeeded', finished_at = now(), job_id = null, failure = null,
           credits_used = credits_used + credits_reserved, credits_reserved = 0, revision = $3, files = $4, report = $5
         where id = $1 and job_id = $2 and status = 'in_progress' returning id),
       kept as (insert into assets (task_id, revision, files, report, made_from, size_bytes)
         select id, $3, $4, $5, $6, $7 from settled)
       select id from settled`,
      [
        key.id,
        key.jobId,
        asset.revision,
        asset.files,
        JSON.stringify(asset.report),
        asset.origin,
        String(asset.sizeBytes),
      ],
    );
    return rows.length > 0;
  },

  /** Fails the run and gives its reserved credits back, all in one statement. False when it has settled, or another run began. */
  async fail(sql: Sql, key: { id: string; jobId: string }, failure: Failure): Promise<boolean> {
    const rows = await sql.query(
      `with before as (select id, account_id, credits_reserved from tasks
         where id = $1 and job_id = $3 and status in ('queued', 'in_progress') for update),
       refunded as (update accounts set balance = balance + before.credits_reserved
         from before where accounts.id = before.account_id and before.credits_reserved > 0)
       update tasks set status = 'failed', finished_at = now(), job_id = null, credits_reserved = 0, failure = $2
       from before where tasks.id = before.id returning tasks.id`,
      [key.id, JSON.stringify(failure), key.jobId],
    );
    return rows.length > 0;
  },

  async remove(sql: Sql, id: string): Promise<void> {
    await sql.query("delete from tasks where id = $1", [id]);
  },

  async allIds(sql: Sql): Promise<Set<string>> {
    return new Set((await sql.query("select id from tasks")).map((row) => row.id as string));
  },
};

function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("taskStore: the statement must return a row, got none");
  return row;
}
