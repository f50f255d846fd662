import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WHITE = ["#d8d2c4", "#e6e1d5", "#efebe1", "#f4f1ea"].map(fromHex);
const TILE = 0.2;

/** Uncoated paper: soft folds, felt texture, fibres and flecks, cloudy formation. Takes colours in the pulp. */
export const paper: Material = {
  id: "paper",
  class: "misc",
  words: ["paper", "page", "papier-mache", "card"],
  tileSize: TILE,
  shade: shadePaper,
};

function shadePaper({ size, draw, colours, scale }: ShadeContext): Surface {
  const clouds = fbm(size, { cells: featureCount(9, scale), octaves: 6, gain: 0.65, seed: draw.seed32("clouds") });
  const tooth = fbm(size, { cells: featureCount(100, scale), octaves: 3, gain: 0.8, seed: draw.seed32("tooth") });
  const fibres = scratches(size, draw, 2500, 0.05);
  // no sheet lies flat: it has been bent, and keeps soft folds
  const bend = (name: string) => fbm(size, { cells: 5, octaves: 3, seed: draw.seed32(name), strength: 0.25 });
  const net = { jitter: 1, warpX: bend("bend x"), warpY: bend("bend y") };
  const [wide, near] = ([5, 11] as const).map((usual) => {
    const cells = featureCount(usual, scale);
    return cellsKernel(size, { ...net, cellsX: cells, cellsY: cells, seed: draw.seed32(`fold ${usual}`) }, ["border"])
      .border;
  }) as [Field, Field];
  const flecks = scratches(size, draw.fork("flecks"), 240, 0.03, { angle: 0, stray: 3.14 }, 0.9);
  const pulp = palette(...dye(WHITE, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const t = tooth[i] as number;
    const f = fibres[i] as number;
    const fold = smoothstep(0.05, 0, wide[i] as number) + smoothstep(0.05, 0, near[i] as number) * 0.5;
    const rise = (wide[i] as number) + (near[i] as number) * 0.35;
    paintFrom(pulp, 0.6 + (clouds[i] as number) * 0.2 + t * 0.16 - f * 0.2, texel);
    shade(texel, (1 - fold * 0.035) * (1 - smoothstep(0.2, 0.6, flecks[i] as number) * 0.4));
    texel.height = t * 0.00005 + f * 0.00005 + (clouds[i] as number) * 0.00003 + rise * 0.0013;
    texel.roughness = 0.9 + t * 0.04;
  });
}
