import type { CreateMaterialBody, CreateModelBody } from "#contract/create.ts";
import type { AssetRecord } from "./asset-record.ts";

/** The request that makes the same again. */
export function bodyOf({ family, task, asked }: AssetRecord): CreateModelBody | CreateMaterialBody {
  const common = {
    prompt: task.prompt,
    seed: task.seed,
    ...(task.negativePrompt !== null && { negativePrompt: task.negativePrompt }),
  };
  if (family === "material") return common;
  const { version, faceLimit, pbr } = asked;
  return {
    ...common,
    ...(version !== undefined && { version }),
    ...(faceLimit !== undefined && { faceLimit }),
    ...(pbr !== undefined && { pbr }),
  };
}
