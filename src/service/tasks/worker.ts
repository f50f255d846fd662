import { generateMaterial } from "#engine/generate-material.ts";
import { generateModel } from "#engine/generate-model.ts";
import { followRun } from "./follow-run.ts";
import type { Generated, WorkerTask } from "./generation.ts";

/** The entry of a worker thread. Piscina calls it, one task at a time. */
export async function generate(task: WorkerTask): Promise<Generated | null> {
  const { generation } = task;
  return followRun(task, (hooks) =>
    generation.family === "material"
      ? generateMaterial(generation.request, hooks)
      : generateModel(generation.request, hooks),
  );
}
