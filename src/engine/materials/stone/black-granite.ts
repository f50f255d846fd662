import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BLACK = ["#0c0c0e", "#17181a", "#25272a", "#3a3d41"].map(fromHex);
const FLECK = fromHex("#a9adb2");
const TILE = 0.4;

/** Polished black granite: dark crystals with silver and grey flecks. Takes colours in the stone, then in the flecks. */
export const blackGranite: Material = {
  id: "black-granite",
  class: "stone",
  words: ["black granite", "dark granite", "black galaxy", "gabbro", "dark countertop", "absolute black"],
  tileSize: TILE,
  shade: shadeBlackGranite,
};

function shadeBlackGranite({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(44, scale);
  const bend = (name: string) =>
    fbm(size, { cells: cells * 2, octaves: 3, gain: 0.7, seed: draw.seed32(name), strength: 0.5 });
  const warp = { warpX: bend("x"), warpY: bend("y") };
  const grains = { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("grains"), ...warp };
  const dark = cellsKernel(size, grains, ["index"]).index;
  const flecks = cellsKernel(size, { ...grains, cellsX: cells * 2, cellsY: cells * 2, seed: draw.seed32("flecks") }, [
    "index",
    "border",
  ]);
  const cluster = evenNoise(size, {
    cells: featureCount(8, scale),
    octaves: 4,
    gain: 0.6,
    seed: draw.seed32("cluster"),
  });
  const tone = randomTable(cells * cells, draw.seed32("tone"));
  const luck = randomTable(cells * cells * 4, draw.seed32("luck"));
  const stone = palette(...dye(BLACK, colours[0], 0.6));
  const light = colours[1] ?? dye([FLECK], colours[0])[0] ?? FLECK;
  const share = draw.number("share", 0.07, 0.16);
  return paintSurface(size, TILE, (texel, i) => {
    const t = tone[dark[i] as number] as number;
    const l = luck[flecks.index[i] as number] as number;
    const fleck = l < share + (cluster[i] as number) * 0.1 ? smoothstep(0, 0.14, flecks.border[i] as number) : 0;
    paintFrom(stone, 0.2 + t * 0.7 + (l - 0.5) * 0.2, texel);
    blendColour(texel, light, fleck * (0.25 + 0.75 * ((l * 53) % 1)));
    texel.height = TILE * (0.00005 * (t - 0.5) + 0.00004 * fleck);
    texel.roughness = 0.13 + (t - 0.5) * 0.04 - fleck * 0.03;
  });
}
