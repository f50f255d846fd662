import { LANGUAGE } from "../../texts/language.ts";
import type { HeightLevel } from "./height-levels.ts";
import type { HeightMessage } from "./height-worker.ts";
import { LoadError } from "./load-error.ts";
import { loadingTexts } from "./texts.ts";

/** A displacement map with its halvings. */
export interface Heights {
  readonly levels: readonly HeightLevel[];
  readonly bitDepth: number;
}

/**
 * Decodes a displacement map in a worker, at 16 bits where it has them.
 *
 * @throws {LoadError} when the picture cannot be read.
 */
export function readHeights(file: Blob, signal: AbortSignal): Promise<Heights> {
  const worker = new Worker(new URL("./height-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });
  const read = new Promise<Heights>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<HeightMessage>) => {
      if (data.kind === "levels") resolve(data);
      else reject(new LoadError("displacement", data.message));
    };
    worker.onerror = (event) =>
      reject(new LoadError("displacement", event.message || loadingTexts.readHeights.notStarted));
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.postMessage(file);
  });
  return read.finally(() => worker.terminate());
}
