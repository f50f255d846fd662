import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { blendColour, meanLight, shade } from "../../texture/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const DUST = fromHex("#a59a87");

/** Pale dust everywhere, thickest where it gathers, softening all below. */
export const dusty: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  // between hairs and in grain it thins out slowly: a heap with a brim would be a spot that is bare
  const isSoft = material.class === "fabric" || material.class === "leather";
  const film = isSoft
    ? { from: -1.1, to: 0.3, most: 0.55, least: 0.3 }
    : { from: -0.7, to: 0.2, most: 0.5, least: 0.14 };
  const pile = isSoft ? { to: 1.3, most: 0.81, least: 0.51 } : { to: 0.5, most: 0.95, least: 0.7 };
  const smooth = blurKernel(surface.height, size, size * 0.006, 2);
  const drift = fbm(size, { cells: featureCount(5, scale), octaves: 7, gain: 0.62, seed: draw.seed32("drift") });
  const specks = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.9, seed: draw.seed32("specks") });
  // on what is black a breath of dust is seen: as much as elsewhere would hide that it is black
  const black = smoothstep(0.22, 0.04, meanLight(surface.albedo));
  return repaintSurface(surface, (texel, i) => {
    const low = (smooth[i] as number) - texel.height;
    const s = specks[i] as number;
    const gather = low / (surface.tileSize * 0.002);
    const lies = (drift[i] as number) + s * 0.22 + Math.max(-0.25, Math.min(0.5, gather * 0.4)) + amount * 1.3 - 0.8;
    // a veil nearly everywhere, and heaps with an edge
    const veil = smoothstep(film.from, film.to, lies) * lerp(film.most, film.least, black);
    const heap = smoothstep(-0.1, pile.to, lies - 0.3 * black);
    const cover = Math.max(veil, heap * lerp(pile.most, pile.least, black)) * (0.45 + 0.55 * amount);
    blendColour(texel, DUST, cover);
    shade(texel, 1 + s * 0.18 * heap);
    texel.height =
      lerp(texel.height, smooth[i] as number, cover * 0.35) + surface.tileSize * (0.00012 * cover * s + 0.0005 * heap);
    texel.roughness = lerp(texel.roughness, 0.96, Math.min(1, cover * 1.3));
    // it thins out grain by grain
    texel.metalness *= 1 - smoothstep(0.25, 0.75, cover + s * 0.3);
  });
};
