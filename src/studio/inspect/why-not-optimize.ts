import { isOptimized, isSettled } from "#contract/task-state.ts";
import type { AssetRecord } from "../api/asset-record.ts";

/** Why a task cannot be optimized now, in a sentence; undefined when it can. */
export function whyNotOptimize(
  { family, task, lost, asked, report, kept, run }: AssetRecord,
  hasConnection: boolean,
): string | undefined {
  if (lost) return "The server no longer knows this task.";
  if (!hasConnection) return "Its server is no longer in the settings.";
  if (!isSettled(task)) return "Wait until it is finished.";
  const hasPreview = kept.length > 0 || Object.keys(task.urls).length > 0;
  if (task.status === "failed" && run?.what === "optimize" && hasPreview) return undefined;
  if (isOptimized(task)) {
    return family === "material" ? "All six maps are here already." : "It is optimized already.";
  }
  if (!hasPreview) return "There is no preview to optimize.";
  if ((asked.version ?? report?.version) === "premium-v1") return "premium-v1 is the full result.";
  return undefined;
}
