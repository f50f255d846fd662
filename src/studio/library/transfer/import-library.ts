import type { AssetRecord, FileName } from "../../api/asset-record.ts";
import { revisionOf } from "../../api/asset-record.ts";
import { database } from "../../api/database.ts";
import type { ExperimentRecord } from "../../api/experiment-record.ts";
import { makePreview } from "../../api/make-preview.ts";
import { isPlausibleFile } from "./is-plausible-file.ts";
import {
  EXPERIMENTS_PATH,
  type ImportJob,
  type ImportReport,
  type KnownServer,
  MANIFEST_PATH,
  RECORDS_PATH,
} from "./library-file.ts";
import { mapConnections } from "./map-connections.ts";
import { mergeRecord } from "./merge-record.ts";
import { readExperimentLine } from "./read-experiment-line.ts";
import { readManifest } from "./read-manifest.ts";
import { readZip, type ZipEntry, ZipError } from "./read-zip.ts";
import { type ReadLine, readRecordLine } from "./record-schema.ts";
import { transferTexts } from "./texts.ts";

const ENTRIES_MAX = 65_000;
const FILE_BYTES_MAX = 600_000_000;
const TEXT_BYTES_MAX = 400_000_000;
const RECORDS_MAX = 200_000;

interface Imported {
  report: ImportReport;
  keys: readonly string[];
  experiments: readonly ExperimentRecord[];
  connections: readonly KnownServer[];
  settings: Readonly<Record<string, unknown>>;
}

/**
 * Takes a library file into this browser's storage. What is here and newer stays. Paths in the file name nothing but
 * what to look for in it.
 *
 * @throws {ZipError} when it is no library file.
 */
export async function importLibrary(
  { file, connections, roomBytes }: ImportJob,
  onProgress: (done: number, of: number) => void,
): Promise<Imported> {
  const entries = await readZip(file, { entries: ENTRIES_MAX, fileBytes: FILE_BYTES_MAX, totalBytes: roomBytes });
  const byPath = new Map<string, ZipEntry>();
  for (const entry of entries) {
    if (byPath.has(entry.path)) throw new ZipError(transferTexts.importLibrary.twice(entry.path));
    byPath.set(entry.path, entry);
  }
  const textOf = async (path: string): Promise<string> => {
    const entry = byPath.get(path);
    if (!entry) return "";
    if (entry.size > TEXT_BYTES_MAX) throw new ZipError(transferTexts.importLibrary.tooLarge(path));
    return (await entry.open()).text();
  };
  const linesOf = async (path: string) => (await textOf(path)).split("\n").filter((line) => line.trim() !== "");

  const manifest = readManifest(await textOf(MANIFEST_PATH));
  const map = mapConnections(manifest.connections, connections);
  const lines = await linesOf(RECORDS_PATH);
  if (lines.length > RECORDS_MAX)
    throw new ZipError(transferTexts.importLibrary.tooManyRecords(lines.length, RECORDS_MAX));

  const report = { added: 0, updated: 0, unchanged: 0, files: 0, bytes: 0, experiments: 0, skipped: [] as string[] };
  const keys: string[] = [];
  let unreadable = 0;
  for (const [index, line] of lines.entries()) {
    const read = readRecordLine(line);
    if (read) {
      const taken = await takeRecord(moved(read, map.idOf), byPath, report);
      if (taken) keys.push(taken);
    } else unreadable++;
    onProgress(index + 1, lines.length);
  }
  if (unreadable > 0) report.skipped.push(transferTexts.importLibrary.unreadable(unreadable));
  const used = new Set(keys.map((key) => key.split("/")[0]));
  const experiments = (await linesOf(EXPERIMENTS_PATH)).flatMap((line) => readExperimentLine(line, map.idOf) ?? []);
  return {
    report,
    keys,
    experiments,
    connections: map.added.filter(({ id }) => used.has(id)),
    settings: manifest.settings,
  };
}

/** The record on the server that it is called by here. */
function moved({ record, files }: ReadLine, idOf: (theirs: string) => string): ReadLine {
  const connectionId = idOf(record.connectionId);
  const key = `${connectionId}${record.key.slice(record.connectionId.length)}`;
  return { record: { ...record, connectionId, key }, files };
}

/** Writes one record and its files, together or not at all. Answers with its key where something was written. */
async function takeRecord(
  { record: other, files: paths }: ReadLine,
  byPath: ReadonlyMap<string, ZipEntry>,
  report: Omit<ImportReport, "skipped"> & { skipped: string[] },
): Promise<string | undefined> {
  const db = await database();
  const merged = mergeRecord(await db.get("records", other.key), other);
  const files = merged.wantsFiles ? await readFiles(paths, byPath, report.skipped) : new Map<string, Blob>();
  const kept = [...files.keys()].filter((name) => name !== "preview") as FileName[];
  let bytes = 0;
  for (const blob of files.values()) bytes += blob.size;
  if (merged.change === "unchanged" && kept.length === 0) {
    report.unchanged++;
    return undefined;
  }
  const preview = files.get("preview") ?? (await makePreview(files.get("thumbnail") ?? files.get("albedo")));
  const record: AssetRecord =
    kept.length === 0
      ? merged.record
      : {
          ...merged.record,
          kept,
          keptRevision: revisionOf(merged.record.task),
          keptBytes: bytes,
          keptAtMs: Date.now(),
        };
  const transaction = db.transaction(["records", "files"], "readwrite");
  const store = transaction.objectStore("files");
  await Promise.all([
    ...kept.map((name) => store.put(files.get(name) as Blob, [record.key, name])),
    ...(preview && merged.wantsFiles ? [store.put(preview, [record.key, "preview"])] : []),
    transaction.objectStore("records").put(record),
    transaction.done,
  ]);
  report[merged.change === "unchanged" ? "updated" : merged.change]++;
  report.files += kept.length;
  report.bytes += bytes;
  return record.key;
}

async function readFiles(
  paths: ReadonlyMap<string, string>,
  byPath: ReadonlyMap<string, ZipEntry>,
  skipped: string[],
): Promise<Map<string, Blob>> {
  const files = new Map<string, Blob>();
  for (const [name, path] of paths) {
    const entry = byPath.get(path);
    if (!entry) continue;
    try {
      const blob = await entry.open();
      if (await isPlausibleFile(name, blob)) files.set(name, new Blob([blob], { type: typeOf(name) }));
      else skipped.push(transferTexts.importLibrary.wrongKind(path.slice(0, 120)));
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      skipped.push(error.message);
    }
  }
  return files;
}

const typeOf = (name: string): string =>
  name === "obj" ? "model/obj" : name === "preview" ? "image/webp" : "image/png";
