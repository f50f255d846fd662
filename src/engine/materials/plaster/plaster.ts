import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm, ridged } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CHALK = ["#c9c0b0", "#dcd5c8", "#e8e3d8", "#efebe3"].map(fromHex);
const TILE = 1.5;

/** Hand-trowelled lime plaster. Takes colours as a wash. */
export const plaster: Material = {
  id: "plaster",
  class: "plaster",
  words: ["plaster", "stucco", "painted plaster", "plastered wall", "render", "drywall"],
  tileSize: TILE,
  shade: shadePlaster,
};

function shadePlaster({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(5, scale);
  const swirlX = fbm(size, { cells, octaves: 3, seed: draw.seed32("swirl x") });
  const swirlY = fbm(size, { cells, octaves: 3, seed: draw.seed32("swirl y") });
  const pull = (size / cells) * 0.5;
  const strokes = warpKernel(
    ridged(size, { cells: cells * 2, cellsY: cells * 3, octaves: 5, gain: 0.5, seed: draw.seed32("strokes") }),
    swirlX,
    swirlY,
    size,
    pull,
  );
  const drag = warpKernel(
    fbm(size, { cells: cells * 3, cellsY: cells * 16, octaves: 3, gain: 0.7, seed: draw.seed32("drag") }),
    swirlX,
    swirlY,
    size,
    pull,
  );
  const grain = fbm(size, { cells: featureCount(120, scale), octaves: 3, gain: 0.8, seed: draw.seed32("grain") });
  const wash = fbm(size, { cells: featureCount(3, scale), octaves: 6, gain: 0.6, seed: draw.seed32("wash") });
  const chalk = palette(...dye(CHALK, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const s = strokes[i] as number;
    const d = drag[i] as number;
    const g = grain[i] as number;
    paintFrom(chalk, 0.5 + (wash[i] as number) * 0.22 + (s - 0.5) * 0.34 + g * 0.07 + d * 0.07, texel);
    texel.height = s * 0.0034 + d * 0.00055 + g * 0.00028 + (swirlX[i] as number) * 0.0012;
    texel.roughness = 0.84 - (s - 0.5) * 0.12 + g * 0.04;
  });
}
