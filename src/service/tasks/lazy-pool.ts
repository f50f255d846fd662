import type { WorkerPool } from "./worker-pool.ts";

/** A pool whose threads start with the first run: where another server makes the assets, hardly anybody needs them. */
export function lazyPool(open: () => WorkerPool): WorkerPool {
  let pool: WorkerPool | undefined;
  return {
    run(generation, onProgress, signal) {
      pool ??= open();
      return pool.run(generation, onProgress, signal);
    },
    close: async () => pool?.close(),
  };
}
