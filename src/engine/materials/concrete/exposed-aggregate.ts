import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const RIVER = [
  ["#3f3d3c", "#5c5955", "#787570"],
  ["#6e5540", "#95765a", "#b39778"],
  ["#9b958b", "#b9b3a8", "#d3cec4"],
  ["#7a5245", "#9a7263", "#b18f80"],
].map((stops) => stops.map(fromHex));
const CEMENT = ["#77726a", "#938e85", "#aba69d"].map(fromHex);
const TILE = 0.5;

/** Washed concrete: round river stones of many colours, half bedded in grey cement. Takes colours in the stones, then in the cement. */
export const exposedAggregate: Material = {
  id: "exposed-aggregate",
  class: "concrete",
  words: [
    "exposed aggregate",
    "aggregate concrete",
    "washed concrete",
    "exposed aggregate concrete",
    "pebble concrete",
    "gravel concrete",
    "conglomerate",
  ],
  tileSize: TILE,
  shade: shadeExposedAggregate,
};

function shadeExposedAggregate({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(34, scale);
  const bend = fbm(size, { cells, octaves: 2, seed: draw.seed32("bend"), strength: 0.2 });
  const { border, index } = cellsKernel(
    size,
    { cellsX: cells, cellsY: cells, jitter: 0.95, seed: draw.seed32("stones"), warpX: bend, warpY: bend },
    ["border", "index"],
  );
  const speckle = fbm(size, { cells: cells * 4, octaves: 2, gain: 0.8, seed: draw.seed32("speckle") });
  const veins = fbm(size, { cells, octaves: 3, seed: draw.seed32("veins") });
  const table = (name: string) => randomTable(cells * cells, draw.seed32(name));
  const [tone, kind, level] = [table("tone"), table("kind"), table("level")];
  const stones = RIVER.map((stops) => palette(...dye(stops, colours[0])));
  const cement = palette(...dye(CEMENT, colours[1]));
  const unit = TILE / cells;
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const s = speckle[i] as number;
    const gap = 0.05 + 0.13 * (level[id] as number);
    const face = smoothstep(gap, gap + 0.22, border[i] as number);
    const dome = Math.sqrt(face * (2 - face));
    const bed = 0.14 + s * 0.03;
    const stone = 0.34 * dome - 0.05 * (level[id] as number) + (veins[i] as number) * 0.012;
    if (stone > bed) {
      texel.height = unit * stone * 1.15;
      paintFrom(
        stones[Math.floor((kind[id] as number) * stones.length)] as (typeof stones)[number],
        (tone[id] as number) * 0.7 + 0.15 + s * 0.1 + (veins[i] as number) * 0.16,
        texel,
      );
      shade(texel, 0.75 + 0.25 * smoothstep(bed, bed + 0.1, stone));
      texel.roughness = 0.5 + s * 0.06;
    } else {
      texel.height = unit * bed * 1.15;
      paintFrom(cement, 0.45 + s * 0.4, texel);
      texel.roughness = 0.93;
    }
  });
}
