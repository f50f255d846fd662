import { createHash } from "node:crypto";
import { ENGINE_VERSION } from "#engine/engine-version.ts";
import { generationOf } from "./generation.ts";
import type { TaskRecord } from "./task-record.ts";

/** All that decides the bytes and the report of a task's next run, as one digest: two tasks that agree in it get the same files. */
export const originOf = (task: TaskRecord): string =>
  // a wish for pbr that is not followed is told in the report
  digestOf([`engine ${ENGINE_VERSION}`, generationOf(task), task.pbr]);

const digestOf = (all: unknown): string => createHash("sha256").update(JSON.stringify(all)).digest("base64url");
