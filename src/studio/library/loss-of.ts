import { type AssetRecord, isUnderWay } from "../api/asset-record.ts";

/** What is lost when records are deleted. */
export interface Loss {
  models: number;
  materials: number;
  files: number;
  /** Size of the files, as far as it is known. */
  bytes: number;
  starred: number;
  underWay: number;
}

export function lossOf(records: readonly AssetRecord[]): Loss {
  const models = records.filter(({ family }) => family === "text-to-3d").length;
  return {
    models,
    materials: records.length - models,
    files: records.reduce((sum, { kept }) => sum + kept.length, 0),
    bytes: records.reduce((sum, { keptBytes = 0, kept }) => sum + (kept.length > 0 ? keptBytes : 0), 0),
    starred: records.filter(({ starred }) => starred).length,
    underWay: records.filter(isUnderWay).length,
  };
}
