import { RunError } from "../tasks/run-error.ts";
import type { Job } from "../tasks/task-queue.ts";
import type { WorkerPool } from "../tasks/worker-pool.ts";
import { currentTrace, type Tracing, withinTrace } from "./tracing.ts";

/** Does a job under a span, below the request that sent it. */
export async function traceJob(tracing: Tracing | undefined, job: Job, work: () => Promise<void>): Promise<void> {
  if (!tracing) return work();
  const span = tracing.start(job.remake === undefined ? "run task" : "remake files", "consumer", job.traceParent);
  await withinTrace(span.traceParent, work).finally(() => span.end({ "plinth.task_id": job.taskId }));
}

/** The same pool, with a span for each generation and one for each of its stages. */
export function tracePool(tracing: Tracing | undefined, pool: WorkerPool): WorkerPool {
  if (!tracing) return pool;
  return {
    ...pool,
    async run(generation, onProgress, signal) {
      const span = tracing.start("generate", "internal", currentTrace());
      let atMs = Date.now();
      let failure: string | undefined;
      try {
        const generated = await pool.run(generation, onProgress, signal);
        const { total: _, ...stages } = generated.timingsMs;
        for (const [stage, ms] of Object.entries(stages)) {
          tracing.record(stage, span.traceParent, atMs, atMs + ms);
          atMs += ms;
        }
        return generated;
      } catch (error) {
        failure = error instanceof RunError ? error.code : "internal";
        throw error;
      } finally {
        span.end({ "plinth.family": generation.family }, failure);
      }
    },
  };
}
