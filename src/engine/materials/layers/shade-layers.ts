import { createDraw } from "../../math/draw.ts";
import { clamp } from "../../math/scalar.ts";
import { applyConditions } from "../conditions/apply-conditions.ts";
import { materialById } from "../index.ts";
import type { MaterialSpec, ShadeContext, Surface } from "../material.ts";
import { shadePattern } from "../patterns/shade-pattern.ts";
import { applyStyle } from "../styles/apply-style.ts";
import { layMaterial } from "./lay-material.ts";

/** A material with all that lies on it and befell it: base, pattern, layers, conditions, style. */
export function shadeLayers(spec: MaterialSpec, size: number): Surface {
  const material = materialById(spec.base);
  const draw = createDraw(spec.seed).fork(material.id);
  const context: ShadeContext = { size, draw, colours: spec.colours, scale: spec.scale };
  let surface = spec.pattern ? shadePattern(material, spec.pattern, context) : material.shade(context);
  for (const [at, { place, amount, material: second }] of (spec.layers ?? []).entries()) {
    const laid = inMeasureOf(surface.tileSize, second, size);
    surface = layMaterial(surface, laid, place, amount, draw.fork(`layer ${at}`), spec.scale);
  }
  surface = applyConditions(surface, spec.conditions, context, material);
  return spec.style ? applyStyle(surface, spec.style, draw.fork(spec.style)) : surface;
}

/** Shades a material at its real size in a tile that spans `tileSize` metres. */
function inMeasureOf(tileSize: number, spec: MaterialSpec, size: number): Surface {
  const own = materialById(spec.base).tileSize;
  const surface = shadeLayers({ ...spec, scale: clamp((spec.scale * own) / tileSize, 0.25, 4) }, size);
  const { height } = surface;
  let mean = 0;
  for (let i = 0; i < height.length; i += 1) mean += (height[i] as number) / height.length;
  const stretch = tileSize / own;
  for (let i = 0; i < height.length; i += 1) height[i] = ((height[i] as number) - mean) * stretch;
  return { ...surface, tileSize };
}
