import type { TaskWithReport } from "#client/client.ts";
import type { Family } from "#contract/family.ts";
import { isSettled } from "#contract/task-state.ts";
import { type Asked, type AssetRecord, recordKey, withAnswer } from "./asset-record.ts";
import { noteEnd } from "./given-up-store.ts";
import { changeRecord, changeRecords, findRecord, putRecords } from "./history-store.ts";
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
  const known = findRecord(key);
  const record = withAnswer(known ?? newRecord(key, connectionId, family, answer, circumstances), answer);
  if (!known) void putRecords([record]);
  else if (JSON.stringify(record) !== JSON.stringify(known)) {
    void changeRecord(key, (current) => withAnswer(current, answer));
  }
  if (isSettled(record.task)) noteEnd(key);
  if (record.task.status === "succeeded") void keepFiles(key);
  return record;
}

/** The same for many at once: among thousands of records each change by itself would cost a frame. */
export function observeTasks(connectionId: string, family: Family, answers: readonly TaskWithReport[]): void {
  const byKey = new Map(answers.map((answer) => [recordKey(connectionId, family, answer.id), answer]));
  const [known, fresh] = [[...byKey.keys()].filter(findRecord), [...byKey].filter(([key]) => !findRecord(key))];
  void putRecords(fresh.map(([key, answer]) => withAnswer(newRecord(key, connectionId, family, answer, {}), answer)));
  void changeRecords(known, (current) => withAnswer(current, byKey.get(current.key) as TaskWithReport));
  for (const [key, task] of byKey) {
    if (isSettled(task)) noteEnd(key);
    if (task.status === "succeeded") void keepFiles(key);
  }
}

function newRecord(
  key: string,
  connectionId: string,
  family: Family,
  { report: _report, ...task }: TaskWithReport,
  { asked = {}, sentAtMs }: Circumstances,
): AssetRecord {
  return {
    key,
    connectionId,
    family,
    task: task as AssetRecord["task"],
    asked,
    starred: false,
    sentAtMs: sentAtMs ?? Date.parse(task.createdAt),
    kept: [],
    // how long one takes that was found on the server cannot be seen from here
    ...(sentAtMs !== undefined && { run: { what: "preview", askedAtMs: sentAtMs } }),
  };
}
