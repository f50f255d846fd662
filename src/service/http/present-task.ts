import type { Report } from "#contract/report.ts";
import type { MaterialTask, ModelTask, Task } from "#contract/task.ts";
import type { FileSigner } from "../storage/file-signer.ts";
import type { Progress } from "../tasks/progress-board.ts";
import type { TaskRecord } from "../tasks/task-record.ts";
import { formatTimestamp } from "./format-timestamp.ts";

const MODEL_KEYS = {
  albedo: "albedo.png",
  obj: "model.obj",
  thumbnail: "thumbnail.png",
  normal: "normal.png",
  roughness: "roughness.png",
  metalness: "metalness.png",
  ao: "ao.png",
} as const satisfies Record<keyof ModelTask["urls"], string>;

const MATERIAL_KEYS = {
  albedo: "albedo.png",
  normal: "normal.png",
  displacement: "displacement.png",
  metalness: "metalness.png",
  roughness: "roughness.png",
  ao: "ao.png",
} as const satisfies Record<keyof MaterialTask["urls"], string>;

/** A task in exactly the contract's fields. */
export function presentTask(task: TaskRecord, signer: FileSigner, origin: string): Task {
  const common = {
    id: task.id,
    status: task.status,
    seed: task.seed,
    prompt: task.prompt,
    negativePrompt: task.negativePrompt,
    urls: urlsOf(task, signer, origin),
    creditsUsed: task.creditsUsed,
    finishedAt: task.finishedAt && formatTimestamp(task.finishedAt),
    createdAt: formatTimestamp(task.createdAt),
  };
  if (task.family === "material") return common satisfies MaterialTask;
  const { id, ...rest } = common;
  return { id, kind: task.kind, ...rest } satisfies ModelTask;
}

/** Models get paths, materials whole addresses, as the contract words it. */
function urlsOf(task: TaskRecord, signer: FileSigner, origin: string): Record<string, string> {
  if (task.revision === 0) return {};
  const key = { taskId: task.id, revision: task.revision };
  const folder = `/v1/files/${task.id}/${task.revision}/${signer.sign(key)}`;
  const base = task.family === "material" ? origin + folder : folder;
  const names = task.family === "material" ? MATERIAL_KEYS : MODEL_KEYS;
  return Object.fromEntries(
    Object.entries(names)
      .filter(([, name]) => task.files.includes(name))
      .map(([url, name]) => [url, `${base}/${name}`]),
  );
}

/** Plinth's addition: how the task stands and what became of the prompt. */
export function presentReport(task: TaskRecord, live: Progress | undefined, queuePosition: number | undefined): Report {
  const settled = task.status === "succeeded" || task.status === "failed";
  return {
    ...(settled || task.status === "queued" ? {} : { stage: live?.stage ?? "start" }),
    progress: task.status === "succeeded" ? 1 : (live?.progress ?? 0),
    ...(queuePosition !== undefined && { queuePosition }),
    ...(task.failure && { failure: task.failure }),
    ...task.report,
    ...(task.version !== null && { version: task.version, pbr: task.pbr }),
    ...(task.faceLimit !== null && { faceLimit: task.faceLimit }),
    ...(task.requestId !== null && { requestId: task.requestId }),
  };
}
