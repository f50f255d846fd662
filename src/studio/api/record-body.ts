import type { CreateMaterialBody, CreateModelBody, Version } from "#contract/create.ts";
import type { AssetRecord } from "./asset-record.ts";

// the contract's list comes with its schemas, which the form does not wait for
export const isVersion = (value: unknown): value is Version => value === "subnet-v1" || value === "premium-v1";

/** What was asked for beside the prompts and the seed. Of what a program or another browser sent, the server's report tells it. */
export function askedOf({ asked, report }: AssetRecord): AssetRecord["asked"] {
  return {
    version: asked.version ?? (isVersion(report?.version) ? report.version : undefined),
    faceLimit: asked.faceLimit ?? report?.faceLimit,
    pbr: asked.pbr ?? report?.pbr,
  };
}

/** The request that makes the same again. */
export function bodyOf(record: AssetRecord): CreateModelBody | CreateMaterialBody {
  const { family, task } = record;
  const common = {
    prompt: task.prompt,
    seed: task.seed,
    ...(task.negativePrompt !== null && { negativePrompt: task.negativePrompt }),
  };
  if (family === "material") return common;
  const { version, faceLimit, pbr } = askedOf(record);
  return {
    ...common,
    ...(version !== undefined && { version }),
    ...(faceLimit !== undefined && { faceLimit }),
    ...(pbr !== undefined && { pbr }),
  };
}
