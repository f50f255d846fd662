import type { AssetKey } from "../storage/asset-store.ts";
import { evictAssets } from "./evict-assets.ts";
import { filesOf, generationOf } from "./generation.ts";
import { keptAssetStore } from "./kept-asset-store.ts";
import { originOf } from "./origin-of.ts";
import type { RunTaskDeps } from "./run-task.ts";
import { taskStore } from "./task-store.ts";

/**
 * Makes the files of a finished run once more and puts them where they were. The task knows nothing of it: it has settled, and is
 * charged once. Never rejects.
 */
export async function remakeAsset(
  deps: Pick<RunTaskDeps, "database" | "pool" | "assets" | "log" | "storageLimit">,
  key: AssetKey,
): Promise<void> {
  const { database, pool, assets, log } = deps;
  try {
    const task = await taskStore.findById(database, key.taskId);
    if (task?.revision !== key.revision) return;
    // an optimize that failed or is under way has left the preview's files
    const kind = task.status === "succeeded" ? task.kind : "preview";
    const run = { ...task, kind };
    const generated = await pool.run(generationOf(run), () => undefined, new AbortController().signal);
    // another version of the engine may make other bytes
    await keptAssetStore.forgetOrigin(database, key);
    const stored = await assets.put(key, filesOf(generated));
    await keptAssetStore.putBack(database, key, originOf(run), stored);
    await evictAssets(deps, key);
    log.warn(key, "files that were gone or damaged were made again");
  } catch (error) {
    // the next request for them asks again
    log.error({ err: error, ...key }, "damaged files could not be made again");
  }
}
