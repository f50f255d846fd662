import type { GeneratedModel } from "#engine/generate-model.ts";
import type { Generated, WorkerTask } from "./generation.ts";

type Hooks = NonNullable<Parameters<typeof import("#engine/generate-model.ts").generateModel>[1]>;

/** Thrown in the worker when somebody no longer wants the result. */
export const CANCELLED = "RunCancelledError";
/** Thrown in the worker when its arrays grow over the limit. */
export const OVER_MEMORY = "RunOverMemoryError";

/** How often progress is told at most. */
const TELL_EVERY_MS = 40;

/** Runs one generation in this worker: tells its progress, times its stages, and stops it where the engine lets it. */
export async function followRun(
  { port, cancelled, memoryLimitBytes }: Omit<WorkerTask, "generation">,
  generate: (hooks: Hooks) => Promise<Pick<GeneratedModel, "files" | "report"> & Pick<Generated, "recipe">>,
): Promise<Generated> {
  const timingsMs: Record<string, number> = {};
  const startedAt = performance.now();
  let stage = "";
  let stageStartedAt = startedAt;
  let toldAt = Number.NEGATIVE_INFINITY;

  const endStage = (now: number) => {
    if (stage !== "") timingsMs[stage] = round((timingsMs[stage] ?? 0) + now - stageStartedAt);
    stageStartedAt = now;
  };

  const checkCancelled = () => {
    if (Atomics.load(cancelled, 0) !== 0) throw named(CANCELLED, "The run was cancelled.");
    const { arrayBuffers } = process.memoryUsage();
    if (arrayBuffers > memoryLimitBytes) throw named(OVER_MEMORY, `The run's arrays take ${arrayBuffers} bytes.`);
  };

  const report: Hooks["report"] = (nextStage, progress) => {
    checkCancelled();
    const now = performance.now();
    if (nextStage !== stage) {
      endStage(now);
      stage = nextStage;
    } else if (now - toldAt < TELL_EVERY_MS) return;
    toldAt = now;
    port.postMessage({ stage, progress });
  };

  try {
    const { files, recipe, report: told } = await generate({ report, checkCancelled });
    const now = performance.now();
    endStage(now);
    timingsMs.total = round(now - startedAt);
    return { files: files.map(detach), recipe, report: told, timingsMs };
  } finally {
    port.close();
  }
}

const round = (ms: number) => Math.round(ms * 10) / 10;

/** A view on a big buffer would take all of it along to the other thread. */
const detach = ({ name, bytes }: Generated["files"][number]) => ({
  name,
  bytes: bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice(),
});

function named(name: string, message: string): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}
