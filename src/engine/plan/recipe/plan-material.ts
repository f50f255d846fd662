import { ENGINE_VERSION } from "../../engine-version.ts";
import type { BriefSurface, MaterialBrief } from "../../language/material-brief.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { createDraw, type Draw } from "../../math/draw.ts";

/** Everything needed to make the same material again. Plain JSON. */
export interface MaterialRecipe {
  readonly engineVersion: string;
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly seed: number;
  readonly base: MaterialSpec;
}

/**
 * Settles what a material is made of. The surface's own draws hang on the seed, the base and what it was called alone, so
 * adding "mossy", a colour or a second material keeps every stone in its place.
 */
export function planMaterial(
  brief: MaterialBrief,
  request: { prompt: string; negativePrompt: string | null; seed: number },
): MaterialRecipe {
  const draw = createDraw(request.seed);
  const layers = brief.layers.map(({ place, amount, tread, ...said }) => ({
    place,
    amount,
    ...(tread ? { tread } : {}),
    material: planSurface(said, brief, draw),
  }));
  return {
    engineVersion: ENGINE_VERSION,
    ...request,
    base: {
      ...planSurface(brief, brief, draw, brief.called),
      ...(layers.length > 0 ? { layers } : {}),
      ...(brief.bond ? { bond: brief.bond } : {}),
      ...(brief.pattern ? { pattern: brief.pattern } : {}),
      ...(brief.figured ? { figured: true } : {}),
      ...(brief.work ? { work: brief.work } : {}),
      ...(brief.lights ? { lights: brief.lights.rgb } : {}),
      ...(brief.style ? { style: brief.style } : {}),
    },
  };
}

function planSurface(
  { base, colours, conditions, scale }: BriefSurface,
  { avoid }: MaterialBrief,
  draw: Draw,
  called?: string,
): MaterialSpec {
  return {
    base,
    colours: colours.map(({ rgb }) => rgb),
    conditions: Object.fromEntries(Object.entries(conditions).filter(([name]) => !avoid.conditions.includes(name))),
    scale,
    seed: draw.fork(base).seed32(called === undefined ? "surface" : `surface called ${called}`),
  };
}
