import type { Logger } from "pino";
import { accountStore } from "./accounts/account-store.ts";
import { openOwnerToken } from "./accounts/owner-token.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { type Listening, listen } from "./http/listen.ts";
import { openStudioFiles } from "./http/studio-files.ts";
import { openFileSigner } from "./storage/file-signer.ts";
import { maintainDatabase } from "./storage/maintain.ts";
import { openStorage } from "./storage/open-storage.ts";
import { beatRuns } from "./tasks/beat-runs.ts";
import { beatWorker } from "./tasks/beat-worker.ts";
import { lazyPool } from "./tasks/lazy-pool.ts";
import { ProgressBoard } from "./tasks/progress-board.ts";
import { ReadMarks } from "./tasks/read-marks.ts";
import { runJob } from "./tasks/run-job.ts";
import { requeueInterrupted } from "./tasks/run-task.ts";
import { RunningJobs } from "./tasks/running-jobs.ts";
import { openTaskQueue } from "./tasks/task-queue.ts";
import { watchRuns } from "./tasks/watch-runs.ts";
import { openWorkerPool, type WorkerPoolOptions } from "./tasks/worker-pool.ts";
import { openTracing } from "./tracing/open-tracing.ts";
import { traceJob, tracePool } from "./tracing/trace-runs.ts";
import { openUpstream } from "./upstream/upstream.ts";

export interface ServiceOptions extends Omit<WorkerPoolOptions, "workers"> {
  readonly config: Config;
  readonly log: Logger;
  /** Where the built studio lies, if it does. */
  readonly studioFolder: string;
}

export interface Service {
  /** Of the studio, with a slash at the end. Null where the process is a worker and listens to nothing. */
  readonly address: string | null;
  /** Null where only its hash is known here, and in a worker. */
  readonly ownerToken: string | null;
  /** Takes nothing new, lets runs end for a moment, and gives back those that do not. */
  stop(): Promise<void>;
}

/** How long a stop waits for runs under way: at a desk one does not wait long, in a cluster a run costs more than a wait. */
const STOP_GRACE_MS = 3000;
const SHARED_STOP_GRACE_MS = 8000;

/**
 * Opens everything the configuration names, takes up what was interrupted, and does the process's part: it answers requests, makes assets,
 * or both.
 *
 * @throws {FolderLockedError} when another process works on the folder of an embedded database.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, log } = options;
  const opened: Array<() => unknown> = [];
  const close = async () => {
    for (const undo of opened.splice(0).reverse()) await undo();
  };
  try {
    const tracing = await openTracing(config.tracesEndpoint);
    opened.push(() => tracing?.close());
    const { database, assets } = await openStorage(config, log, (undo) => opened.push(undo));
    opened.push(maintainDatabase(database, log));
    const queue = await openTaskQueue(database, log);
    opened.push(() => queue.stop());
    if (!database.isShared) {
      const requeued = await requeueInterrupted({ database, queue });
      if (requeued > 0) log.info({ requeued }, "interrupted tasks were taken up again");
    }
    opened.push(watchRuns({ database, queue, log }));
    const running = new RunningJobs();
    const progress = new ProgressBoard();

    const readMarks = new ReadMarks(database);
    opened.push(() => readMarks.close().catch(() => undefined));

    const upstream = config.upstream && openUpstream(config.upstream);
    let isReady = false;
    let web: { listening: Listening; ownerToken: string | null } | undefined;
    if (config.role !== "worker") {
      const { hash: ownerHash, token } = await openOwnerToken(database, config.dataFolder, config.token);
      const app = createApp({
        config,
        log,
        database,
        queue,
        assets,
        running,
        progress,
        readMarks,
        upstream,
        ownerHash,
        owner: await accountStore.openOwner(database),
        signer: await openFileSigner(database),
        serveStudio: openStudioFiles(options.studioFolder),
        tracing,
        isReady: () => isReady,
      });
      const listening = await listen(app.fetch, config);
      opened.push(() => listening.close());
      web = { listening, ownerToken: token };
    }

    if (config.role !== "web") {
      const openPool = () => openWorkerPool({ ...options, workers: config.workers });
      const pool = tracePool(tracing, upstream ? lazyPool(openPool) : openPool());
      opened.push(() => pool.close());
      opened.push(beatRuns({ database, running, progress, log }));
      if (database.isShared) opened.push(await beatWorker(database, log));
      opened.push(() => running.stop(database.isShared ? SHARED_STOP_GRACE_MS : STOP_GRACE_MS));
      const { storageLimit } = config;
      const deps = { database, queue, pool, assets, progress, running, log, storageLimit, upstream };
      const atOnce = config.upstream?.tasks ?? config.workers;
      await queue.work(atOnce, (job) => traceJob(tracing, job, () => runJob(deps, job)));
      opened.push(() => queue.rest());
    }
    isReady = true;

    return {
      address: web ? `${config.publicUrl ?? web.listening.address}/` : null,
      ownerToken: web?.ownerToken ?? null,
      async stop() {
        isReady = false;
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
