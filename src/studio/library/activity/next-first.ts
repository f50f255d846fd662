import type { AssetRecord } from "../../api/asset-record.ts";

/** Orders what is under way, the next to finish first: what is being made, then as it stands in the queue, then as it was sent. */
export const nextFirst = (underWay: readonly AssetRecord[]): AssetRecord[] =>
  underWay.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) ||
      Date.parse(a.task.createdAt) - Date.parse(b.task.createdAt) ||
      // of variations sent at once, the first counts as the newest
      b.sentAtMs - a.sentAtMs,
  );

/** 0 is being made; where a server tells no place, behind all that have one. */
const placeOf = ({ task, report }: AssetRecord): number =>
  task.status === "queued" ? (report?.queuePosition ?? Number.MAX_SAFE_INTEGER) : 0;
