import { blurKernel } from "../../kernels/kernels.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf, levelBelow } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { cutStones } from "../concrete/cut-stones.ts";
import type { MaterialClass } from "../material.ts";
import type { ApplyCondition } from "./condition.ts";

/** How far buffing flattens what no grindstone works, and how glossy it gets: hide keeps its grain, cloth is but pressed. */
const SOFT: Partial<Record<MaterialClass, { readonly flat: number; readonly gloss: number }>> = {
  fabric: { flat: 0.12, gloss: 0.42 },
  leather: { flat: 0.1, gloss: 0.17 },
  ground: { flat: 0.7, gloss: 0.1 },
  misc: { flat: 0.7, gloss: 0.03 },
  plastic: { flat: 0.7, gloss: 0.03 },
  ceramic: { flat: 0.7, gloss: 0.03 },
};
const GROUND = { flat: 0.98, gloss: 0.03 };

/** What is cast of stones in a paste: grinding it bares them. */
const GROUT_AND_STONE: ReadonlySet<string> = new Set(
  "concrete smooth-concrete rough-concrete cracked-concrete concrete-tiles tie-hole-concrete board-marked-concrete".split(
    " ",
  ),
);

/** Ground flat and buffed: the crowns are cut to one level, fine relief is gone, the gloss is high, colours deepen. */
export const polished: ApplyCondition = (surface, asked, context) => {
  const { material, size, draw, scale } = context;
  const amount = Math.min(1, asked * 1.2);
  const { flat: leveled, gloss: least } = SOFT[material.class] ?? GROUND;
  const flat = leveled * amount;
  const smooth = blurKernel(surface.height, surface.size, surface.size * 0.004, 2);
  const level = levelBelow(smooth, 0.28);
  const soft = depthOf(smooth) * 0.16 + 1e-9;
  // no hand and no machine buffs evenly: the light wanders over a polished floor
  const buffed = fbm(size, { cells: featureCount(4, scale), octaves: 3, gain: 0.6, seed: draw.seed32("buffed") });
  // a rough stone is pale with the light its grains scatter
  const deepens = material.class === "stone" ? 0.46 : 0.24;
  const cut = GROUT_AND_STONE.has(material.id) ? cutStones(context, 0.62 * amount) : undefined;
  return repaintSurface(surface, (texel, i) => {
    const b = buffed[i] as number;
    const h = smooth[i] as number;
    const over = (h - level) / soft;
    // the grindstone takes what stands above its level, with no hard brim
    const ground = over > 0 ? level + soft * (over / (1 + over)) * 0.3 : h;
    texel.height = lerp(texel.height, ground, flat);
    const gloss = least + texel.roughness * (0.09 + 0.05 * b);
    cut?.(texel, i);
    texel.roughness = lerp(texel.roughness, Math.min(texel.roughness, gloss), amount);
    // a polished face scatters no light of its own: colours are deep and full, and metal is clean
    const deep = amount * (1 - texel.metalness);
    const tone = 1 + 0.03 * b * deep;
    const clear = tone * (1 - deepens * deep) * (1 + 0.12 * amount * texel.metalness);
    // what is full already has no paleness to lose: fired clay stays red earth and turns no orange
    const most = Math.max(texel.r, texel.g, texel.b);
    const pale = most > 0 ? Math.min(texel.r, texel.g, texel.b) / most : 1;
    const full = 1 + 0.4 * deep * smoothstep(0.02, 0.45, pale);
    const grey = (texel.r + texel.g + texel.b) / 3;
    texel.r = Math.max(0, grey + (texel.r - grey) * full) * clear;
    texel.g = Math.max(0, grey + (texel.g - grey) * full) * clear;
    texel.b = Math.max(0, grey + (texel.b - grey) * full) * clear;
  });
};
