import type { AssetRecord } from "../../api/asset-record.ts";
import { database, filesOf } from "../../api/database.ts";
import { fileName, folderName } from "../../api/file-names.ts";
import { uniqueNames } from "../zip/unique-names.ts";
import { ZipWriter } from "../zip/zip-writer.ts";
import {
  EXPERIMENTS_PATH,
  type ExportJob,
  type ExportMessage,
  MANIFEST_PATH,
  RECORDS_PATH,
  type RecordLine,
} from "./library-file.ts";

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

/** The small picture for lists. */
const PREVIEW = "preview";

scope.onmessage = async ({ data: { manifest } }: MessageEvent<ExportJob>) => {
  const post = (message: ExportMessage) => scope.postMessage(message);
  try {
    const db = await database();
    const all = await db.getAll("records");
    const records = all.filter(({ binnedAtMs }) => binnedAtMs === undefined);
    const at = Date.parse(manifest.exportedAt);
    const json = (value: unknown) => new Blob([`${JSON.stringify(value, null, 2)}\n`]);
    const parts: Blob[] = [];
    const unique = uniqueNames();
    let done = 0;
    // each zip is a library of its own: one that got lost takes nothing else with it
    for (const group of groupsOf(records)) {
      const writer = new ZipWriter();
      await writer.add(MANIFEST_PATH, json(manifest), { deflate: true, at });
      const lines: string[] = [];
      for (const record of group) {
        const folder = `assets/${unique(folderName(record))}`;
        const files: Record<string, string> = {};
        const [names, blobs] = await Promise.all([
          db.getAllKeys("files", filesOf(record.key)),
          db.getAll("files", filesOf(record.key)),
        ]);
        for (const [index, [, name]] of names.entries()) {
          const blob = blobs[index];
          const kept = record.kept.find((each) => each === name);
          if (!blob || (!kept && name !== PREVIEW)) continue;
          const path = `${folder}/${kept ? fileName(record, kept) : "preview.webp"}`;
          await writer.add(path, blob, { deflate: name === "obj", at: record.sentAtMs });
          files[name] = path;
        }
        lines.push(`${JSON.stringify({ record, files } satisfies RecordLine)}\n`);
        post({ kind: "progress", done: ++done, of: records.length });
      }
      await writer.add(RECORDS_PATH, new Blob(lines), { deflate: true, at });
      if (parts.length === 0) {
        const experiments = await db.getAll("experiments");
        const text = experiments.map((experiment) => `${JSON.stringify(experiment)}\n`);
        await writer.add(EXPERIMENTS_PATH, new Blob(text), { deflate: true, at });
      }
      parts.push(...writer.finish());
    }
    post({ kind: "done", parts });
  } catch (error) {
    post({ kind: "failure", message: error instanceof Error ? error.message : String(error) });
  }
};

const GROUP_BYTES = 3_000_000_000;
const GROUP_FILES = 50_000;
/** Records that do not know the size of their files: from before it was noted. */
const UNKNOWN_BYTES = 20_000_000;

function groupsOf(records: readonly AssetRecord[]): AssetRecord[][] {
  const groups: AssetRecord[][] = [[]];
  let bytes = 0;
  let files = 0;
  for (const record of records) {
    const itsBytes = record.kept.length === 0 ? 0 : (record.keptBytes ?? UNKNOWN_BYTES);
    const itsFiles = record.kept.length + 1;
    if (bytes + itsBytes > GROUP_BYTES || files + itsFiles > GROUP_FILES) {
      groups.push([]);
      bytes = 0;
      files = 0;
    }
    groups.at(-1)?.push(record);
    bytes += itsBytes;
    files += itsFiles;
  }
  return groups;
}
