import type { TaskWithReport } from "#client/client.ts";
import type { Version } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";
import type { Report } from "#contract/report.ts";
import type { Task } from "#contract/task.ts";
import { isSettled } from "#contract/task-state.ts";

/** The files a task can have, under the contract's names. */
export const FILE_NAMES = [
  "obj",
  "albedo",
  "normal",
  "roughness",
  "metalness",
  "ao",
  "displacement",
  "thumbnail",
] as const;
export type FileName = (typeof FILE_NAMES)[number];

/** What was asked for and no task body repeats. */
export interface Asked {
  version?: Version | undefined;
  faceLimit?: number | undefined;
  pbr?: boolean | undefined;
}

/** A note on a place of a model. */
export interface Pin {
  /** Milliseconds since 1970; no two of a model have the same. */
  readonly madeAtMs: number;
  /** On the surface, in metres of the model's own frame. */
  readonly place: readonly [x: number, y: number, z: number];
  /** Unit vector away from the surface there. */
  readonly normal: readonly [x: number, y: number, z: number];
  readonly words: string;
}

/** What the artist says about an asset. */
export interface Marks {
  starred: boolean;
  /** 1 to 5. Missing: not rated. */
  rating?: number | undefined;
  tags?: readonly string[] | undefined;
  note?: string | undefined;
  collections?: readonly string[] | undefined;
  /** In the order they were made in, which numbers them. */
  pins?: readonly Pin[] | undefined;
  /** When one of these was last changed: tells which are newer where two libraries meet. */
  markedAtMs?: number | undefined;
}

/** The latest run of a task, as this browser saw it. Milliseconds since 1970. */
export interface Run {
  what: "preview" | "optimize";
  askedAtMs: number;
  /** When it was first seen at work. */
  startedAtMs?: number | undefined;
  /** From the first look at it at work, else from the asking, to its end. */
  tookMs?: number | undefined;
}

/** One thing made, or being made, as this browser remembers it. */
export interface AssetRecord extends Marks {
  /** `<connection>/<family>/<task>`: also its place in the studio's addresses. */
  key: string;
  connectionId: string;
  family: Family;
  task: Task;
  report?: Report | undefined;
  asked: Asked;
  /** Milliseconds since 1970, by this machine's clock where it was made here. Newest first is by this. */
  sentAtMs: number;
  /** The files in this browser's own storage, and the revision of the task that they belong to. */
  kept: readonly FileName[];
  keptRevision?: string | undefined;
  /** Their size, with the small picture for lists. */
  keptBytes?: number | undefined;
  keptAtMs?: number | undefined;
  run?: Run | undefined;
  /** The artist does not want it to be looked at any more: its server cannot cancel. */
  unwatched?: boolean | undefined;
  /** Deleted, and waiting for the time to undo that to be over. */
  binnedAtMs?: number | undefined;
  /** The server has forgotten the task, or what it answers is of no use: why, in words. */
  lost?: string | undefined;
}

export const recordKey = (connectionId: string, family: Family, id: string): string =>
  `${connectionId}/${family}/${id}`;

/** Names the state of a task's files. Signed addresses change from day to day, so they are no part of it. */
export const revisionOf = (task: Task): string =>
  // not every server notes when the second run finished
  [
    task.finishedAt,
    ...Object.keys(task.urls).sort(),
    ...("kind" in task && task.kind === "optimize" ? ["!"] : []),
  ].join(" ");

/** Whether a list tells of a task what was not known. A second run may end in the very second of the first. */
export const isNews = (known: AssetRecord | undefined, task: TaskWithReport): boolean =>
  known === undefined || revisionOf(known.task) !== revisionOf(task) || (task.report !== undefined && !known.report);

/** The addresses a task gives, by name. */
export function fileUrls(task: Task): [FileName, string][] {
  const urls = task.urls as Partial<Record<FileName, string>>;
  return FILE_NAMES.flatMap((name): [FileName, string][] => (urls[name] ? [[name, urls[name]]] : []));
}

/** Whether a server still has to say something about it. */
export const isUnderWay = (record: AssetRecord): boolean =>
  !record.lost && !record.unwatched && !isSettled(record.task);

/** Whether all files of the task as it is now are here. */
export const isKept = (record: AssetRecord): boolean =>
  record.task.status !== "succeeded" || record.keptRevision === revisionOf(record.task);

/** Whether files of it are to be had that are not here. */
export const isLacking = (record: AssetRecord): boolean => !record.lost && !isKept(record);

/** Its files were here and made room for others: the server has them still. */
export const isPutAway = (record: AssetRecord): boolean =>
  record.kept.length === 0 && record.keptRevision !== undefined && isKept(record) && fileUrls(record.task).length > 0;

/** What a server's answer makes of what was known. */
export function withAnswer(known: AssetRecord, { report, ...task }: TaskWithReport, nowMs = Date.now()): AssetRecord {
  const merged = mergeReports(known.report, report, known.task.status === task.status);
  const run = known.run && followed(known.run, known.task, task, nowMs);
  return { ...known, task: task as Task, report: merged, ...(run && { run }), lost: undefined };
}

/** Notes when a run was first seen at work, and when it was first seen to have ended. */
function followed(run: Run, before: Pick<Task, "status">, now: Omit<Task, "kind">, nowMs: number): Run {
  if (run.tookMs !== undefined || before.status === now.status) return run;
  if (now.status === "in_progress") return { ...run, startedAtMs: nowMs };
  if (!isSettled(now)) return run;
  const since = run.startedAtMs ?? run.askedAtMs;
  // the page may have been closed when it ended
  const toldMs = now.finishedAt ? Date.parse(now.finishedAt) + 1000 - since : Number.NaN;
  return { ...run, tookMs: toldMs > 0 ? Math.min(toldMs, nowMs - since) : nowMs - since };
}

function mergeReports(known: Report | undefined, told: Report | undefined, sameState: boolean): Report | undefined {
  if (!known) return told;
  if (!told && sameState) return known;
  // how an earlier run went says nothing about this one; what was understood of the prompt does
  const { stage: _stage, queuePosition: _position, failure: _failure, ...lasting } = known;
  return { ...lasting, progress: 0, ...told };
}
