import type { AssetKey, NewFile } from "../storage/asset-store.ts";
import { copyKept } from "./copy-kept.ts";
import { evictAssets } from "./evict-assets.ts";
import { filesOf, generationOf } from "./generation.ts";
import { keptAssetStore } from "./kept-asset-store.ts";
import { originOf } from "./origin-of.ts";
import type { RunTaskDeps } from "./run-task.ts";
import type { TaskRecord } from "./task-record.ts";
import { taskStore } from "./task-store.ts";

type RemakeDeps = Pick<RunTaskDeps, "database" | "pool" | "assets" | "log" | "storageLimit" | "upstream">;

/**
 * Puts the files of a finished run where they were once more: made again, or fetched again from the server behind this one. The task
 * knows nothing of it: it has settled, and is charged once. Files that nobody has any more are taken off the task. Never rejects.
 */
export async function remakeAsset(deps: RemakeDeps, key: AssetKey): Promise<void> {
  const { database, assets, log } = deps;
  try {
    const task = await taskStore.findById(database, key.taskId);
    if (task?.revision !== key.revision) return;
    // an optimize that failed or is under way has left the preview's files
    const run: TaskRecord = { ...task, kind: task.status === "succeeded" ? task.kind : "preview" };
    const origin = originOf(run);
    // another version of the engine may make other bytes
    await keptAssetStore.forgetOrigin(database, key);
    let stored = await copyKept(deps, origin, key);
    if (!stored) {
      const files = await makeAgain(deps, run);
      if (!files) {
        await taskStore.loseFiles(
          database,
          task.id,
          "The files are not kept any more. The same request makes them again.",
        );
        log.warn(key, "files that were gone or damaged cannot be had again");
        return;
      }
      stored = { ...(await assets.put(key, files)), files: run.files, report: {} };
    }
    await keptAssetStore.putBack(database, key, origin, stored);
    await evictAssets(deps, key);
    log.warn(key, "files that were gone or damaged were made again");
  } catch (error) {
    // the next request for them asks again
    log.error({ err: error, ...key }, "files that were gone or damaged could not be made again");
  }
}

/** Null when that cannot be done. */
async function makeAgain({ pool, upstream }: RemakeDeps, run: TaskRecord): Promise<readonly NewFile[] | null> {
  if (!run.upstream) return filesOf(await pool.run(generationOf(run), () => undefined, new AbortController().signal));
  return (await upstream?.fetchAgain(run.family, run.upstream))?.files ?? null;
}
