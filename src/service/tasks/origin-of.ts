import { createHash } from "node:crypto";
import { ENGINE_VERSION } from "#engine/engine-version.ts";
import { generationOf } from "./generation.ts";
import type { TaskRecord } from "./task-record.ts";

/** All that decides the bytes and the report of a task's next run, as one digest: two tasks that agree in it get the same files. */
export function originOf(task: TaskRecord): string {
  // a wish for pbr that is not followed is told in the report
  if (!task.upstream) return digestOf([`engine ${ENGINE_VERSION}`, generationOf(task), task.pbr]);
  const { family, prompt, negativePrompt, seed, version, pbr, faceLimit } = task;
  // a premium model is optimized from the beginning
  const kind = version === "premium-v1" ? "preview" : task.kind;
  return digestOf([
    `upstream ${task.upstream.url}`,
    family,
    kind,
    prompt,
    negativePrompt,
    seed,
    version,
    pbr,
    faceLimit,
  ]);
}

const digestOf = (all: unknown): string => createHash("sha256").update(JSON.stringify(all)).digest("base64url");
