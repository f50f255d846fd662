import { blurKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noise.ts";
import { repaintSurface } from "../../texture/paint-surface.ts";
import { blendColour, shade } from "../../texture/palette.ts";
import { convexity } from "../../texture/relief-masks.ts";
import type { ApplyCondition } from "./condition.ts";

/** What is painted in no colour of the artist's. */
export const PAINTS = ["#e8e3d6", "#40687f", "#7f9470", "#a83a2c", "#d6b254", "#2f3c4a"];

/** A coat of paint, rolled on: it softens the relief, fills pores, and is thin on the sharpest crowns and knocked off in a few chips. Takes the first colour. */
export const painted: ApplyCondition = (surface, amount, { size, draw, colours }) => {
  const smooth = blurKernel(surface.height, size, size * 0.0035, 2);
  const strokes = fbm(size, { cells: 60, cellsY: 6, octaves: 4, gain: 0.6, seed: draw.seed32("strokes") });
  const crowns = convexity(surface.height, size, 0.01);
  const chips = fbm(size, { cells: 14, octaves: 5, gain: 0.6, seed: draw.seed32("chips") });
  const paint = colours[0] ?? fromHex(draw.pick("paint", PAINTS));
  return repaintSurface(surface, (texel, i) => {
    const s = strokes[i] as number;
    const crown = crowns[i] as number;
    const thin = smoothstep(0.65, 1.2, crown + s * 0.25);
    // enough comes off to tell what is under it
    const chip = smoothstep(0.42, 0.47, (chips[i] as number) + Math.max(0, crown) * 0.12);
    const cover = smoothstep(1 - amount, 1.25 - amount, 0.62 + s * 0.3) * (1 - thin * 0.8) * (1 - chip);
    blendColour(texel, paint, cover * 0.96);
    shade(texel, (1 + s * 0.16 * cover) * (1 - cover * 0.4 * smoothstep(-0.25, -1.1, crown)));
    texel.height =
      lerp(texel.height, smooth[i] as number, cover * 0.45) + cover * surface.tileSize * (0.0004 + s * 0.00012);
    texel.roughness = lerp(texel.roughness, 0.4 + s * 0.14, cover);
    texel.metalness *= 1 - cover;
  });
};
