import type { Prices } from "#contract/report.ts";
import type { TaskRecord } from "../tasks/task-record.ts";

/** In credits. */
export const DEFAULT_PRICES: Prices = {
  "subnet-v1": 1,
  "premium-v1": 5,
  "premium-v1-pbr": 8,
  "model-optimize": 4,
  "material-preview": 1,
  "material-optimize": 3,
};

/** What a task's next run costs, in credits. */
export function priceOf(task: Pick<TaskRecord, "family" | "kind" | "version" | "pbr">, prices: Prices): number {
  if (task.family === "material") return prices[task.kind === "optimize" ? "material-optimize" : "material-preview"];
  if (task.kind === "optimize") return prices["model-optimize"];
  if (task.version === "subnet-v1") return prices["subnet-v1"];
  return prices[task.pbr ? "premium-v1-pbr" : "premium-v1"];
}
