import { totalmem } from "node:os";
import { MessageChannel } from "node:worker_threads";
import { Piscina } from "piscina";
import { type CrewBoard, MOST_MEMBERS, openCrewBoard } from "./crew-board.ts";
import { MEMORY_LIMIT_EXIT_CODE } from "./follow-run.ts";
import type { Generated, Generation, HelperTask, WorkerTask } from "./generation.ts";
import type { Progress } from "./progress-board.ts";
import { RunError } from "./run-error.ts";

export interface WorkerPoolOptions {
  /** Path of the worker threads' entry, `.js` or `.ts`. */
  readonly workerFile: string;
  /** Threads, 1 or more. */
  readonly workers: number;
  /** Of one run. */
  readonly timeLimitMs?: number;
  /** Of one worker's heap, and of its arrays outside the heap again. */
  readonly memoryLimitBytes?: number;
}

const DEFAULT_TIME_LIMIT_MS = 5 * 60_000;
const DEFAULT_MEMORY_LIMIT_BYTES = 2 * 2 ** 30;

/** How long a cancelled run may take to stop by itself, which saves the thread and its warm caches. */
const CANCEL_GRACE_MS = 250;

/** A new thread loads the whole engine first. */
const THREAD_START_MS = 60_000;

const IDLE_THREAD_KEPT_MS = 10 * 60_000;

/**
 * Room for what lives for a moment, twice what V8 gives: the collector took 10 % of a preview's time with 48 MB, 8 % with 96 MB,
 * 6 % with 192 MB.
 */
const YOUNG_GENERATION_MB = 96;

/** Arrays outside the heap escape V8's limits: over this share of the machine's memory, the longest run has to go. */
const PROCESS_MEMORY_SHARE = 0.85;
const MEMORY_CHECK_MS = 500;

export interface WorkerPool {
  /**
   * Runs one generation in a thread of its own. Whatever it does, other runs go on.
   *
   * @param signal Cancels the run.
   * @throws {RunError} when the run fails, is cancelled, or hits a limit.
   */
  run(generation: Generation, onProgress: (progress: Progress) => void, signal: AbortSignal): Promise<Generated>;
  /** Ends all threads at once. */
  close(): Promise<void>;
}

