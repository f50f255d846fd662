import { blurKernel } from "../../kernels/kernels.ts";
import { lerp } from "../../math/scalar.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { depthOf, levelBelow } from "../../texture/relief-masks.ts";
import type { ApplyCondition } from "./condition.ts";

/** What a grindstone makes flat: the grain of leather and the threads of cloth stay under their gloss. */
const GROUND: ReadonlySet<string> = new Set(["stone", "marble", "concrete", "wood", "metal", "terracotta", "plaster"]);

/** Ground flat and buffed: the crowns are cut to one level, fine relief is gone, the gloss is high, colours deepen. */
export const polished: ApplyCondition = (surface, asked, { material }) => {
  const amount = Math.min(1, asked * 1.2);
  const flat = (GROUND.has(material.class) ? 0.98 : 0.7) * amount;
  const smooth = blurKernel(surface.height, surface.size, surface.size * 0.004, 2);
  const level = levelBelow(smooth, 0.28);
  const soft = depthOf(smooth) * 0.16 + 1e-9;
  return repaintSurface(surface, (texel, i) => {
    const h = smooth[i] as number;
    const over = (h - level) / soft;
    // the grindstone takes what stands above its level, with no hard brim
    const ground = over > 0 ? level + soft * (over / (1 + over)) * 0.3 : h;
    texel.height = lerp(texel.height, ground, flat);
    const gloss = 0.03 + texel.roughness * 0.09;
    texel.roughness = lerp(texel.roughness, gloss, amount);
    const deep = amount * (1 - texel.metalness);
    const grey = (texel.r + texel.g + texel.b) / 3;
    texel.r = (grey + (texel.r - grey) * (1 + 0.25 * deep)) * (1 - 0.16 * deep);
    texel.g = (grey + (texel.g - grey) * (1 + 0.25 * deep)) * (1 - 0.16 * deep);
    texel.b = (grey + (texel.b - grey) * (1 + 0.25 * deep)) * (1 - 0.16 * deep);
  });
};
