import { ENGINE_VERSION } from "../engine-version.ts";
import type { MaterialBrief } from "../language/brief.ts";
import type { MaterialSpec } from "../materials/material.ts";
import { createDraw } from "../math/draw.ts";

/** Everything needed to make the same material again. Plain JSON. */
export interface MaterialRecipe {
  readonly engineVersion: string;
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly seed: number;
  readonly base: MaterialSpec;
}

/** Settles what a material is made of. The surface's own draws hang on the seed and the base alone, so adding "mossy" keeps every stone in its place. */
export function planMaterial(
  brief: MaterialBrief,
  request: { prompt: string; negativePrompt: string | null; seed: number },
): MaterialRecipe {
  const conditions = Object.entries(brief.conditions).filter(([name]) => !brief.avoid.conditions.includes(name));
  return {
    engineVersion: ENGINE_VERSION,
    ...request,
    base: {
      base: brief.base,
      colours: brief.colours.map(({ rgb }) => rgb),
      conditions: Object.fromEntries(conditions),
      scale: brief.scale,
      seed: createDraw(request.seed).fork(brief.base).seed32("surface"),
    },
  };
}
