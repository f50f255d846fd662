import { luminance } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanLight, shade } from "../../texture/tones/palette.ts";
import { coatOf } from "./coat-of.ts";
import type { ApplyCondition } from "./condition.ts";

/**
 * The outer coat comes off in curled flakes. Under paint lies the bare surface, greyed; under what has no paint, a pale,
 * weathered ground that keeps the surface's pattern.
 */
export const peeling: ApplyCondition = (surface, amount, context) => {
  const { size, draw, scale, colours } = context;
  const paint = coatOf(surface, context);
  // what the artist's colour has dyed through shows none of it where its paint is gone
  const greyed = paint && (colours[0] !== paint || colours.length === 1) ? 0.35 : 0.92;
  const isWood = context.material.class === "wood";
  // wood swells and shrinks across its grain: paint comes off it in strips along the grain
  const patches = isWood
    ? fbm(size, {
        cells: featureCount(17, scale),
        cellsY: featureCount(6, scale),
        octaves: 5,
        gain: 0.55,
        seed: draw.seed32("patches"),
      })
    : evenNoise(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.5, seed: draw.seed32("patches") });
  const ragged = fbm(size, {
    cells: featureCount(isWood ? 56 : 28, scale),
    cellsY: featureCount(isWood ? 14 : 28, scale),
    octaves: 5,
    gain: 0.6,
    seed: draw.seed32("ragged"),
  });
  const grain = fbm(size, {
    cells: featureCount(90, scale),
    cellsY: featureCount(14, scale),
    octaves: 3,
    seed: draw.seed32("grain"),
  });
  const flakes = cracks(size, draw.fork("flakes"), featureCount(12, scale), 0.45, 0.2);
  const coat = surface.tileSize * 0.0016;
  // hide loses its finish only, in places: its folds and scales run on in the rough, brown leather under it
  const isHide = context.material.class === "leather";
  const own = meanLight(surface.albedo);
  const reach = -0.75 + amount * 0.95 - (isHide ? 0.22 : 0);
  return repaintSurface(surface, (texel, i) => {
    const r = ragged[i] as number;
    const at = (patches[i] as number) + r * (isWood ? 0.3 : 0.16) - reach;
    const gone = smoothstep(0.02, -0.02, at);
    const edge = smoothstep(0.16, 0, Math.abs(at - 0.03));
    const split = smoothstep(0.03, 0.008, flakes[i] as number) * smoothstep(0.5, 0.05, at);
    const g = grain[i] as number;
    const light = luminance([texel.r, texel.g, texel.b]);
    if (gone > 0) {
      const tone = isHide ? clamp01(0.3 + (light / own - 1) * 0.2 + g * 0.05) : clamp01(0.3 + 0.25 * light + g * 0.07);
      const [r, b] = isHide ? [1.02, 0.46] : [0.98, 0.7];
      blendColour(texel, [tone * r, tone * (isHide ? 0.72 : 0.86), tone * b], gone * greyed * (1 - texel.metalness));
    }
    if (paint && gone < 1) {
      blendColour(texel, paint, (1 - gone) * 0.96);
      texel.roughness += (0.5 + g * 0.08 - texel.roughness) * (1 - gone);
      texel.metalness *= gone;
    }
    const curl = edge * (1 - gone);
    shade(texel, (1 + curl * 0.25) * (1 - split * 0.45 * (1 - gone)) * (1 - gone * edge * 0.35));
    texel.height += coat * ((1 - gone) * (1 - split) + curl * 0.9 + gone * g * 0.12);
    texel.roughness += (0.88 - texel.roughness) * Math.max(gone * (1 - texel.metalness), split);
  });
};
