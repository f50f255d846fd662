import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STONES = ["#6b5a48", "#97836a", "#b8a78d", "#cbbfa9", "#ded6c6"].map(fromHex);
const BED = ["#8f8779", "#aca495", "#c2bbad"].map(fromHex);
const TILE = 0.6;

/** Pebble dash: small stones of many tones thrown into wet render, packed close. Takes colours in the stones, then in the render. */
export const pebbleDash: Material = {
  id: "pebble-dash",
  class: "plaster",
  words: [
    "pebble dash",
    "pebbledash",
    "roughcast",
    "rough cast",
    "pebble plaster",
    "harling",
    "pebble render",
    "dashed render",
    "pebbledash render",
    "pebble dash render",
    "pebbledash wall",
  ],
  tileSize: TILE,
  shade: shadePebbleDash,
};

function shadePebbleDash({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(56, scale);
  const warp = fbm(size, { cells, octaves: 3, gain: 0.6, seed: draw.seed32("warp"), strength: 0.16 });
  const options = { cellsX: cells, cellsY: cells, jitter: 0.9, seed: draw.seed32("stones"), warpX: warp, warpY: warp };
  const { border, index } = cellsKernel(size, options, ["border", "index"]);
  const swell = fbm(size, { cells: featureCount(8, scale), octaves: 5, gain: 0.6, seed: draw.seed32("swell") });
  const grit = fbm(size, { cells: cells * 3, octaves: 2, gain: 0.8, seed: draw.seed32("grit") });
  const tone = evenGrid(cells, cells, draw.seed32("tone"));
  const level = randomTable(cells * cells, draw.seed32("level"));
  const stones = palette(...dye(STONES, colours[0]));
  const bed = palette(...dye(BED, colours[1]));
  const unit = TILE / cells;
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const w = swell[i] as number;
    const g = grit[i] as number;
    const proud = (level[id] as number) + w * 0.25;
    const size01 = 0.06 + 0.14 * (1 - proud);
    const face = smoothstep(size01, size01 + 0.22, border[i] as number);
    const isStone = proud > 0.14;
    const dome = isStone ? Math.sqrt(face * (2 - face)) : 0;
    texel.height = unit * (0.55 * dome * (0.5 + proud * 0.7) + 0.07 * g + 0.3 * w);
    if (dome > 0.25) {
      paintFrom(stones, 0.15 + (tone[id] as number) * 0.8 + g * 0.1, texel);
      shade(texel, 0.72 + 0.28 * smoothstep(0.25, 0.7, dome));
      texel.roughness = 0.66 + g * 0.08;
    } else {
      paintFrom(bed, 0.4 + g * 0.3 + w * 0.2, texel);
      shade(texel, 0.8);
      texel.roughness = 0.94;
    }
  });
}