/** The threads that make the assets. */
export function openWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const { timeLimitMs = DEFAULT_TIME_LIMIT_MS, memoryLimitBytes = DEFAULT_MEMORY_LIMIT_BYTES } = options;
  const pool = new Piscina<WorkerTask | HelperTask | Int32Array, Generated | null | undefined>({
    filename: options.workerFile,
    name: "generate",
    minThreads: options.workers,
    maxThreads: options.workers,
    idleTimeout: IDLE_THREAD_KEPT_MS,
    execArgv: options.workerFile.endsWith(".ts") ? fromSource() : [],
    resourceLimits: {
      maxOldGenerationSizeMb: Math.ceil(memoryLimitBytes / 2 ** 20),
      maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
    },
  });
  // a thread that dies between two runs harms nobody: the next run gets a new one
  pool.on("error", () => undefined);

  const stopWarmUp = new Int32Array(new SharedArrayBuffer(4));
  for (let i = 0; i < options.workers; i += 1) {
    // a thread that cannot warm up says so in its first run
    pool.run(stopWarmUp, { name: "warmUp" }).catch(() => undefined);
  }

  /** Threads at work, and the crews that have helpers among them. */
  let busy = 0;
  const helped = new Set<CrewBoard>();

  /** Sits as many threads as have nothing else to do at one run. */
  const gatherCrew = (generation: Generation, signal: AbortSignal): CrewBoard | undefined => {
    const members = Math.min(MOST_MEMBERS, 1 + options.workers - busy);
    if (members < 2) return undefined;
    const crew = openCrewBoard(members);
    helped.add(crew);
    let helpers = crew.others.length;
    for (const seat of crew.others) {
      busy += 1;
      pool
        .run({ generation, seat }, { name: "help", transferList: [...seat.ports], signal })
        // whatever befalls a helper: the leader does its work
        .catch(() => undefined)
        .finally(() => {
          crew.markGone(seat.seat);
          busy -= 1;
          helpers -= 1;
          if (helpers === 0) helped.delete(crew);
        });
    }
    return crew;
  };

  /** The runs under way, oldest first. */
  const stops = new Set<(reason: RunError) => void>();
  const processLimitBytes = PROCESS_MEMORY_SHARE * Math.min(process.constrainedMemory() || Infinity, totalmem());
  const memoryCheck = setInterval(() => {
    const [stopOldest] = stops;
    if (stopOldest && process.memoryUsage.rss() > processLimitBytes) stopOldest(overMemory(memoryLimitBytes));
  }, MEMORY_CHECK_MS);
  memoryCheck.unref();

  return {
    async run(generation, onProgress, signal) {
      const cancelled = new Int32Array(new SharedArrayBuffer(4));
      const { port1, port2 } = new MessageChannel();
      const kill = new AbortController();
      let stopped: RunError | undefined;
      const stop = (reason: RunError) => {
        stopped ??= reason;
        kill.abort();
      };
      let grace: NodeJS.Timeout | undefined;
      const onCancel = () => {
        Atomics.store(cancelled, 0, 1);
        grace = setTimeout(() => stop(wasCancelled()), CANCEL_GRACE_MS);
      };
      if (signal.aborted) onCancel();
      signal.addEventListener("abort", onCancel, { once: true });
      // a thread that has yet to start takes none of the run's own time
      let limit = setTimeout(() => stop(overTime(timeLimitMs)), THREAD_START_MS + timeLimitMs);
      port1.once("message", () => {
        clearTimeout(limit);
        limit = setTimeout(() => stop(overTime(timeLimitMs)), timeLimitMs);
      });
      port1.on("message", onProgress);
      stops.add(stop);
      Atomics.store(stopWarmUp, 0, 1);
      // who waits for a thread of his own comes before those who only help
      if (busy >= options.workers) for (const crew of helped) crew.dismiss();
      busy += 1;
      const crew = gatherCrew(generation, kill.signal);
      try {
        const result = await pool.run(
          { generation, cancelled, port: port2, memoryLimitBytes, ...(crew && { seat: crew.leader }) },
          { transferList: [port2, ...(crew?.leader.ports ?? [])], signal: kill.signal },
        );
        if (!result) throw wasCancelled();
        return result;
      } catch (error) {
        throw stopped ?? readFailure(error, memoryLimitBytes);
      } finally {
        busy -= 1;
        crew?.dismiss();
        stops.delete(stop);
        clearTimeout(limit);
        clearTimeout(grace);
        signal.removeEventListener("abort", onCancel);
        port1.close();
      }
    },

    async close() {
      clearInterval(memoryCheck);
      await pool.destroy();
    },
  };
}

/** Lets a thread read TypeScript. `--import tsx` alone reads none in threads but what `require` can load. */
const fromSource = () => [
  "--import",
  `data:text/javascript,import{register}from"${import.meta.resolve("tsx/esm/api")}";register();`,
];

const wasCancelled = () => new RunError("cancelled", "The task was cancelled.");

const overTime = (timeLimitMs: number) =>
  new RunError("time-limit", `The work took longer than the ${timeLimitMs / 1000} seconds a task may take.`);

const overMemory = (memoryLimitBytes: number) =>
  new RunError(
    "memory-limit",
    `The work needed more than the ${Math.round(memoryLimitBytes / 2 ** 20)} MB a task may use.`,
  );

/** What V8 says when it has no room for an array. */
const ALLOCATION_FAILED = /allocation failed|out of memory/i;

function readFailure(error: unknown, memoryLimitBytes: number): RunError {
  if (error instanceof RunError) return error;
  if (!(error instanceof Error)) return new RunError("internal", "Something broke on our side.", { cause: error });
  const { name, message } = error;
  const outOfMemory = (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
  if (outOfMemory || (name === "RangeError" && ALLOCATION_FAILED.test(message))) {
    return overMemory(memoryLimitBytes);
  }
  const exitCode = /^worker exited with code: (\d+)$/.exec(message)?.[1];
  if (exitCode === String(MEMORY_LIMIT_EXIT_CODE)) return overMemory(memoryLimitBytes);
  if (exitCode !== undefined) {
    return new RunError("worker-lost", "The worker that made it ended without a word.", { cause: error });
  }
  return new RunError("internal", "Something broke on our side.", { cause: error });
}
