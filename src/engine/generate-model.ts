import { bakeMaps } from "./bake/bake-maps.ts";
import { finishSlots } from "./bake/finish-slots.ts";
import { openSlots } from "./bake/shade-slots.ts";
import { openShape } from "./bake/shape-once.ts";
import { ALONE } from "./crew.ts";
import { engineLexicon } from "./engine-lexicon.ts";
import { writeModelFiles } from "./files/write-model-files.ts";
import type { AssetReport, GeneratedFile, Hooks } from "./generated-file.ts";
import { loadSimplifier } from "./geometry/simplify.ts";
import { readPrompt } from "./language/read-prompt.ts";
import { createDraw } from "./math/draw.ts";
import { openModel } from "./plan/build-model.ts";
import { planRecipe } from "./plan/recipe/plan-recipe.ts";
import type { Recipe } from "./plan/recipe/recipe.ts";
import { trackProgress } from "./progress.ts";
import { openPicture } from "./render/render-thumbnail.ts";

export type Effort = "subnet" | "premium";

export interface ModelRequest {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  /** Any safe integer. */
  readonly seed: number;
  /** `subnet` spends less on the same recipe, `premium` is everything. */
  readonly effort: Effort;
  /** Triangles the model may have at most; left out, as many as the shape needs. */
  readonly faceLimit?: number;
  /** Also make normal, roughness, metalness and ao maps. Premium only. */
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

/** Side of the maps and of the material tiles behind them, in texels, and the most triangles without a face limit. */
const EFFORTS = {
  subnet: { textureSize: 1024, tileSize: 256, mostFaces: 15_000 },
  premium: { textureSize: 2048, tileSize: 512, mostFaces: 60_000 },
} as const;

/** Shares of the time, as measured on a premium chair with PBR maps. */
const STAGES = {
  "reading the prompt": 1,
  "building the shapes": 15,
  "shaping and mixing the materials": 40,
  "baking the maps": 30,
  "taking the picture": 15,
  "writing the files": 15,
};
/** Shares of the shape in its stage: until it is simplified, and until light and camera are set up. */
const SIMPLIFIED = 0.5;
const SET_UP = 0.65;

/** Text to 3D: prompt and seed in, files out. */
export async function generateModel(request: ModelRequest, hooks: Hooks = {}): Promise<GeneratedModel> {
  const { prompt, negativePrompt, seed, effort } = request;
  const pbr = request.pbr && effort === "premium";
  const { textureSize = EFFORTS[effort].textureSize } = request;
  const { crew = ALONE } = hooks;
  const progress = trackProgress(STAGES, hooks);
  await loadSimplifier();

  progress.enter("reading the prompt");
  const brief = readPrompt(prompt, negativePrompt, engineLexicon());
  const { recipe, notes } = planRecipe(brief, { prompt, negativePrompt, seed });

  progress.enter("building the shapes");
  const built = openModel(recipe);

  progress.enter("shaping and mixing the materials");
  const mostFaces = Math.min(request.faceLimit ?? Number.POSITIVE_INFINITY, freeFaces(effort, seed));
  const shape = openShape(built, { mostFaces, textureSize, effort }, crew);
  const slots = openSlots(built.model, built.materials, { tileSize: EFFORTS[effort].tileSize, textureSize }, crew);
  // the shape is made in one piece: begun first, while others mix the materials
  crew.runBands(1 + slots.bands, (band) => {
    if (band === 0) shape.simplify();
    else slots.shade(band - 1);
    progress.advance((SIMPLIFIED * (band + 1)) / (1 + slots.bands));
  });
  const solid = shape.readSolid();
  const surfaces = slots.read(new Set(solid.groups.map(({ part }) => part.slot)));
  const finishes = finishSlots(built.materials, surfaces);
  const picture = openPicture(solid, built.view, { finishes, crew, onProgress: progress.advance });
  progress.advance(SET_UP);
  // none needs another, and each is made in one piece: all of the picture's together take half as long as the unwrapping
  crew.runBands(3, (band) => {
    if (band === 0) shape.unwrap((fraction) => progress.advance(SET_UP + (1 - SET_UP) * fraction));
    else if (band === 1) picture.throwShadow();
    else picture.look();
  });
  const { unwrapped, dropped, closed } = shape.read();

  progress.enter("baking the maps");
  const maps = bakeMaps(unwrapped, surfaces, { size: textureSize, pbr, crew, onProgress: progress.advance });

  progress.enter("taking the picture");
  const thumbnail = picture.take(unwrapped, maps);

  progress.enter("writing the files");
  const version = `${effort}-v1`;
  const { engineVersion } = recipe;
  const { faceLimit } = request;
  const provenance = {
    prompt,
    negativePrompt,
    seed,
    version,
    engineVersion,
    ...(faceLimit !== undefined && { faceLimit }),
  };
  const files = writeModelFiles(
    { model: unwrapped, finishes, maps, thumbnail, pbr },
    provenance,
    crew,
    progress.advance,
  );

  const report: AssetReport = {
    words: brief.words,
    notes: [
      ...brief.notes,
      ...notes,
      ...(dropped.length > 0 ? [droppedNote(dropped, faceLimit)] : []),
      ...(request.pbr && !pbr ? ["PBR textures come with premium-v1 only: this version made the albedo alone."] : []),
    ],
    faces: unwrapped.positionIndices.length / 3,
    vertices: unwrapped.positions.length / 3,
    closed,
    view: { azimuthDeg: degrees(built.view.azimuth), elevationDeg: degrees(built.view.elevation) },
  };
  return { files, recipe, report };
}

/** To the hundredth: nobody sees less, and the number stays short. */
const degrees = (radians: number): number => Math.round((radians * 18_000) / Math.PI) / 100;

/** What a model may cost when nobody set a limit. Subnet's quality varies with the seed, as its description says. */
const freeFaces = (effort: Effort, seed: number): number =>
  effort === "premium"
    ? EFFORTS.premium.mostFaces
    : createDraw(seed).integer("subnet faces", 5_000, EFFORTS.subnet.mostFaces);

const droppedNote = (dropped: readonly string[], faceLimit: number | undefined): string =>
  `${faceLimit ?? "So few"} faces were too few for everything: left out ${dropped.join(", ")}.`;
