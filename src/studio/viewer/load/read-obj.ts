import { LANGUAGE } from "../../texts/language.ts";
import { LoadError } from "./load-error.ts";
import type { MeshFigures } from "./mesh-figures.ts";
import type { ObjMessage, ShownMesh } from "./obj-message.ts";
import { loadingTexts } from "./texts.ts";

/**
 * Parses an OBJ in a worker of its own, which ends with the figures or the signal.
 *
 * @param onFigures Called after the mesh is here, unless the signal comes first.
 * @throws {LoadError} when the file cannot be read.
 */
export function readObj(
  file: Blob,
  signal: AbortSignal,
  onFigures: (figures: MeshFigures) => void,
): Promise<ShownMesh> {
  const worker = new Worker(new URL("./obj-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });
  return new Promise((resolve, reject) => {
    const end = (reason: unknown) => {
      worker.terminate();
      reject(reason);
    };
    worker.onmessage = ({ data }: MessageEvent<ObjMessage>) => {
      if (data.kind === "mesh") return resolve(data.mesh);
      if (data.kind === "failure") return end(new LoadError("obj", data.message));
      worker.terminate();
      onFigures(data.figures);
    };
    worker.onerror = (event) => end(new LoadError("obj", event.message || loadingTexts.readObj.notStarted));
    signal.addEventListener("abort", () => end(signal.reason));
    worker.postMessage(file);
  });
}
