import type { StageAsset } from "../stage-asset.ts";

/** Whether there is anything to draw yet. */
export function isLoadable({ family, files }: StageAsset): boolean {
  return family === "material" ? files.albedo !== undefined : files.obj !== undefined;
}
