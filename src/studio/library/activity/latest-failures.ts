import type { AssetRecord } from "../../api/asset-record.ts";

const LATELY_MS = 60 * 60 * 1000;
const LENGTH = 5;

/** What failed within the last hour, the latest first. What the artist cancelled has not failed. */
export const latestFailures = (records: readonly AssetRecord[], nowMs: number): AssetRecord[] =>
  records
    .filter(
      ({ task, report, sentAtMs }) =>
        task.status === "failed" && report?.failure?.code !== "cancelled" && nowMs - sentAtMs < LATELY_MS,
    )
    .sort((a, b) => b.sentAtMs - a.sentAtMs)
    .slice(0, LENGTH);
