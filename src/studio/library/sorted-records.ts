import type { AssetRecord } from "../api/asset-record.ts";

/** The newest first; the first of several variations in front. */
export const newestFirst = (records: Readonly<Record<string, AssetRecord>>): AssetRecord[] =>
  Object.values(records).sort((a, b) => b.sentAtMs - a.sentAtMs || (a.key < b.key ? -1 : 1));
