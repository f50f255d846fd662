import { remakeAsset } from "./remake-asset.ts";
import { type RunTaskDeps, runTask } from "./run-task.ts";
import type { Job } from "./task-queue.ts";

/** Does what a job asks for: a task's run, or files made again. Never rejects. */
export const runJob = (deps: RunTaskDeps, job: Job): Promise<void> =>
  job.remake === undefined ? runTask(deps, job) : remakeAsset(deps, { taskId: job.taskId, revision: job.remake });
