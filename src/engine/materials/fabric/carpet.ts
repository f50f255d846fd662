import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#6b6255", "#8f8576", "#ada394", "#c6bdaf"],
  ["#3e4248", "#585d64", "#747a81", "#92989e"],
  ["#4c1f22", "#6f3033", "#8d4748", "#a96562"],
  ["#27405a", "#3c5b79", "#567795", "#7894ad"],
];
const TILE = 0.25;

/** Cut-pile carpet: crowded tufts, each frayed at its head and of its own tone, trodden into soft lanes. Takes colours in the pile, then in flecks. */
export const carpet: Material = {
  id: "carpet",
  class: "fabric",
  words: ["carpet", "rug", "carpeting", "carpet floor", "moquette", "tufted carpet", "doormat", "floor mat"],
  tileSize: TILE,
  shade: shadeCarpet,
};

function shadeCarpet({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(38, scale);
  const frayX = fbm(size, { cells: count * 2, octaves: 2, gain: 0.8, seed: draw.seed32("fray x"), strength: 0.75 });
  const frayY = fbm(size, { cells: count * 2, octaves: 2, gain: 0.8, seed: draw.seed32("fray y"), strength: 0.75 });
  const net = { cellsX: count, cellsY: count, jitter: 0.5, seed: draw.seed32("tufts"), warpX: frayX, warpY: frayY };
  const { border, index } = cellsKernel(size, net, ["border", "index"]);
  const lanes = fbm(size, { cells: 9, octaves: 4, gain: 0.55, seed: draw.seed32("lanes") });
  const tone = randomTable(count * count, draw.seed32("tone"));
  const level = randomTable(count * count, draw.seed32("level"));
  const stops = dye(draw.pick("dye", DYES).map(fromHex), colours[0], 1);
  const pile = palette(...stops);
  const fleck = colours[1] ? palette(...dye(stops, colours[1], 1)) : pile;
  const tuftWidth = TILE / count;
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const head = smoothstep(0, 0.34, border[i] as number);
    const own = (tone[id] as number) - 0.5;
    const lane = smoothstep(-0.35, 0.35, lanes[i] as number) - 0.5;
    const strand = (frayX[i] as number) + (frayY[i] as number);
    paintFrom(own > 0.32 ? fleck : pile, 0.46 + own * 0.36 + strand * 0.14 + lane * 0.13, texel);
    shade(texel, 0.72 + 0.28 * head);
    texel.height = tuftWidth * (0.26 * head + 0.12 * ((level[id] as number) - 0.5) + 0.25 * lane + 0.03 * strand);
    // pile trodden flat shines a little
    texel.roughness = 0.91 - lane * 0.08 + own * 0.05 + (1 - head) * 0.04;
  });
}
