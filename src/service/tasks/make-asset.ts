import type { Report } from "#contract/report.ts";
import type { NewFile } from "../storage/asset-store.ts";
import type { Database } from "../storage/database.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { filesOf, type Generated, generationOf } from "./generation.ts";
import type { Progress } from "./progress-board.ts";
import { RunError } from "./run-error.ts";
import type { TaskRecord } from "./task-record.ts";
import { taskStore } from "./task-store.ts";
import type { WorkerPool } from "./worker-pool.ts";

export interface MakeAssetDeps {
  readonly database: Database;
  readonly pool: WorkerPool;
  readonly upstream: Upstream | undefined;
}

/** What a run has made, before it is stored. */
export interface MadeAsset {
  /** All that is to be stored. */
  readonly stored: readonly NewFile[];
  /** Names of those that are published. */
  readonly files: readonly string[];
  readonly report: Partial<Report>;
}

/**
 * Does a task's next run: in the engine, or on the server behind this one.
 *
 * @throws {RunError} when it comes to nothing.
 */
export async function makeAsset(
  { database, pool, upstream }: MakeAssetDeps,
  task: TaskRecord,
  { jobId, onProgress, signal }: { jobId: string; onProgress: (progress: Progress) => void; signal: AbortSignal },
): Promise<MadeAsset> {
  if (!task.upstream) {
    const generated = await pool.run(generationOf(task), onProgress, signal);
    return {
      stored: filesOf(generated),
      files: generated.files.map(({ name }) => name),
      report: reportOf(task, generated),
    };
  }
  if (!upstream) {
    throw new RunError(
      "upstream-failed",
      `The task belongs to ${new URL(task.upstream.url).host}, which is asked no more.`,
    );
  }
  const { files, report } = await upstream.make({
    task,
    signal,
    onProgress,
    save: (state) => taskStore.setUpstream(database, { id: task.id, jobId }, state),
    isEnded: async () => ((await taskStore.findById(database, task.id))?.jobId ?? null) === null,
  });
  return { stored: files, files: files.map(({ name }) => name), report };
}

function reportOf(task: TaskRecord, { report, recipe, timingsMs }: Generated): Partial<Report> {
  const notes = [...report.notes];
  if (task.version === "subnet-v1" && task.pbr) {
    notes.push("PBR textures come with premium-v1 only; with subnet-v1 the wish was ignored.");
  }
  return {
    words: [...report.words],
    notes,
    ...(report.faces !== undefined && { faces: report.faces }),
    ...(report.vertices !== undefined && { vertices: report.vertices }),
    ...(report.closed !== undefined && { closed: report.closed }),
    ...(report.view && { view: report.view }),
    timingsMs,
    engineVersion: recipe.engineVersion,
  };
}
