import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { paintFrom, palette } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const MUD = palette(...["#2a2017", "#4a3a28", "#6c5941", "#978361"].map(fromHex));

/** Mud: thick wet clods in the hollows, round them splashes and spatters that dried paler, each with an edge of its own. */
export const muddy: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const soft = blurKernel(surface.height, size, size * 0.01, 2);
  const crowns = convexity(surface.height, size, 0.03, surface.tileSize * 0.0006);
  const spread = evenNoise(size, {
    cells: featureCount(7, scale),
    octaves: 7,
    gain: 0.58,
    seed: draw.seed32("spread"),
  });
  const clods = billow(size, { cells: featureCount(18, scale), octaves: 4, gain: 0.55, seed: draw.seed32("clods") });
  const drops = fbm(size, { cells: featureCount(45, scale), octaves: 2, gain: 0.6, seed: draw.seed32("drops") });
  const mixed = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const c = clods[i] as number;
    const d = drops[i] as number;
    const at = (spread[i] as number) - (crowns[i] as number) * 0.45 + amount * 1.6 - 1.12 + d * 0.08;
    const rim = at + d * 0.16 + (c - 0.4) * 0.22;
    const thick = smoothstep(0.02, 0.1, rim);
    const spatter = smoothstep(0.4, 0.47, d + at * 0.3);
    // a splash dries to a crust with a ragged edge, never to a haze
    const crust = smoothstep(-0.3, -0.24, rim + d * 0.2) * (0.5 + 0.22 * smoothstep(-0.25, 0.1, c - 0.4 + d));
    const haze = smoothstep(-0.7, -0.1, at) * 0.16;
    const damp = smoothstep(0.12, 0.5, at) * thick;
    paintFrom(MUD, 0.8 - thick * 0.26 - damp * 0.36 + (c - 0.4) * 0.42 + d * 0.1, mixed);
    const cover = Math.max(thick, spatter * 0.92, crust, haze);
    texel.r = lerp(texel.r, mixed.r, cover);
    texel.g = lerp(texel.g, mixed.g, cover);
    texel.b = lerp(texel.b, mixed.b, cover);
    const body = Math.max(thick, spatter * 0.6);
    texel.height =
      lerp(texel.height, soft[i] as number, thick * 0.7) +
      surface.tileSize * (0.0055 * body * (0.45 + c) + 0.0006 * smoothstep(0, 0.5, crust));
    texel.roughness = lerp(texel.roughness, lerp(0.9, 0.32, damp), cover);
    texel.metalness *= 1 - cover;
  });
};
