import type { Sql } from "../storage/database.ts";
import type { Progress } from "./progress-board.ts";

/** A task that somebody should be at. */
export interface WatchedRun {
  readonly taskId: string;
  readonly jobId: string;
  readonly status: "queued" | "in_progress";
  /** Differs from one beat to the next. */
  readonly beat: string;
}

/** The rows of `runs`: a beat a second from whoever is at the run, so that the other processes see that it lives and how far it is. */
export const runStore = {
  /** Tells how far the runs are. Returns the jobs of those that are no longer wanted: cancelled, deleted or given to somebody else. */
  async beat(sql: Sql, runs: ReadonlyMap<string, Progress>): Promise<string[]> {
    const jobIds = [...runs.keys()];
    const told = [...runs.values()];
    const rows = await sql.query(
      `update runs set beat = runs.beat + 1, stage = told.stage, progress = told.progress
       from unnest($1::uuid[], $2::text[], $3::float8[]) as told (job_id, stage, progress), tasks
       where runs.job_id = told.job_id and tasks.id = runs.task_id and tasks.job_id = runs.job_id
       returning runs.job_id`,
      [jobIds, told.map(({ stage }) => stage), told.map(({ progress }) => progress)],
    );
    const wanted = new Set(rows.map((row) => row.job_id));
    return jobIds.filter((jobId) => !wanted.has(jobId));
  },

  async progress(sql: Sql, jobId: string): Promise<Progress | undefined> {
    const [row] = await sql.query("select stage, progress from runs where job_id = $1", [jobId]);
    return row && { stage: row.stage as string, progress: Number(row.progress) };
  },

  async end(sql: Sql, jobId: string): Promise<void> {
    await sql.query("delete from runs where job_id = $1", [jobId]);
  },

  /** The runs under way in any process. */
  async underWay(sql: Sql): Promise<WatchedRun[]> {
    const rows = await sql.query(
      `select tasks.id, tasks.job_id, runs.beat from tasks left join runs on runs.job_id = tasks.job_id
       where tasks.status = 'in_progress'`,
    );
    return rows.map((row) => ({
      taskId: row.id as string,
      jobId: row.job_id as string,
      status: "in_progress",
      beat: String(row.beat),
    }));
  },
};
