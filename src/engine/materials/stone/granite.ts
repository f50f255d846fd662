import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FELDSPARS: readonly (readonly string[])[] = [
  ["#8f8a84", "#aca69e", "#c7c2ba", "#dad6cf"],
  ["#7d5a50", "#a67b6c", "#c29a89", "#d8bfb2"],
  ["#6c6f73", "#8b8f93", "#a8abad", "#c6c8c9"],
];
const MICA: Rgb = fromHex("#1c1b1d");
const TILE = 0.4;

/** Polished granite: feldspar and quartz grains with black mica. Takes colours in the feldspar, then in the mica. */
export const granite: Material = {
  id: "granite",
  class: "stone",
  words: ["granite", "polished stone", "countertop"],
  tileSize: TILE,
  shade: shadeGranite,
};

function shadeGranite({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(48, scale);
  const warpX = fbm(size, { cells: cells * 2, octaves: 3, gain: 0.7, seed: draw.seed32("warp x"), strength: 0.55 });
  const warpY = fbm(size, { cells: cells * 2, octaves: 3, gain: 0.7, seed: draw.seed32("warp y"), strength: 0.55 });
  const grains = { cellsX: cells, cellsY: cells, jitter: 1, warpX, warpY };
  const coarse = cellsKernel(size, { ...grains, seed: draw.seed32("feldspar") }, ["index", "border"]);
  const fine = cellsKernel(size, { ...grains, cellsX: cells * 2, cellsY: cells * 2, seed: draw.seed32("mica") }, [
    "index",
    "border",
  ]);
  const cluster = evenNoise(size, {
    cells: featureCount(9, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("cluster"),
  });
  const tone = evenGrid(cells, cells, draw.seed32("tone"));
  const luck = randomTable(cells * cells * 4, draw.seed32("luck"));
  const stone = draw.pick("stone", FELDSPARS).map(fromHex);
  const feldspar = palette(...dye(stone, colours[0]));
  const dark = colours[1] ?? MICA;
  return paintSurface(size, TILE, (texel, i) => {
    const t = tone[coarse.index[i] as number] as number;
    const l = luck[fine.index[i] as number] as number;
    const c = cluster[i] as number;
    const quartz = t > 0.78;
    paintFrom(feldspar, quartz ? 0.28 + (t - 0.78) : 0.35 + t * 0.85 + (l - 0.5) * 0.22, texel);
    const mica = l < 0.19 + c * 0.12 ? smoothstep(0, 0.12, fine.border[i] as number) : 0;
    blendColour(texel, dark, mica * 0.92);
    // grain boundaries are a breath darker
    const joint = 1 - 0.12 * smoothstep(0.08, 0, coarse.border[i] as number);
    texel.r *= joint;
    texel.g *= joint;
    texel.b *= joint;
    texel.height = -mica * 0.00002 - (quartz ? 0.00001 : 0);
    texel.roughness = 0.2 + mica * 0.16 + (l - 0.5) * 0.05;
  });
}
