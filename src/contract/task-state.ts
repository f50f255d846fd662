import type { Status } from "./task.ts";

/** True when the task will not change unless someone optimizes it. */
export const isSettled = (task: { status: Status }): boolean => task.status === "succeeded" || task.status === "failed";

/** True once a task holds every asset its family can have: nothing is left to optimize. */
export const isOptimized = (task: { kind?: "preview" | "optimize"; urls: { normal?: string | undefined } }): boolean =>
  task.kind !== undefined ? task.kind === "optimize" : task.urls.normal !== undefined;
