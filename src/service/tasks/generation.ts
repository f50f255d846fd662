import type { MessagePort } from "node:worker_threads";
import type { MaterialRequest } from "#engine/generate-material.ts";
import type { GeneratedModel, ModelRequest } from "#engine/generate-model.ts";
import type { NewFile } from "../storage/asset-store.ts";
import type { CrewSeat } from "./crew-board.ts";
import type { TaskRecord } from "./task-record.ts";

/** What a worker is asked to make. */
export type Generation =
  | { readonly family: "text-to-3d"; readonly request: ModelRequest }
  | { readonly family: "material"; readonly request: MaterialRequest };

/** What it hands back. */
export interface Generated {
  readonly files: GeneratedModel["files"];
  readonly recipe: { readonly engineVersion: string };
  readonly report: GeneratedModel["report"];
  /** Stage -> milliseconds, and `total`. */
  readonly timingsMs: Readonly<Record<string, number>>;
}

/** What a worker gets through Piscina. */
export interface WorkerTask {
  readonly generation: Generation;
  /** One cell: not 0 once the run is cancelled. */
  readonly cancelled: Int32Array;
  /** Takes `Progress`. */
  readonly port: MessagePort;
  /** Of a worker's arrays, which no limit of V8 counts. */
  readonly memoryLimitBytes: number;
  /** Where others help. */
  readonly seat?: CrewSeat;
}

/** What a worker gets that helps another with a run. */
export interface HelperTask {
  readonly generation: Generation;
  readonly seat: CrewSeat;
}

/** What is kept of a run: its files, and the recipe beside them. */
export const filesOf = ({ files, recipe }: Generated): NewFile[] => [
  ...files,
  { name: "recipe.json", bytes: Buffer.from(JSON.stringify(recipe)) },
];

/** The engine's request for the task's next run. */
export function generationOf(task: TaskRecord): Generation {
  const { prompt, negativePrompt, seed } = task;
  const optimizing = task.kind === "optimize";
  if (task.family === "material") {
    const maps = optimizing ? "all" : "albedo";
    return {
      family: "material",
      request: {
        prompt,
        negativePrompt,
        seed,
        maps,
        ...(task.textureSize !== null && { textureSize: task.textureSize }),
      },
    };
  }
  return {
    family: "text-to-3d",
    request: {
      prompt,
      negativePrompt,
      seed,
      effort: task.version === "subnet-v1" && !optimizing ? "subnet" : "premium",
      ...(task.faceLimit !== null && { faceLimit: task.faceLimit }),
      pbr: task.pbr && task.version !== "subnet-v1",
    },
  };
}
