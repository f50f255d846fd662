import type { TaskWithReport } from "#client/client.ts";
import type { Version } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";
import type { Report } from "#contract/report.ts";
import type { Task } from "#contract/task.ts";
import { isSettled } from "#contract/task-state.ts";

/** The files a task can have, under the contract's names. */
const FILE_NAMES = ["obj", "albedo", "normal", "roughness", "metalness", "ao", "displacement", "thumbnail"] as const;
export type FileName = (typeof FILE_NAMES)[number];

/** What was asked for and no task body repeats. */
export interface Asked {
  version?: Version | undefined;
  faceLimit?: number | undefined;
  pbr?: boolean | undefined;
}

/** One thing made, or being made, as this browser remembers it. */
export interface AssetRecord {
  /** `<connection>/<family>/<task>`: also its place in the studio's addresses. */
  key: string;
  connectionId: string;
  family: Family;
  task: Task;
  report?: Report | undefined;
  asked: Asked;
  starred: boolean;
  /** Milliseconds since 1970, by this machine's clock where it was made here. Newest first is by this. */
  sentAtMs: number;
  /** The files in this browser's own storage, and the revision of the task that they belong to. */
  kept: readonly FileName[];
  keptRevision?: string | undefined;
  /** The server has forgotten the task, or what it answers is of no use: why, in words. */
  lost?: string | undefined;
}

export const recordKey = (connectionId: string, family: Family, id: string): string =>
  `${connectionId}/${family}/${id}`;

/** Names the state of a task's files. Signed addresses change from day to day, so they are no part of it. */
export const revisionOf = (task: Task): string => [task.finishedAt, ...Object.keys(task.urls).sort()].join(" ");

/** The addresses a task gives, by name. */
export function fileUrls(task: Task): [FileName, string][] {
  const urls = task.urls as Partial<Record<FileName, string>>;
  return FILE_NAMES.flatMap((name): [FileName, string][] => (urls[name] ? [[name, urls[name]]] : []));
}

/** Whether a server still has to say something about it. */
export const isUnderWay = (record: AssetRecord): boolean => !record.lost && !isSettled(record.task);

/** Whether all files of the task as it is now are here. */
export const isKept = (record: AssetRecord): boolean =>
  record.task.status !== "succeeded" || record.keptRevision === revisionOf(record.task);

/** What a server's answer makes of what was known. */
export function withAnswer(known: AssetRecord, { report, ...task }: TaskWithReport): AssetRecord {
  const merged = mergeReports(known.report, report, known.task.status === task.status);
  return { ...known, task: task as Task, report: merged, lost: undefined };
}

function mergeReports(known: Report | undefined, told: Report | undefined, sameState: boolean): Report | undefined {
  if (!known) return told;
  if (!told && sameState) return known;
  // how an earlier run went says nothing about this one; what was understood of the prompt does
  const { stage: _stage, queuePosition: _position, failure: _failure, ...lasting } = known;
  return { ...lasting, progress: 0, ...told };
}
