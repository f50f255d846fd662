import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { banding } from "./banding.ts";

const GREEN = ["#04281c", "#0a4a33", "#177552", "#3fa57b", "#8fd3b0"].map(fromHex);
const TILE = 0.3;

/** Malachite: eyes and swags of concentric green rings that meet in sharp valleys. Takes colours in the rings. */
export const malachite: Material = {
  id: "malachite",
  class: "marble",
  words: ["malachite", "malachite stone", "green banded stone", "green gemstone slab"],
  tileSize: TILE,
  shade: shadeMalachite,
};

function shadeMalachite({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(6, scale);
  const bend = (name: string) =>
    fbm(size, { cells: count, octaves: 4, gain: 0.42, seed: draw.seed32(name), strength: 0.42 });
  const eyes = {
    cellsX: count,
    cellsY: count,
    jitter: 1,
    seed: draw.seed32("eyes"),
    warpX: bend("x"),
    warpY: bend("y"),
  };
  const { nearest, index, border } = cellsKernel(size, eyes, ["nearest", "index", "border"]);
  const fibre = fbm(size, { cells: featureCount(30, scale), octaves: 4, gain: 0.7, seed: draw.seed32("fibre") });
  const clouds = fbm(size, { cells: count, octaves: 4, seed: draw.seed32("clouds") });
  const start = randomTable(count * count, draw.seed32("start"));
  const stone = palette(...dye(GREEN, colours[0]));
  const tone = banding(61, draw.seed32("tone"));
  const fine = banding(89, draw.seed32("fine"));
  return paintSurface(size, TILE, (texel, i) => {
    const f = fibre[i] as number;
    const depth = (nearest[i] as number) * 13 + f * 0.1 + (start[index[i] as number] as number) * 40;
    const seam = smoothstep(0.03, 0, border[i] as number);
    paintFrom(
      stone,
      0.1 + tone(depth) * 0.62 + (fine(depth * 3.1) - 0.5) * 0.26 + (clouds[i] as number) * 0.06 + f * 0.05,
      texel,
    );
    shade(texel, 1 - seam * 0.35);
    texel.height = TILE * 0.00004 * (tone(depth) - 0.5);
    texel.roughness = 0.13 + seam * 0.05 + f * 0.02;
  });
}
