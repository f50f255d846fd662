import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CITRUS: readonly (readonly string[])[] = [
  ["#b4560a", "#de7a12", "#ee9526", "#f5b04e"],
  ["#b4560a", "#de7a12", "#ee9526", "#f5b04e"],
  ["#b59308", "#dcbb1c", "#ecd13d", "#f4e070"],
];
const TILE = 0.06;

/** Citrus peel: glossy and dimpled, an oil gland under each dimple, deeper colour in the pits. Takes colours in the peel. */
export const orangePeel: Material = {
  id: "orange-peel",
  class: "misc",
  words: ["orange peel", "orange skin", "citrus", "citrus peel", "orange fruit", "tangerine", "grapefruit"],
  tileSize: TILE,
  shade: shadeOrangePeel,
};

function shadeOrangePeel({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(21, scale);
  const net = { cellsX: cells, cellsY: cells, jitter: 0.8, seed: draw.seed32("glands") };
  const { nearest, index } = cellsKernel(size, net, ["nearest", "index"]);
  const fine = cellsKernel(size, { cellsX: cells * 3, cellsY: cells * 3, jitter: 1, seed: draw.seed32("fine") }, [
    "nearest",
  ]).nearest;
  const girth = evenGrid(cells, cells, draw.seed32("girth"));
  const swell = fbm(size, { cells: featureCount(8, scale), octaves: 3, seed: draw.seed32("swell") });
  const flush = fbm(size, { cells: featureCount(4, scale), octaves: 4, seed: draw.seed32("flush") });
  const peel = palette(...dye(draw.pick("citrus", CITRUS).map(fromHex), colours[0], 0.85));
  const pitch = TILE / cells;
  return paintSurface(size, TILE, (texel, i) => {
    const r = 0.3 + 0.24 * (girth[index[i] as number] as number);
    const dimple = smoothstep(r, 0.05, nearest[i] as number);
    const pore = smoothstep(0.4, 0.1, fine[i] as number);
    const w = swell[i] as number;
    paintFrom(peel, 0.6 + (flush[i] as number) * 0.2 + w * 0.08 - dimple * 0.3 - pore * 0.06, texel);
    shade(texel, 1 - dimple * 0.12);
    texel.height = pitch * (-0.2 * dimple - 0.03 * pore + 0.16 * w);
    texel.roughness = 0.28 + dimple * 0.14 + pore * 0.05;
  });
}
