import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#7d1626", "#a5263a", "#c1455a"],
  ["#8b7a52", "#b6a273", "#d3c297"],
  ["#23486e", "#37689a", "#5a8abb"],
  ["#a58a9b", "#c6aebc", "#ddcad5"],
];
const TILE = 0.5;

/** Silk satin lying in soft folds: smooth flowing waves, a gloss that runs along their crests, threads too fine to count. Takes colours in the silk. */
export const silk: Material = {
  id: "silk",
  class: "fabric",
  words: ["silk", "satin", "silk fabric", "satin fabric", "silky", "taffeta", "chiffon", "draped cloth", "drape"],
  tileSize: TILE,
  shade: shadeSilk,
};

function shadeSilk({ size, draw, colours, scale }: ShadeContext): Surface {
  const field = (name: string, cells: number, octaves: number) =>
    fbm(size, { cells: featureCount(cells, scale), octaves, gain: 0.35, seed: draw.seed32(name) });
  const bend = field("bend", 3, 2);
  const bendY = field("bend y", 4, 2);
  const ripple = fbm(size, {
    cells: featureCount(9, scale),
    cellsY: 3,
    octaves: 2,
    gain: 0.4,
    seed: draw.seed32("ripple"),
  });
  const folds = warpKernel(ripple, bend, bendY, size, size * 0.09);
  const threads = fbm(size, { cells: 220, cellsY: 5, octaves: 2, gain: 0.8, seed: draw.seed32("threads") });
  const crossed = fbm(size, { cells: 7, cellsY: 220, octaves: 1, seed: draw.seed32("crossed") });
  const count = featureCount(5, scale);
  const satin = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 0.8));
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    const f = folds[i] as number;
    const wave = x * count + y + (bend[i] as number) * 0.75 + f * 0.22;
    const crest = cosTurn(wave);
    const t = threads[i] as number;
    const c = crossed[i] as number;
    paintFrom(satin, 0.5 + t * 0.1 + c * 0.07 + crest * 0.14 + f * 0.08, texel);
    texel.height = (TILE / count) * (0.055 * crest + 0.075 * f) + 0.00011 * t + 0.00003 * c;
    texel.roughness = clamp01(0.43 + t * 0.09 + c * 0.05);
  });
}
