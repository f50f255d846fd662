import type { FileName } from "../../api/asset-record.ts";
import type { ExportJob, ExportMessage } from "./export-job.ts";
import { writeExport } from "./write-export.ts";

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/** Takes one job; answers with steps, then with the file or with what is wrong. */
scope.onmessage = async ({ data: job }: MessageEvent<ExportJob>) => {
  const post = (message: ExportMessage, transfer: Transferable[] = []) => scope.postMessage(message, transfer);
  try {
    const files: Partial<Record<FileName, Uint8Array<ArrayBuffer>>> = {};
    for (const [name, blob] of Object.entries(job.files) as [FileName, Blob][]) {
      files[name] = new Uint8Array(await blob.arrayBuffer());
    }
    const bytes = await writeExport({ ...job, files }, (step) => post({ kind: "step", step }));
    post({ kind: "done", bytes }, [bytes.buffer]);
  } catch (error) {
    post({ kind: "failure", message: error instanceof Error ? error.message : String(error) });
  }
};
