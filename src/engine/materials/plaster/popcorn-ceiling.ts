import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WHITE = ["#a9a499", "#cac6bc", "#dedbd3", "#ebe9e4"].map(fromHex);
const TILE = 0.7;

/** Sprayed popcorn ceiling: round crumbs of many sizes in clumps, throwing small deep shadows. Takes colours in the spray. */
export const popcornCeiling: Material = {
  id: "popcorn-ceiling",
  class: "plaster",
  words: [
    "popcorn ceiling",
    "popcorn",
    "acoustic ceiling",
    "cottage cheese ceiling",
    "textured ceiling",
    "ceiling texture",
    "popcorn plaster",
    "spray plaster",
  ],
  tileSize: TILE,
  shade: shadePopcornCeiling,
};

function shadePopcornCeiling({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(46, scale);
  const bend = fbm(size, { cells: cells * 2, octaves: 2, seed: draw.seed32("bend"), strength: 0.14 });
  const crumbs = (name: string, count: number) => ({
    ...cellsKernel(
      size,
      { cellsX: count, cellsY: count, jitter: 0.95, seed: draw.seed32(name), warpX: bend, warpY: bend },
      ["nearest", "index"],
    ),
    luck: randomTable(count * count, draw.seed32(`${name} luck`)),
  });
  const large = crumbs("large", cells);
  const small = crumbs("small", cells * 2);
  const clumps = evenNoise(size, { cells: featureCount(9, scale), octaves: 4, seed: draw.seed32("clumps") });
  const dust = fbm(size, { cells: featureCount(4, scale), octaves: 5, seed: draw.seed32("dust") });
  const white = palette(...dye(WHITE, colours[0], 0.9));
  const unit = TILE / cells;
  const ball = (away: number, radius: number) => {
    const out = away / radius;
    return out < 1 ? Math.sqrt(1 - out * out) * radius : 0;
  };
  return paintSurface(size, TILE, (texel, i) => {
    const c = clumps[i] as number;
    const a = ball(
      large.nearest[i] as number,
      0.12 + 0.36 * (large.luck[large.index[i] as number] as number) + c * 0.1,
    );
    const b = ball(small.nearest[i] as number, 0.2 + 0.28 * (small.luck[small.index[i] as number] as number)) * 0.5;
    const level = Math.max(a, b);
    const crumb = smoothstep(0, 0.34, level);
    texel.height = unit * level * 1.5;
    paintFrom(white, 0.24 + crumb * 0.55 + (dust[i] as number) * 0.1, texel);
    texel.roughness = 0.98 - crumb * 0.06;
  });
}
