import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { billow, fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { paintFrom, palette } from "../../texture/palette.ts";
import { convexity } from "../../texture/relief-masks.ts";
import type { ApplyCondition } from "./condition.ts";

const MUD = palette(...["#2a1d12", "#4a3623", "#6d5438", "#8d7452"].map(fromHex));

/** Mud: thick wet clods in the hollows and in splashes, a thin dried smear around them. */
export const muddy: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const soft = blurKernel(surface.height, size, size * 0.01, 2);
  const crowns = convexity(surface.height, size, 0.03, surface.tileSize * 0.0006);
  const spread = fbm(size, { cells: featureCount(4, scale), octaves: 7, gain: 0.58, seed: draw.seed32("spread") });
  const clods = billow(size, { cells: featureCount(18, scale), octaves: 4, gain: 0.55, seed: draw.seed32("clods") });
  const drops = fbm(size, { cells: featureCount(45, scale), octaves: 2, gain: 0.6, seed: draw.seed32("drops") });
  const mixed = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const c = clods[i] as number;
    const d = drops[i] as number;
    const at = (spread[i] as number) - (crowns[i] as number) * 0.45 + amount * 1.45 - 0.85 + d * 0.08;
    const thick = Math.max(smoothstep(0.0, 0.08, at), smoothstep(0.52, 0.6, d + at * 0.25));
    const smear = smoothstep(-0.5, 0.05, at) * 0.62;
    const damp = smoothstep(0.1, 0.55, at);
    paintFrom(MUD, 0.62 - damp * 0.42 + c * 0.3 + d * 0.08, mixed);
    const cover = Math.max(thick, smear);
    texel.r = lerp(texel.r, mixed.r, cover);
    texel.g = lerp(texel.g, mixed.g, cover);
    texel.b = lerp(texel.b, mixed.b, cover);
    texel.height = lerp(texel.height, soft[i] as number, thick * 0.6) + surface.tileSize * 0.0035 * thick * (0.4 + c);
    texel.roughness = lerp(texel.roughness, lerp(0.9, 0.32, damp), cover);
    texel.metalness *= 1 - cover;
  });
};
