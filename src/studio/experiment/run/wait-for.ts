/** Resolves after a time, or when the signal comes. */
export const sleep = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    signal.addEventListener("abort", done);
  });

/** Resolves at the next change of any of the stores, or when the signal comes. */
export const nextChange = (
  stores: readonly { subscribe(listener: () => void): () => void }[],
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      for (const stop of stops) stop();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const stops = stores.map((store) => store.subscribe(done));
    signal.addEventListener("abort", done);
  });
