import { existsSync } from "node:fs";
import { totalmem } from "node:os";
import type { Config } from "../config.ts";
import { PROGRAM_FILES } from "../program-files.ts";
import { openWorkerPool } from "../tasks/worker-pool.ts";
import { doubtful, type Finding, reasonOf, well, wrong } from "./finding.ts";

/** `(func (result v128) i32.const 0 i8x16.splat)`: valid only where WebAssembly knows SIMD. */
const SIMD_MODULE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11],
);

/** Quick to make, and through every stage of the pipeline. */
const SMALL = { prompt: "a small red cube", negativePrompt: null, seed: 1, effort: "subnet", pbr: false } as const;

/** On the slowest machine that is of any use. */
const LONGEST_MS = 120_000;

const MB = 2 ** 20;
/** What a thread needs as a rule, docs/operating.md. */
const THREAD_BYTES = 300 * MB;

/** Whether assets can be made on this machine: makes a small one, in a worker thread, as the service does. */
export async function checkEngine(workerFile: string = PROGRAM_FILES.workerFile): Promise<Finding> {
  const subject = "Engine";
  if (!WebAssembly.validate(SIMD_MODULE)) {
    const advice = "It takes a processor and a Node.js build that have it; --no-wasm-simd must not be set.";
    return wrong(subject, "WebAssembly SIMD is not available.", advice);
  }
  // Piscina waits for such a thread for ever
  if (!existsSync(workerFile)) return wrong(subject, `${workerFile} is missing.`, "Run npm run build.");
  const pool = openWorkerPool({ workerFile, workers: 1 });
  const startedAt = performance.now();
  try {
    const { files } = await pool.run(
      { family: "text-to-3d", request: SMALL },
      () => undefined,
      AbortSignal.timeout(LONGEST_MS),
    );
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    return well(
      subject,
      `worker threads and WASM SIMD work; a first small model of ${files.length} files took ${seconds} s`,
    );
  } catch (error) {
    return wrong(subject, `Nothing can be made: ${reasonOf(error)}`, "Run npm ci and npm run build again.");
  } finally {
    await pool.close();
  }
}

/** Whether as many generations at one time as the configuration wants fit into memory. */
export function checkMemory({ workers }: Pick<Config, "workers">): Finding {
  const bytes = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  const told = `${workers} ${workers === 1 ? "worker" : "workers"}, ${Math.floor(bytes / MB)} MB of memory`;
  const fit = Math.max(1, Math.floor(bytes / THREAD_BYTES) - 1);
  if (workers <= fit) return well("Memory", told);
  return doubtful("Memory", told, `A generation needs 300 MB as a rule: PLINTH_WORKERS=${fit}`);
}
