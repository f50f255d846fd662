import type { AssetRecord } from "../../api/asset-record.ts";
import { heldFiles } from "../../api/file-store.ts";
import { useHistory } from "../../api/history-store.ts";
import { LANGUAGE } from "../../texts/language.ts";
import { saveBlob } from "../../ui/save-blob.ts";
import { runWorker } from "../run-worker.ts";
import { uniqueNames } from "./unique-names.ts";
import type { ZipJob, ZipMessage } from "./zip-message.ts";
import { type ZipFolder, zipPlan } from "./zip-plan.ts";

/**
 * Packs all files of some results in a worker and hands the zip to the browser; several where one cannot hold them.
 *
 * @returns How many zips there were.
 * @throws Error when a file cannot be read or the signal comes.
 */
export async function zipRecords(
  records: readonly AssetRecord[],
  signal: AbortSignal,
  onProgress: (done: number, of: number) => void,
): Promise<number> {
  const worker = new Worker(new URL("./zip-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });
  signal.addEventListener("abort", () => worker.terminate());
  const folders = await planInSlices(records, signal, worker);
  const [only] = folders;
  const job: ZipJob = { kind: "pack", held: heldOf(records) };
  const { parts } = await runWorker<{ parts: readonly Blob[] }, ZipMessage>(worker, job, signal, (message) => {
    if (message.kind === "progress") onProgress(message.done, folders.length);
  });
  const day = new Date().toISOString().slice(0, 10);
  const name = folders.length === 1 && only ? only.folder : `plinth-${folders.length}-results-${day}`;
  for (const [index, part] of parts.entries()) {
    saveBlob(part, parts.length === 1 ? `${name}.zip` : `${name}-${index + 1}-of-${parts.length}.zip`);
  }
  return parts.length;
}

/** Records planned, and copied for the worker, before the page gets a turn again. */
const SLICE = 250;

async function planInSlices(
  records: readonly AssetRecord[],
  signal: AbortSignal,
  worker: Worker,
): Promise<readonly ZipFolder[]> {
  const unique = uniqueNames();
  const folders: ZipFolder[] = [];
  for (let at = 0; at < records.length; at += SLICE) {
    const slice: ZipJob = { kind: "folders", folders: zipPlan(records.slice(at, at + SLICE), unique) };
    worker.postMessage(slice);
    folders.push(...slice.folders);
    if (at + SLICE < records.length) await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return folders;
}

/** Where nothing can be stored, workers cannot read what the page holds. */
function heldOf(records: readonly AssetRecord[]): ReadonlyMap<string, Blob> | undefined {
  if (!useHistory.getState().storageProblem) return undefined;
  return new Map(
    records.flatMap(({ key, kept }) =>
      heldFiles(key, kept).map(([name, blob]): [string, Blob] => [`${key} ${name}`, blob]),
    ),
  );
}
