import type { AssetRecord, Pin } from "../api/asset-record.ts";
import { explainFailure, type TaskFailure } from "../api/explain-failure.ts";
import { type Provenance, provenanceOf } from "../api/provenance.ts";

/** What the stage shows: one task with whatever files of it are already here. */
export interface StageAsset {
  family: "text-to-3d" | "material";
  /** Changes when the files change: task and revision. */
  key: string;
  prompt: string;
  /** The record it is of, and the notes on places of it. */
  recordKey: string;
  pins: readonly Pin[];
  /** Written into the pictures that are taken of it. */
  provenance?: Provenance;
  state: "queued" | "in_progress" | "succeeded" | "failed";
  files: Partial<Record<StageFile, Blob>>;
  /** 0 to 1; left out when the server does not tell. */
  progress?: number;
  failure?: TaskFailure;
  /** Triangles asked for. */
  faceLimit?: number;
  /** Where its thumbnail is taken from, where the server tells. */
  view?: { readonly azimuthDeg: number; readonly elevationDeg: number };
}

export type StageFile = "obj" | "albedo" | "normal" | "roughness" | "metalness" | "ao" | "displacement" | "thumbnail";

/** One empty list: another would be a change, and a change is drawn. */
const NO_PINS: readonly Pin[] = [];

/**
 * @param files Those that have been read so far; undefined until there are any.
 * @param server Base address of the connection, for what is written into pictures.
 */
export function stageAsset(record: AssetRecord, files: StageAsset["files"] | undefined, server?: string): StageAsset {
  const { key, family, task, report, lost, asked, keptRevision } = record;
  const failure = explainFailure(record);
  const faceLimit = asked.faceLimit ?? report?.faceLimit;
  return {
    family,
    key: `${key}#${files ? keptRevision : ""}`,
    prompt: task.prompt,
    recordKey: key,
    pins: record.pins ?? NO_PINS,
    provenance: provenanceOf(record, server),
    state: lost ? "failed" : task.status,
    files: files ?? {},
    ...(report && { progress: report.progress }),
    ...(failure && { failure }),
    ...(faceLimit !== undefined && { faceLimit }),
    ...(report?.view && { view: report.view }),
  };
}
