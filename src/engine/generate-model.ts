import type { AssetReport, GeneratedFile, Hooks } from "./generated-file.ts";
import type { Recipe } from "./plan/recipe.ts";

export interface ModelRequest {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  /** Any safe integer. */
  readonly seed: number;
  /** `subnet` spends less on the same recipe, `premium` is everything. */
  readonly effort: "subnet" | "premium";
  /** Triangles the model may have at most; left out, as many as the shape needs. */
  readonly faceLimit?: number;
  /** Also make normal, roughness, metalness and ao maps. */
  readonly pbr: boolean;
  /** Side of the maps in texels, a power of two. Left out: 1024 for subnet, 2048 for premium. */
  readonly textureSize?: number;
}

export interface GeneratedModel {
  /** `model.obj`, `model.mtl`, `albedo.png`, `thumbnail.png`, and with pbr `normal.png`, `roughness.png`, `metalness.png`, `ao.png`. */
  readonly files: readonly GeneratedFile[];
  readonly recipe: Recipe;
  readonly report: AssetReport;
}

/** Text to 3D: prompt and seed in, files out. */
export async function generateModel(request: ModelRequest, hooks: Hooks = {}): Promise<GeneratedModel> {
  throw new Error(`generateModel: under construction, got ${request.prompt} ${hooks}`);
}
