import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const MUSCLE = ["#3f090b", "#701317", "#97242a", "#b84a4b"].map(fromHex);
const FAT = fromHex("#e6cdb9");
const TILE = 0.2;

/** Raw flesh: wet bundles of muscle fibre, marbled with branching veins of pale fat. Takes colours in the muscle, then in the fat. */
export const rawMeat: Material = {
  id: "raw-meat",
  class: "misc",
  words: [
    "meat",
    "flesh",
    "raw meat",
    "muscle",
    "steak",
    "beef",
    "marbled meat",
    "gore",
    "bloody flesh",
    "fleshy",
    "organ",
    "guts",
    "bacon",
    "ham",
    "viscera",
  ],
  tileSize: TILE,
  shade: shadeRawMeat,
};

function shadeRawMeat({ size, draw, colours, scale }: ShadeContext): Surface {
  const field = (name: string, cells: number, cellsY: number, octaves: number, gain = 0.5) =>
    fbm(size, {
      cells: featureCount(cells, scale),
      cellsY: featureCount(cellsY, scale),
      octaves,
      gain,
      seed: draw.seed32(name),
    });
  const bendX = field("bend x", 5, 5, 3);
  const bendY = field("bend y", 5, 5, 3);
  const fibre = warpKernel(field("fibre", 34, 6, 3, 0.65), bendX, bendY, size, size * 0.05);
  const veins = ridged(size, {
    cells: featureCount(12, scale),
    cellsY: featureCount(9, scale),
    octaves: 4,
    gain: 0.55,
    seed: draw.seed32("fat"),
  });
  const marbling = warpKernel(veins, bendX, bendY, size, size * 0.05);
  const wet = field("wet", 6, 6, 4, 0.6);
  const muscle = palette(...dye(MUSCLE, colours[0], 1));
  const pale =
    colours[1] ??
    (colours[0] ? (colours[0].map((c) => Math.min(0.8, c * 1.5 + 0.1)) as [number, number, number]) : FAT);
  return paintSurface(size, TILE, (texel, i) => {
    const f = fibre[i] as number;
    const m = marbling[i] as number;
    const w = wet[i] as number;
    const fat = smoothstep(0.76, 0.9, m + f * 0.04 + w * 0.04);
    const bundle = smoothstep(-0.5, 0.4, f);
    paintFrom(muscle, 0.32 + bundle * 0.26 + w * 0.2 + smoothstep(0.5, 0.8, m) * 0.2, texel);
    shade(texel, 0.7 + 0.3 * bundle);
    blendColour(texel, pale, fat * 0.92);
    texel.height = scale * (0.0012 * f + 0.0014 * fat + 0.0022 * w - 0.0009 * (1 - bundle));
    texel.roughness = clamp01(0.26 - w * 0.12 + fat * 0.16 + (1 - bundle) * 0.06);
  });
}
