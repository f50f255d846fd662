import { isSettled } from "#contract/task-state.ts";
import { type AssetRecord, type Marks, revisionOf } from "../../api/asset-record.ts";

export interface MergedRecord {
  record: AssetRecord;
  change: "added" | "updated" | "unchanged";
  /** The files of the library file belong to the record as it is now, and are not here. */
  wantsFiles: boolean;
}

/** A record of a library file meets the one that is here, if any: of each part, what is newer stays. */
export function mergeRecord(own: AssetRecord | undefined, other: AssetRecord): MergedRecord {
  if (!own) return { record: other, change: "added", wantsFiles: true };
  const isTaskNewer = ageOf(other) > ageOf(own);
  const areMarksNewer = (other.markedAtMs ?? 0) > (own.markedAtMs ?? 0);
  const record: AssetRecord = {
    ...own,
    ...(isTaskNewer && { task: other.task, lost: other.lost }),
    ...(areMarksNewer && marksOf(other)),
    // what was asked for never changes: what one side does not know, the other may
    asked: { ...other.asked, ...definedOf(own.asked) },
    report: (isTaskNewer ? other.report : undefined) ?? own.report ?? other.report,
    sentAtMs: Math.min(own.sentAtMs, other.sentAtMs),
  };
  const isSame = JSON.stringify(record) === JSON.stringify(own);
  const isRevisionOfFile = revisionOf(record.task) === revisionOf(other.task);
  return {
    record: isSame ? own : record,
    change: isSame ? "unchanged" : "updated",
    wantsFiles: isRevisionOfFile && record.task.status === "succeeded" && own.kept.length === 0,
  };
}

/** The later a task was settled, the newer is what is known of it. One that is not settled is the oldest. */
const ageOf = ({ task }: AssetRecord): number =>
  isSettled(task) && task.finishedAt ? Date.parse(task.finishedAt) : Number.NEGATIVE_INFINITY;

const marksOf = ({ starred, rating, tags, note, collections, pins, markedAtMs }: AssetRecord): Marks => ({
  starred,
  rating,
  tags,
  note,
  collections,
  pins,
  markedAtMs,
});

const definedOf = (asked: AssetRecord["asked"]): AssetRecord["asked"] =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
