import type { AssetKey, NewFile } from "../storage/asset-store.ts";
import { copyKept } from "./copy-kept.ts";
import { evictAssets } from "./evict-assets.ts";
import { filesOf, generationOf } from "./generation.ts";
import { keptAssetStore } from "./kept-asset-store.ts";
import { originOf } from "./origin-of.ts";
import type { RunTaskDeps } from "./run-task.ts";
import type { TaskRecord } from "./task-record.ts";
import { taskStore } from "./task-store.ts";
import { wholeFiles } from "./whole-files.ts";

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
      const files = await makeAgain(deps, run, key);
      const lost = run.files.filter((name) => !files.some((file) => file.name === name));
      if (lost.length > 0) return await partWith(deps, key, files, lost);
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

/** All there is to have: where another server made the task and has a file no longer, what is still whole here stays. */
async function makeAgain(
  { pool, upstream, assets }: RemakeDeps,
  run: TaskRecord,
  key: AssetKey,
): Promise<readonly NewFile[]> {
  if (!run.upstream) return filesOf(await pool.run(generationOf(run), () => undefined, new AbortController().signal));
  const fetched = (await upstream?.fetchAgain(run.family, run.upstream))?.files ?? [];
  const others = run.files.filter((name) => !fetched.some((file) => file.name === name));
  return [...fetched, ...(await wholeFiles(assets, key, others))];
}

/** Takes files off the task that nobody has any more, and keeps the others. Nobody else is given what is not whole. */
async function partWith(
  { database, assets, log }: RemakeDeps,
  key: AssetKey,
  kept: readonly NewFile[],
  lost: readonly string[],
): Promise<void> {
  if (kept.length > 0) await assets.put(key, kept);
  const names = lost.map((name) => `"${name}"`).join(", ");
  const note =
    kept.length > 0
      ? `${names}: damaged here, and nobody has it any more. The other files are whole. The same request makes all of them again.`
      : "The files are not kept any more. The same request makes them again.";
  await taskStore.loseFiles(database, key, lost, note);
  log.warn({ ...key, lost }, "files that were gone or damaged cannot be had again");
}
