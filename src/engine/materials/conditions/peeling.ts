import { luminance } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { cracks } from "../../texture/cracks.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { blendColour, shade } from "../../texture/palette.ts";
import type { ApplyCondition } from "./condition.ts";

/** The outer coat comes off in curled flakes; under it lies a pale, weathered ground that keeps the surface's pattern. */
export const peeling: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const patches = fbm(size, { cells: featureCount(7, scale), octaves: 5, gain: 0.5, seed: draw.seed32("patches") });
  const ragged = fbm(size, { cells: featureCount(28, scale), octaves: 5, gain: 0.6, seed: draw.seed32("ragged") });
  const grain = fbm(size, {
    cells: featureCount(90, scale),
    cellsY: featureCount(14, scale),
    octaves: 3,
    seed: draw.seed32("grain"),
  });
  const flakes = cracks(size, draw.fork("flakes"), featureCount(12, scale), 0.45, 0.2);
  const coat = surface.tileSize * 0.0011;
  const reach = -0.75 + amount * 0.95;
  return repaintSurface(surface, (texel, i) => {
    const r = ragged[i] as number;
    const at = (patches[i] as number) + r * 0.16 - reach;
    const gone = smoothstep(0.02, -0.02, at);
    const edge = smoothstep(0.16, 0, Math.abs(at - 0.03));
    const split = smoothstep(0.03, 0.008, flakes[i] as number) * smoothstep(0.5, 0.05, at);
    const g = grain[i] as number;
    const tone = clamp01(0.3 + 0.25 * luminance([texel.r, texel.g, texel.b]) + g * 0.07);
    if (gone > 0) blendColour(texel, [tone * 0.98, tone * 0.86, tone * 0.7], gone * 0.92);
    const curl = edge * (1 - gone);
    shade(texel, (1 + curl * 0.15) * (1 - split * 0.45 * (1 - gone)) * (1 - gone * edge * 0.35));
    texel.height += coat * ((1 - gone) * (1 - split) + curl * 0.9 + gone * g * 0.12);
    texel.roughness += (0.88 - texel.roughness) * Math.max(gone, split);
  });
};
