import { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { RUNNING_TASKS_MAX } from "#contract/token.ts";
import type { AssetKey } from "../storage/asset-store.ts";
import type { Database, Sql } from "../storage/database.ts";
import { currentTrace } from "../tracing/tracing.ts";
import type { WatchedRun } from "./run-store.ts";

const QUEUE = "generate";

/** The task's own time limit ends a run long before. */
const JOB_EXPIRY_SECONDS = 23 * 3600;

/** A finished job tells nothing its task does not. */
const FINISHED_JOB_KEPT_SECONDS = 3600;

/**
 * A job may be taken at once, and waits as long as its task does. Both are told by a date that is past on any clock: one that was sent
 * just before the clock is set back would otherwise lie there until the clock comes round again.
 */
const AT_ANY_TIME = { startAfter: "2000-01-01T00:00:00Z", retentionSeconds: 60 * 365 * 86_400 };

/** Beside the notification that comes at once. */
const POLL_SECONDS = 5;

/** Before all that wait for their turn. */
const FIRST = 1;

/** Somebody else's wish to have the same files made again is heard once in so long. */
const REMAKE_EVERY_SECONDS = 30;

/** Jobs of an account that may have so many runs at one time carry the number as their tier. */
const RUNNING_LIMITS = {
  default: RUNNING_TASKS_MAX,
  tiers: Object.fromEntries(Array.from({ length: RUNNING_TASKS_MAX }, (_, i) => [String(i + 1), i + 1])),
};

export interface QueuedRun {
  readonly taskId: string;
  readonly jobId: string;
}

/** What waits in the queue. */
export interface Job extends QueuedRun {
  /** Of the request that sent it, where traces are kept. */
  readonly traceParent?: string;
  /** The revision whose files are to be made again; the task itself has long settled. */
  readonly remake?: number;
}

export interface TaskQueue {
  /** Within the transaction of `sql`: the task and its job are written together or not at all. Lower turns go first, `first` before all. */
  send(sql: Sql, run: QueuedRun, options: { readonly first: true } | { readonly turn: number }): Promise<void>;
  /** Has damaged files made again. Asking twice does no more. */
  sendRemake(asset: AssetKey): Promise<void>;
  /** Takes a waiting job back. */
  withdraw(sql: Sql, jobId: string): Promise<void>;
  /** Ids of the jobs nobody has taken yet. */
  waitingJobs(): Promise<Set<string>>;
  /** Tasks that wait although nobody has their job to do: it was taken and never begun, or is gone. */
  strayRuns(sql: Sql): Promise<WatchedRun[]>;
  /** Forgets jobs that count as under way though their run has ended with its process: they would count against their account's limit. */
  forgetEnded(sql: Sql): Promise<void>;
  /** Handles jobs from now on, `concurrency` at a time. The handler sees to its own failures. */
  work(concurrency: number, handle: (job: Job) => Promise<void>): Promise<void>;
  /** Takes no more jobs. Those under way stay the handler's, and jobs can still be sent. */
  rest(): Promise<void>;
  /** Ends it, after `rest`. */
  stop(): Promise<void>;
}

/** pg-boss on the service's own database. */
export async function openTaskQueue(database: Database, log: Logger): Promise<TaskQueue> {
  const boss = new PgBoss({
    ...database.queueOptions,
    useListenNotify: true,
    schedule: false,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "the queue failed"));
  await boss.start();
  await boss.createQueue(QUEUE, {
    notify: true,
    retryLimit: 0,
    expireInSeconds: JOB_EXPIRY_SECONDS,
    deleteAfterSeconds: FINISHED_JOB_KEPT_SECONDS,
  });
  // fills pg-boss's cache of queues: a miss inside a transaction would wait for the very connection it holds
  await boss.getBlockedKeys(QUEUE).catch(() => undefined);

  const handleOf = (sql: Sql) => ({
    executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.query(text, values) }),
  });

  return {
    async send(sql, { taskId, jobId }, options) {
      const priority = "first" in options ? FIRST : -options.turn;
      const group = await groupOf(sql, taskId);
      const traceParent = currentTrace();
      const data = { taskId, ...(traceParent !== undefined && { traceParent }) };
      const sent = await boss.send(QUEUE, data, {
        ...AT_ANY_TIME,
        id: jobId,
        priority,
        ...group,
        db: handleOf(sql),
      });
      if (sent !== jobId) throw new Error(`taskQueue.send: the job must be queued under its id, got ${sent}`);
    },

    async sendRemake({ taskId, revision }) {
      await boss.sendThrottled(
        QUEUE,
        { taskId, remake: revision },
        { ...AT_ANY_TIME, priority: FIRST },
        REMAKE_EVERY_SECONDS,
        `${taskId}/${revision}`,
      );
    },

    async withdraw(sql, jobId) {
      await boss.deleteJob(QUEUE, jobId, { db: handleOf(sql) });
    },

    async waitingJobs() {
      return new Set((await boss.findJobs(QUEUE, { queued: true })).map((job) => job.id));
    },

    async strayRuns(sql) {
      const rows = await sql.query(
        `select tasks.id, tasks.job_id from tasks
         left join pgboss.job on job.name = $1 and job.id = tasks.job_id and job.state < 'active'
         where tasks.status = 'queued' and job.id is null`,
        [QUEUE],
      );
      return rows.map((row) => ({
        taskId: row.id as string,
        jobId: row.job_id as string,
        status: "queued",
        beat: "",
      }));
    },

    async forgetEnded(sql) {
      await sql.query(
        `delete from pgboss.job where name = $1 and state = 'active' and group_id is not null and not exists
         (select 1 from tasks where tasks.id = (job.data->>'taskId')::uuid and tasks.job_id = job.id)`,
        [QUEUE],
      );
    },

    async work(concurrency, handle) {
      for (let slot = 0; slot < concurrency; slot++) {
        let slotId = "";
        slotId = await boss.work<Omit<Job, "jobId">>(
          QUEUE,
          { batchSize: 1, notifyPollingIntervalSeconds: POLL_SECONDS, groupConcurrency: RUNNING_LIMITS },
          async ([job]) => {
            // with notifications a slot that took one job of many would sleep before it takes the next
            boss.notifyWorker(slotId);
            if (job) await handle({ ...job.data, jobId: job.id });
          },
        );
      }
    },

    rest: () => boss.offWork(QUEUE, { wait: false }),

    stop: () => boss.stop({ graceful: false }),
  };
}

/** What marks a job as one of an account that may not have all the runs it likes. */
async function groupOf(sql: Sql, taskId: string): Promise<{ group?: { id: string; tier: string } }> {
  const [row] = await sql.query(
    `select accounts.id, accounts.running_tasks from tasks join accounts on accounts.id = tasks.account_id
     where tasks.id = $1 and accounts.running_tasks is not null`,
    [taskId],
  );
  return row ? { group: { id: row.id as string, tier: String(row.running_tasks) } } : {};
}
