import { libraryTexts } from "./texts.ts";

/** What workers of the library answer with in the end; anything else is word of how far they are. */
type Ending<R> = ({ readonly kind: "done" } & R) | { readonly kind: "failure"; readonly message: string };

/**
 * Gives a worker its one job and waits for the end of it. The worker ends with it, or with the signal.
 *
 * @throws Error with the worker's own words.
 */
export function runWorker<R, M extends { readonly kind: string }>(
  worker: Worker,
  job: unknown,
  signal: AbortSignal,
  onMessage: (message: M) => void,
): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const end = (reason: unknown) => {
      worker.terminate();
      reject(reason);
    };
    worker.onmessage = ({ data }: MessageEvent<Ending<R> | M>) => {
      if (data.kind === "failure") return end(new Error((data as { message: string }).message));
      if (data.kind !== "done") return onMessage(data as M);
      worker.terminate();
      resolve(data as R);
    };
    worker.onerror = (event) => end(new Error(event.message || libraryTexts.runWorker.notStarted));
    signal.addEventListener("abort", () => end(signal.reason));
    worker.postMessage(job);
  });
}
