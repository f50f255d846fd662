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

// the engine's code is compiled as it is used, and the first run in a fresh thread takes twice as long (chair: 4.0 s and 2.0 s):
// so each thread makes one small asset of each family before anybody waits for it
await generateModel({
  prompt: "a chair",
  negativePrompt: null,
  seed: 1,
  effort: "premium",
  pbr: true,
  textureSize: 256,
});
await generateMaterial({ prompt: "brick", negativePrompt: null, seed: 1, maps: "all", textureSize: 256 });
