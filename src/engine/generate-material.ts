import { settledAlbedo, settledMaps } from "./bake/settle-edges.ts";
import { ALONE } from "./crew.ts";
import { engineLexicon } from "./engine-lexicon.ts";
import { encodeImages } from "./files/encode-images.ts";
import type { Image } from "./files/image.ts";
import { provenanceText } from "./files/provenance.ts";
import type { AssetReport, GeneratedFile, Hooks } from "./generated-file.ts";
import { reuseFields } from "./kernels/field-pool.ts";
import { shareRows } from "./kernels/shared-rows.ts";
import { readMaterialPrompt } from "./language/read-material-prompt.ts";
import { shadeForMaps } from "./materials/shade-material.ts";
import { type MaterialRecipe, planMaterial } from "./plan/recipe/plan-material.ts";
import { trackProgress } from "./progress.ts";

export interface MaterialRequest {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  /** Any safe integer. */
  readonly seed: number;
  /** `albedo` for a preview; `all` for the six maps, whose albedo has the preview's very bytes. */
  readonly maps: "albedo" | "all";
  /** Side of the maps in texels, a power of two, 16 to 4096. Left out: 1024. */
  readonly textureSize?: number;
}

export interface GeneratedMaterial {
  /** `albedo.png`; with `all` also `normal.png`, `displacement.png` (16 bits), `metalness.png`, `roughness.png`, `ao.png`. */
  readonly files: readonly GeneratedFile[];
  readonly recipe: MaterialRecipe;
  readonly report: AssetReport;
}

export const DEFAULT_MATERIAL_SIZE = 1024;

/** Shares of the time, as measured at 1024 x 1024. */
const STAGES = { "reading the prompt": 2, "shading the surface": 50, "deriving the maps": 20, "writing the files": 60 };

/** Text to material: prompt and seed in, maps out. */
export async function generateMaterial(request: MaterialRequest, hooks: Hooks = {}): Promise<GeneratedMaterial> {
  const { prompt, negativePrompt, seed, maps: wanted, textureSize = DEFAULT_MATERIAL_SIZE } = request;
  const { crew = ALONE } = hooks;
  const progress = trackProgress(STAGES, hooks);

  progress.enter("reading the prompt");
  const brief = readMaterialPrompt(prompt, negativePrompt, engineLexicon());
  const recipe = planMaterial(brief, { prompt, negativePrompt, seed });

  // the tile and its maps end as files: their memory serves the next material
  const files = reuseFields(
    () => {
      progress.enter("shading the surface");
      const surface = shareRows(crew, () => shadeForMaps(recipe.base, textureSize));

      progress.enter("deriving the maps");
      const maps: Record<string, Image> =
        wanted === "all" ? { ...settledMaps(surface, crew) } : { albedo: settledAlbedo(surface, crew) };

      progress.enter("writing the files");
      const { engineVersion } = recipe;
      const text = provenanceText({ prompt, negativePrompt, seed, version: "material", engineVersion });
      return encodeImages(maps, text, crew, progress.advance);
    },
    () => [],
  );
  return { files, recipe, report: { words: brief.words, notes: brief.notes } };
}
