import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { GeneratedModel, generateModel } from "#engine/generate-model.ts";
import type { Generated, WorkerTask } from "./generation.ts";

type Hooks = NonNullable<Parameters<typeof generateModel>[1]>;

/** How often progress is told at most, and memory looked at. */
const TELL_EVERY_MS = 40;
const MEASURE_EVERY_MS = 100;

/** With this code a thread ends whose run needed too much memory: what it held goes with it. */
export const MEMORY_LIMIT_EXIT_CODE = 86;

/** Thrown through the engine. Never leaves the thread: another one would see a plain Error. */
class RunCancelledError extends Error {
  override readonly name = "RunCancelledError";
}

/**
 * Runs one generation in this thread: tells its progress, times its stages, and stops it where the engine lets it.
 *
 * @returns null when the run was cancelled.
 */
export async function followRun(
  { port, cancelled, memoryLimitBytes }: Omit<WorkerTask, "generation">,
  generate: (hooks: Hooks) => Promise<Pick<GeneratedModel, "files" | "report"> & Pick<Generated, "recipe">>,
): Promise<Generated | null> {
  const timingsMs: Record<string, number> = {};
  const startedAt = performance.now();
  let stage = "";
  let stageStartedAt = startedAt;
  let toldAt = Number.NEGATIVE_INFINITY;
  let measuredAt = Number.NEGATIVE_INFINITY;

  const endStage = (now: number) => {
    if (stage !== "") timingsMs[stage] = round((timingsMs[stage] ?? 0) + now - stageStartedAt);
    stageStartedAt = now;
  };

  const checkCancelled = () => {
    if (Atomics.load(cancelled, 0) !== 0) throw new RunCancelledError();
    const now = performance.now();
    if (now - measuredAt < MEASURE_EVERY_MS) return;
    measuredAt = now;
    if (process.memoryUsage().arrayBuffers <= memoryLimitBytes) return;
    // what runs before this one left behind does not count
    collectGarbage();
    if (process.memoryUsage().arrayBuffers > memoryLimitBytes) process.exit(MEMORY_LIMIT_EXIT_CODE);
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

  port.postMessage({ stage: "start", progress: 0 });
  try {
    const { files, recipe, report: told } = await generate({ report, checkCancelled });
    const now = performance.now();
    endStage(now);
    timingsMs.total = round(now - startedAt);
    return { files: files.map(detach), recipe, report: told, timingsMs };
  } catch (error) {
    if (error instanceof RunCancelledError) return null;
    throw error;
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

/** V8 hands out its collector under this flag only, and only to contexts made after it was set. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  // the second one waits for the sweep of the first, which frees arrays beside the program
  collect();
}
