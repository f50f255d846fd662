import { type AssetRecord, type FileName, fileUrls } from "../../api/asset-record.ts";
import { clientFor } from "../../api/client-for.ts";
import type { Connection } from "../../api/connection.ts";
import { folderName } from "../../api/file-names.ts";
import { getFile } from "../../api/file-store.ts";
import { provenanceOf } from "../../api/provenance.ts";
import { LANGUAGE } from "../../texts/language.ts";
import { type ExportChoice, isThinned, MODEL_FORMATS, targetOffer } from "../export-choice.ts";
import type { ExportJob, ExportMessage, ExportStep } from "./export-job.ts";
import { exportFilesTexts } from "./texts.ts";

export interface ExportedFile {
  readonly name: string;
  readonly blob: Blob;
}

const TYPES: Record<string, string> = {
  zip: "application/zip",
  glb: "model/gltf-binary",
  usdz: "model/vnd.usdz+zip",
  stl: "model/stl",
  "3mf": "model/3mf",
  ply: "application/octet-stream",
};

/** The name an export gets: prompt, seed, its level of detail in percent, and, for a zip, what it is for. */
export function exportName(record: AssetRecord, choice: ExportChoice): string {
  const base = folderName(record);
  if (choice.family === "material") {
    const { id, extension } = targetOffer(choice.target);
    return `${base}_${id}.${extension}`;
  }
  const offer = MODEL_FORMATS.find((each) => each.id === choice.format);
  const level = isThinned(choice) ? `_lod${Math.round(100 * choice.part)}` : "";
  return `${base}${choice.format === "obj" ? "_obj" : ""}${level}.${offer?.extension}`;
}

/**
 * Writes an export in a worker of its own, from the files as they are kept here; from the server where they are not.
 *
 * @throws {Error} in the artist's words; the signal's reason when it aborts.
 */
export async function runExport(
  record: AssetRecord,
  connection: Connection | undefined,
  choice: ExportChoice,
  options: { signal: AbortSignal; onStep(step: ExportStep): void },
): Promise<ExportedFile> {
  const { signal, onStep } = options;
  const job: ExportJob = {
    choice,
    name: folderName(record),
    provenance: provenanceOf(record, connection?.baseUrl),
    files: await collectFiles(record, connection, signal),
  };
  signal.throwIfAborted();
  const name = exportName(record, choice);
  const bytes = await inWorker(job, signal, onStep);
  return { name, blob: new Blob([bytes], { type: TYPES[name.split(".").at(-1) ?? ""] ?? "" }) };
}

async function collectFiles(
  record: AssetRecord,
  connection: Connection | undefined,
  signal: AbortSignal,
): Promise<ExportJob["files"]> {
  const addresses = new Map(fileUrls(record.task));
  const names = new Set<FileName>([...record.kept, ...addresses.keys()]);
  const files = await Promise.all(
    [...names].map(async (name): Promise<[FileName, Blob] | undefined> => {
      const kept = await getFile(record.key, name);
      if (kept) return [name, kept];
      const address = addresses.get(name);
      if (!address || !connection) return undefined;
      return [name, await (await clientFor(connection)).fetchFile(address, { signal })];
    }),
  );
  return Object.fromEntries(files.filter((file) => file !== undefined));
}

function inWorker(
  job: ExportJob,
  signal: AbortSignal,
  onStep: (step: ExportStep) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });
  const written = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ExportMessage>) => {
      if (data.kind === "step") onStep(data.step);
      else if (data.kind === "done") resolve(data.bytes);
      else reject(new Error(data.message));
    };
    worker.onerror = (event) => reject(new Error(event.message || exportFilesTexts.runExport.notStarted));
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.postMessage(job);
  });
  return written.finally(() => worker.terminate());
}
