import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity, depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanLight, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const SNOW = fromHex("#eff3f7");

const SMOOTH: ReadonlySet<string> = new Set(["leather", "fabric", "plastic", "metal"]);

/** Share of the snow's depth over which it goes out into what it lies on: it melts thin at its rims and has no brim. */
const RIM = 0.9;

/** Fallen snow: first a dusting in the low places, then a soft blanket that the wind has opened here and there; what it melts off is wet. */
export const snowy: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  const soft = blurKernel(surface.height, size, size * 0.016, 3);
  const drift = evenNoise(size, { cells: featureCount(7, scale), octaves: 5, gain: 0.42, seed: draw.seed32("drift") });
  const grain = fbm(size, { cells: featureCount(120, scale), octaves: 3, gain: 0.9, seed: draw.seed32("grain") });
  const bare = evenNoise(size, { cells: featureCount(8, scale), octaves: 6, gain: 0.55, seed: draw.seed32("bare") });
  const crowns = convexity(surface.height, size, 0.03, surface.tileSize * 0.0006);
  // it slides off what is smooth, and off hide and cloth that are moved
  const slides = SMOOTH.has(material.class) ? 0.28 : 0;
  // cloth, stone and earth take the water up, and are darker for it: white stuff is told from snow by that
  const porous = material.class === "plastic" || material.class === "ceramic" ? 0.5 : 1;
  const pale = smoothstep(0.45, 0.7, meanLight(surface.albedo));
  const thick = Math.max(depthOf(surface.height), surface.tileSize * 0.0045);
  // its grains are no bigger on a roof than on a floor
  const grainDepth = 0.1 * Math.min(thick, surface.tileSize * 0.006);
  return repaintSurface(surface, (texel, i) => {
    const d = drift[i] as number;
    const g = grain[i] as number;
    // the wind lays some places bare, and crowns first: what lies under the snow is to be known
    const blown = smoothstep(
      -0.09 - slides * 0.5,
      0.5 + slides * 0.5,
      (bare[i] as number) + (crowns[i] as number) * 0.3 + g * slides + (0.75 - amount) * 1.1 + 0.08 + slides * 0.85,
    );
    // it thins out towards them, till only grains are left
    const fill = amount * 4 - 1.6 + d * 0.75;
    const top = (soft[i] as number) + thick * (fill - (fill + 1.3) * blown);
    const over = (top - texel.height) / thick + g * 0.22;
    const cover = smoothstep(-0.45, 0.4, over + g * 0.25);
    const deep = (top - texel.height) / thick + (g * 2.2 * grainDepth) / thick;
    const rise = deep > RIM ? deep : deep < -RIM ? 0 : ((deep + RIM) * (deep + RIM)) / (4 * RIM);
    const sprinkle = smoothstep(0.6 - amount * 0.45, 0.95, g + d * 0.3 + 0.3 * smoothstep(-1.4, 0, over)) * amount;
    const white = Math.max(cover, sprinkle * 0.8);
    const melt = porous * smoothstep(-2.2, -0.2, over) * (1 - texel.metalness);
    shade(texel, 1 - (0.4 + 0.25 * pale) * melt);
    texel.roughness = lerp(texel.roughness, 0.3, 0.6 * melt);
    blendColour(texel, SNOW, white * (0.8 + 0.17 * smoothstep(0, 0.7, over)));
    shade(texel, 1 - white * (0.03 - g * 0.04));
    texel.height += thick * rise + grainDepth * g * white;
    texel.roughness = lerp(texel.roughness, 0.66 + g * 0.16, white);
    texel.metalness *= 1 - white;
  });
};
