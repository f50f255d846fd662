import type { Status } from "#contract/task.ts";
import { type AssetRecord, fileUrls } from "./asset-record.ts";
import { apiTexts } from "./texts.ts";

/** Why nothing came of a task. */
export interface TaskFailure {
  /** What happened, in a few words. */
  title: string;
  /** Why, and what may help: the server's own sentences where it has some. */
  words: string;
  /** The artist wanted it so: no reason for alarm. */
  cancelled: boolean;
}

/** A state as an artist sees it: what was cancelled has not failed, what is lost has. */
export function shownState(record: AssetRecord): Status | "cancelled" {
  if (record.lost) return "failed";
  return explainFailure(record)?.cancelled ? "cancelled" : record.task.status;
}

/** The one account of a failure, which every place on the screen gives. Undefined: it has not failed. */
export function explainFailure(record: AssetRecord): TaskFailure | undefined {
  const { task, report, lost, kept } = record;
  const texts = apiTexts.explainFailure;
  if (lost) return { title: texts.lost, words: lost, cancelled: false };
  if (task.status !== "failed") return undefined;
  const { failure } = report ?? {};
  const cancelled = failure?.code === "cancelled";
  const hasPreview = kept.length > 0 || fileUrls(task).length > 0;
  return {
    title: cancelled ? texts.cancelled : hasPreview ? texts.notOptimized : texts.notMade,
    words: [failure?.message, failure?.hint].filter(Boolean).join(" ") || texts.noReason,
    cancelled,
  };
}
