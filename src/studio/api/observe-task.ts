import type { TaskWithReport } from "#client/client.ts";
import type { Family } from "#contract/family.ts";
import { type Asked, type AssetRecord, recordKey, withAnswer } from "./asset-record.ts";
import { findRecord, putRecords } from "./history-store.ts";
import { keepFiles } from "./keep-files.ts";

interface Circumstances {
  asked?: Asked;
  sentAtMs?: number;
}

/** Takes a server's word about a task into the history, and its files once there are any. */
export function observeTask(
  connectionId: string,
  family: Family,
  answer: TaskWithReport,
  circumstances: Circumstances = {},
): AssetRecord {
  const key = recordKey(connectionId, family, answer.id);
  const known = findRecord(key) ?? newRecord(key, connectionId, family, answer, circumstances);
  const record = withAnswer(known, answer);
  if (JSON.stringify(record) !== JSON.stringify(findRecord(key))) void putRecords([record]);
  if (record.task.status === "succeeded") void keepFiles(key);
  return record;
}

function newRecord(
  key: string,
  connectionId: string,
  family: Family,
  { report: _report, ...task }: TaskWithReport,
  { asked = {}, sentAtMs = Date.parse(task.createdAt) }: Circumstances = {},
): AssetRecord {
  return { key, connectionId, family, task: task as AssetRecord["task"], asked, starred: false, sentAtMs, kept: [] };
}
