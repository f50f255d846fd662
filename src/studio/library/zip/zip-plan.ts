import type { AssetRecord, FileName } from "../../api/asset-record.ts";
import { fileName, folderName } from "../../api/file-names.ts";
import { uniqueNames } from "./unique-names.ts";

/** One asset in a zip: where its files go, and what made them. */
export interface ZipFolder {
  key: string;
  folder: string;
  files: readonly { name: FileName; path: string }[];
  /** Path and text of the settings beside them. */
  settings: { path: string; text: string };
  bytes: number;
  at: number;
}

/** A folder for each asset that has files here, each with a name of its own, among those that were given out before too. */
export function zipPlan(records: readonly AssetRecord[], unique = uniqueNames()): ZipFolder[] {
  return records.flatMap((record) => {
    if (record.kept.length === 0) return [];
    const folder = unique(folderName(record));
    return {
      key: record.key,
      folder,
      files: record.kept.map((name) => ({ name, path: `${folder}/${fileName(record, name)}` })),
      settings: { path: `${folder}/plinth.json`, text: settingsText(record) },
      bytes: record.keptBytes ?? 0,
      at: record.sentAtMs,
    };
  });
}

function settingsText(record: AssetRecord): string {
  const { family, task, asked, report, starred, rating, tags, note, collections } = record;
  const settings = {
    family,
    prompt: task.prompt,
    negativePrompt: task.negativePrompt,
    seed: task.seed,
    ...(family === "text-to-3d" && { version: report?.version, faceLimit: report?.faceLimit, pbr: report?.pbr }),
    ...asked,
    createdAt: task.createdAt,
    engineVersion: report?.engineVersion,
    ...(starred && { starred }),
    rating,
    tags,
    collections,
    note,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
