import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const FRESH = fromHex("#6a0508");
const DRIED = fromHex("#2e0a08");

/** Blood: pools with a dried rim, drops around them, and runs down from both. */
export const bloody: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const pools = evenNoise(size, { cells: featureCount(6, scale), octaves: 5, gain: 0.48, seed: draw.seed32("pools") });
  const drops = fbm(size, { cells: featureCount(24, scale), octaves: 2, gain: 0.4, seed: draw.seed32("drops") });
  const runs = fbm(size, {
    cells: featureCount(20, scale),
    cellsY: 2,
    octaves: 3,
    gain: 0.5,
    seed: draw.seed32("runs"),
  });
  const reach = 0.62 - amount * 0.75;
  return repaintSurface(surface, (texel, i) => {
    const at = (pools[i] as number) - reach;
    const pool = smoothstep(0, 0.02, at);
    const drop = smoothstep(0.47, 0.5, (drops[i] as number) + at * 0.35);
    const run = smoothstep(0.3, 0.36, runs[i] as number) * smoothstep(-0.5, -0.1, at);
    const cover = Math.max(pool, drop, run * 0.9);
    const rim = Math.max(pool * smoothstep(0.07, 0, at), run * 0.4);
    const depth = smoothstep(0, 0.35, at);
    blendColour(texel, FRESH, cover * (0.8 + 0.15 * depth));
    blendColour(texel, DRIED, rim * 0.65);
    shade(texel, 1 - 0.25 * depth * pool);
    texel.height += surface.tileSize * 0.0002 * cover;
    texel.roughness = lerp(texel.roughness, lerp(0.12, 0.5, rim), cover);
    texel.metalness *= 1 - cover;
  });
};
