import "../../api/no-eval.ts";
import { importLibrary } from "./import-library.ts";
import type { ImportJob, ImportMessage } from "./library-file.ts";

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = async ({ data: job }: MessageEvent<ImportJob>) => {
  const post = (message: ImportMessage) => scope.postMessage(message);
  try {
    post({ kind: "done", ...(await importLibrary(job, (done, of) => post({ kind: "progress", done, of }))) });
  } catch (error) {
    post({ kind: "failure", message: error instanceof Error ? error.message : String(error) });
  }
};
