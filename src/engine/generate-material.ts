import type { AssetReport, GeneratedFile, Hooks } from "./generated-file.ts";
import type { MaterialSpec } from "./materials/material.ts";

export interface MaterialRequest {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  /** Any safe integer. */
  readonly seed: number;
  /** `albedo` for a preview; `all` for the six maps, whose albedo has the preview's very bytes. */
  readonly maps: "albedo" | "all";
  /** Side of the maps in texels, a power of two, 512 to 4096. Left out: 1024. */
  readonly textureSize?: number;
}

/** Everything needed to make the same material again. Plain JSON. */
export interface MaterialRecipe {
  readonly engineVersion: string;
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly seed: number;
  readonly base: MaterialSpec;
  /** A second material in the joints or on top. */
  readonly second?: MaterialSpec;
}

export interface GeneratedMaterial {
  /** `albedo.png`; with `all` also `normal.png`, `displacement.png` (16 bits), `metalness.png`, `roughness.png`, `ao.png`. */
  readonly files: readonly GeneratedFile[];
  readonly recipe: MaterialRecipe;
  readonly report: AssetReport;
}

/** Text to material: prompt and seed in, maps out. */
export async function generateMaterial(request: MaterialRequest, hooks: Hooks = {}): Promise<GeneratedMaterial> {
  throw new Error(`generateMaterial: under construction, got ${request.prompt} ${hooks}`);
}
