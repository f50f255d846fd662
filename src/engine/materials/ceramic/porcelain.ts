import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WHITES: readonly (readonly string[])[] = [
  ["#dfe1e0", "#ecedeb", "#f3f3f1"],
  ["#e3e0d8", "#eeece5", "#f3f2ed"],
  ["#d9e0e4", "#e8edef", "#f1f4f5"],
];
const TILE = 0.3;

/** White and dense under a clear, even glaze that has settled in a slow swell: a mirror with hardly a pore. Takes colours in the glaze. */
export const porcelain: Material = {
  id: "porcelain",
  class: "ceramic",
  words: ["porcelain", "china", "bone china", "fine china", "white porcelain", "chinaware"],
  tileSize: TILE,
  shade: shadePorcelain,
};

function shadePorcelain({ size, draw, colours, scale }: ShadeContext): Surface {
  const pool = fbm(size, { cells: featureCount(4, scale), octaves: 3, seed: draw.seed32("pool") });
  const swell = fbm(size, { cells: featureCount(9, scale), octaves: 2, seed: draw.seed32("swell") });
  const dust = fbm(size, { cells: featureCount(60, scale), octaves: 2, seed: draw.seed32("dust") });
  const glaze = palette(...dye(draw.pick("white", WHITES).map(fromHex), colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const p = pool[i] as number;
    paintFrom(glaze, 0.62 - p * 0.22 + (dust[i] as number) * 0.05, texel);
    texel.height = p * 0.00022 + (swell[i] as number) * 0.00012 + (dust[i] as number) * 0.000008;
    texel.roughness = 0.06 + Math.abs(swell[i] as number) * 0.03 + Math.max(0, dust[i] as number) * 0.02;
  });
}
