import { isOptimized, isSettled } from "#contract/task-state.ts";
import type { AssetRecord } from "../api/asset-record.ts";
import { inspectTexts } from "./texts.ts";

/** Why a task cannot be optimized now, in a sentence; undefined when it can. */
export function whyNotOptimize(
  { family, task, lost, asked, report, kept, run }: AssetRecord,
  hasConnection: boolean,
): string | undefined {
  if (lost) return inspectTexts.whyNotOptimize.lost;
  if (!hasConnection) return inspectTexts.whyNotOptimize.serverGone;
  if (!isSettled(task)) return inspectTexts.whyNotOptimize.notFinished;
  const hasPreview = kept.length > 0 || Object.keys(task.urls).length > 0;
  if (task.status === "failed" && run?.what === "optimize" && hasPreview) return undefined;
  if (isOptimized(task)) {
    return family === "material" ? inspectTexts.whyNotOptimize.mapsHere : inspectTexts.whyNotOptimize.optimized;
  }
  if (!hasPreview) return inspectTexts.whyNotOptimize.noPreview;
  if ((asked.version ?? report?.version) === "premium-v1") return inspectTexts.whyNotOptimize.fullResult;
  return undefined;
}
