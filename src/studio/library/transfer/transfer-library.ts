import { useConnections } from "../../api/connections-store.ts";
import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { addExperiment, findExperiment, loadExperiments } from "../../api/experiments-store.ts";
import { takeOver, useHistory } from "../../api/history-store.ts";
import { LANGUAGE } from "../../texts/language.ts";
import { runWorker } from "../run-worker.ts";
import {
  type ExportJob,
  type ExportMessage,
  FORMAT,
  FORMAT_VERSION,
  type ImportJob,
  type ImportMessage,
  type ImportReport,
  type KnownServer,
} from "./library-file.ts";
import { readSettings, takeSettings } from "./library-settings.ts";
import { transferTexts } from "./texts.ts";

/** Bytes taken in where the browser does not tell how much room there is. */
const ROOM_BYTES = 20_000_000_000;

type Progress = (done: number, of: number) => void;

/**
 * Packs everything: records, files, experiments, settings without tokens. Several files where one cannot hold it.
 *
 * @throws Error when something cannot be read, or the signal comes.
 */
export async function exportLibrary(signal: AbortSignal, onProgress: Progress): Promise<readonly Blob[]> {
  const job: ExportJob = {
    manifest: {
      format: FORMAT,
      version: FORMAT_VERSION,
      exportedAt: new Date().toISOString(),
      connections: knownServers(),
      settings: readSettings(),
    },
  };
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });
  const { parts } = await runWorker<{ parts: readonly Blob[] }, ExportMessage>(worker, job, signal, (message) => {
    if (message.kind === "progress") onProgress(message.done, message.of);
  });
  return parts;
}

/**
 * Takes a library file in. What is here and newer stays.
 *
 * @throws Error in words for the artist when it is no library file.
 */
async function importLibraryFile(file: Blob, signal: AbortSignal, onProgress: Progress): Promise<ImportReport> {
  const { storageProblem } = useHistory.getState();
  if (storageProblem) throw new Error(transferTexts.library.nothingKept(storageProblem));
  const { usage = 0, quota = ROOM_BYTES } = (await navigator.storage?.estimate?.()) ?? {};
  const job: ImportJob = { file, connections: knownServers(), roomBytes: Math.max(0, quota - usage) };
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module", name: LANGUAGE });
  const { report, keys, connections, settings, experiments } = await runWorker<
    Extract<ImportMessage, { kind: "done" }>,
    ImportMessage
  >(worker, job, signal, (message) => {
    if (message.kind === "progress") onProgress(message.done, message.of);
  });
  useConnections.getState().add(connections.map((server) => ({ ...server, token: "" })));
  takeSettings(settings);
  await takeOver(keys);
  return { ...report, experiments: await takeExperiments(experiments) };
}

/**
 * Takes library files in, one after the other: a large library is several. What one of several does not hold is told with what
 * the others brought.
 *
 * @throws Error in words for the artist when none of them is a library file.
 */
export async function importLibraryFiles(
  files: readonly File[],
  signal: AbortSignal,
  onProgress: Progress,
): Promise<ImportReport> {
  const reports: ImportReport[] = [];
  const failures: { name: string; error: Error }[] = [];
  for (const file of files) {
    try {
      reports.push(await importLibraryFile(file, signal, onProgress));
    } catch (error) {
      signal.throwIfAborted();
      failures.push({ name: file.name, error: error as Error });
    }
  }
  const [first] = failures;
  if (first && reports.length === 0) throw first.error;
  const sum = (of: "added" | "updated" | "unchanged" | "files" | "bytes" | "experiments") =>
    reports.reduce((total, report) => total + report[of], 0);
  return {
    added: sum("added"),
    updated: sum("updated"),
    unchanged: sum("unchanged"),
    files: sum("files"),
    bytes: sum("bytes"),
    experiments: sum("experiments"),
    skipped: [
      ...failures.map(({ name, error }) => `${name}: ${error.message}`),
      ...reports.flatMap(({ skipped }) => skipped),
    ],
  };
}

/** Adds experiments that are not here, and newer states of those that are. Answers with how many. */
async function takeExperiments(experiments: readonly ExperimentRecord[]): Promise<number> {
  await loadExperiments();
  const newer = experiments.filter(({ id, changedAtMs }) => changedAtMs > (findExperiment(id)?.changedAtMs ?? -1));
  for (const experiment of newer) await addExperiment(experiment);
  return newer.length;
}

const knownServers = (): KnownServer[] =>
  useConnections
    .getState()
    .connections.map(({ id, name, baseUrl, pollIntervalMs }) => ({ id, name, baseUrl, pollIntervalMs }));
