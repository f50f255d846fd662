import { LANGUAGE } from "../../texts/language.ts";
import { LoadError } from "./load-error.ts";
import type { MeshFigures } from "./mesh-figures.ts";
import type { ObjMessage, ShownMesh } from "./obj-message.ts";
import { loadingTexts } from "./texts.ts";

/** A worker that has read its file is kept for the next one: it is there at once, and its code is compiled. */
let idle: Worker | null = null;

/** Has a worker ready before there is anything to read. */
export function warmUpReadObj(): void {
  if (!idle) wait(startWorker());
}

/** Has a worker wait for its next file. One whose code does not come, as without a network, would never answer. */
function wait(worker: Worker): void {
  idle = worker;
  worker.onerror = () => {
    if (idle === worker) idle = null;
  };
}

const startWorker = (): Worker =>
  new Worker(new URL("./obj-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });

/**
 * Parses an OBJ in a worker that reads nothing else meanwhile. The signal ends the worker, figures or not.
 *
 * @param onFigures Called after the mesh is here, unless the signal comes first.
 * @throws {LoadError} when the file cannot be read.
 */
export function readObj(
  file: Blob,
  signal: AbortSignal,
  onFigures: (figures: MeshFigures) => void,
): Promise<ShownMesh> {
  const worker = idle ?? startWorker();
  idle = null;
  return new Promise((resolve, reject) => {
    const end = (reason: unknown) => {
      worker.terminate();
      reject(reason);
    };
    const stop = () => end(signal.reason);
    worker.onmessage = ({ data }: MessageEvent<ObjMessage>) => {
      if (data.kind === "mesh") return resolve(data.mesh);
      if (data.kind === "failure") return end(new LoadError("obj", data.message));
      signal.removeEventListener("abort", stop);
      if (idle) worker.terminate();
      else wait(worker);
      onFigures(data.figures);
    };
    worker.onerror = (event) => end(new LoadError("obj", event.message || loadingTexts.readObj.notStarted));
    signal.addEventListener("abort", stop);
    worker.postMessage(file);
  });
}
