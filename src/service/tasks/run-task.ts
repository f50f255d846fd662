import type { Logger } from "pino";
import type { Failure } from "#contract/report.ts";
import { ProblemError } from "../problem-error.ts";
import type { AssetKey } from "../storage/asset-store.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { claimRun } from "./claim-run.ts";
import { type CopiedAsset, copyKept } from "./copy-kept.ts";
import { type EvictDeps, evictAssets } from "./evict-assets.ts";
import { giveBack } from "./give-back.ts";
import { keepTrying } from "./keep-trying.ts";
import { makeAsset } from "./make-asset.ts";
import { originOf } from "./origin-of.ts";
import type { Progress, ProgressBoard } from "./progress-board.ts";
import { RunError } from "./run-error.ts";
import { runStore } from "./run-store.ts";
import type { RunningJobs } from "./running-jobs.ts";
import type { QueuedRun, TaskQueue } from "./task-queue.ts";
import type { TaskRecord } from "./task-record.ts";
import { taskStore } from "./task-store.ts";
import type { WorkerPool } from "./worker-pool.ts";

export interface RunTaskDeps extends EvictDeps {
  readonly queue: TaskQueue;
  readonly pool: WorkerPool;
  /** The server that makes assets in this one's place, if there is one. */
  readonly upstream: Upstream | undefined;
  readonly progress: ProgressBoard;
  readonly running: RunningJobs;
}

/** A run that loses its worker is begun again until it has lost this many. */
const MAX_ATTEMPTS = 2;

const HINTS: Partial<Record<Failure["code"], string>> = {
  "time-limit": "Try a smaller face limit or fewer things in one prompt.",
  "memory-limit": "Try a smaller face limit or fewer things in one prompt.",
  "worker-lost": "Try again. If it happens again, another seed may help.",
};

/** Does the work of one job: makes the asset, stores its files, settles the task. Never rejects. */
export async function runTask(deps: RunTaskDeps, run: QueuedRun): Promise<void> {
  let log = deps.log.child({ taskId: run.taskId });
  try {
    const task = await claimRun(deps.database, run);
    if (!task) return;
    if (task === "busy") {
      await giveBack(deps, run);
      return;
    }
    log = deps.log.child({ taskId: task.id, requestId: task.requestId });
    await deps.running.track(run.jobId, (signal) => generateAsset(deps, task, run.jobId, signal, log));
  } catch (error) {
    if (error instanceof ProblemError && error.code === "unavailable") {
      log.warn({ err: error }, "the storage is away or full, and whoever watches the runs gives the task back");
      return;
    }
    log.error({ err: error }, "the run broke");
    await taskStore
      .fail(
        deps.database,
        { id: run.taskId, jobId: run.jobId },
        { code: "internal", message: "Something broke on our side." },
      )
      .catch((cause) => log.error({ err: cause }, "the failed run could not be settled"));
  } finally {
    deps.progress.clear(run.jobId);
    // what is left is never looked at again, and goes with its task
    await runStore.end(deps.database, run.jobId).catch(() => undefined);
  }
}

async function generateAsset(deps: RunTaskDeps, task: TaskRecord, jobId: string, signal: AbortSignal, log: Logger) {
  const { database, assets } = deps;
  const origin = originOf(task);
  const assetKey = { taskId: task.id, revision: task.revision + 1 };
  let asset: CopiedAsset;
  try {
    asset =
      (await keepTrying(() => copyKept(deps, origin, assetKey), log)) ??
      (await makeAndStore(deps, task, assetKey, { jobId, signal, log }));
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    await settleFailure(deps, task, jobId, error, log);
    return;
  }
  const key = { id: task.id, jobId };
  const { revision } = assetKey;
  const settled = await keepTrying(() => taskStore.succeed(database, key, { ...asset, revision, origin }), log);
  // deleted while the files were being written: nobody else will take them away
  if (!settled && (await taskStore.findById(database, task.id)) === null) await assets.remove(task.id);
  await evictAssets(deps, assetKey);
  const { cached = false, timingsMs } = asset.report;
  log.info({ family: task.family, status: "succeeded", cached, ms: timingsMs?.total }, "task settled");
}

async function makeAndStore(
  deps: RunTaskDeps,
  task: TaskRecord,
  key: AssetKey,
  { jobId, signal, log }: { jobId: string; signal: AbortSignal; log: Logger },
): Promise<CopiedAsset> {
  const { assets, progress } = deps;
  const onProgress = (step: Progress) => progress.set(jobId, step);
  const { stored: files, ...made } = await makeAsset(deps, task, { jobId, onProgress, signal });
  onProgress({ stage: "store files", progress: 1 });
  return { ...made, ...(await keepTrying(() => assets.put(key, files), log)) };
}

async function settleFailure(
  deps: RunTaskDeps,
  task: TaskRecord,
  jobId: string,
  error: RunError,
  log: Logger,
): Promise<void> {
  if (deps.running.isStopping) {
    // going down is not the task's fault: another process, or the next start, takes it up at once
    await giveBack(deps, { taskId: task.id, jobId });
    return;
  }
  if (error.code === "worker-lost" && task.attempts + 1 < MAX_ATTEMPTS) {
    log.warn({ err: error.cause }, "a worker was lost, the task goes back to the queue");
    await giveBack(deps, { taskId: task.id, jobId }, { attempts: 1 });
    return;
  }
  if (error.code === "internal") log.error({ err: error.cause }, "the generation broke");
  const hint = error.hint ?? HINTS[error.code];
  const failure = { code: error.code, message: error.message, ...(hint !== undefined && { hint }) };
  await taskStore.fail(deps.database, { id: task.id, jobId }, failure);
  log.info({ family: task.family, status: "failed", code: error.code }, "task settled");
}

/**
 * Gives every task that has not settled a waiting job: those a process left in progress when it died, and those whose
 * job it had taken but not begun. Its death is not the tasks' fault: no attempt is counted. For a process that has just
 * started and is the only one.
 *
 * @returns how many tasks were taken up again.
 */
export async function requeueInterrupted(deps: Pick<RunTaskDeps, "database" | "queue">): Promise<number> {
  const waiting = await deps.queue.waitingJobs();
  const unsettled = await taskStore.unsettled(deps.database);
  const interrupted = unsettled.filter(
    ({ status, jobId }) => status === "in_progress" || jobId === null || !waiting.has(jobId),
  );
  // the oldest last, for each goes before all others
  for (const { id, jobId } of interrupted.reverse()) await giveBack(deps, { taskId: id, jobId: jobId ?? "" });
  return interrupted.length;
}
