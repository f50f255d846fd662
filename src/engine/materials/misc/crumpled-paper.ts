import { createField } from "../../kernels/field-pool.ts";
import { cellsKernel, type Field } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SHEET = ["#b9b4aa", "#d5d1c8", "#e6e3dc", "#efede8"].map(fromHex);
const TILE = 0.4;

/** A sheet that was balled up and smoothed out: flat facets between sharp folds of every size. Takes colours in the sheet. */
export const crumpledPaper: Material = {
  id: "crumpled-paper",
  class: "misc",
  words: [
    "crumpled paper",
    "wrinkled paper",
    "creased paper",
    "crinkled paper",
    "tissue paper",
    "paper wrinkle",
    "crushed paper",
    "wrapping paper",
    "crumpled sheet",
    "crepe paper",
  ],
  tileSize: TILE,
  shade: shadeCrumpledPaper,
};

function shadeCrumpledPaper({ size, draw, colours, scale }: ShadeContext): Surface {
  const bend = (name: string) => fbm(size, { cells: 6, octaves: 3, seed: draw.seed32(name), strength: 0.25 });
  const warpX = bend("bend x");
  const warpY = bend("bend y");
  const height = createField(size * size);
  const folds: Field = createField(size * size);
  // the distance to the border of a cell is made of planes that meet in sharp folds; half the cells stand, half are dents
  for (const [name, usual, strength] of [
    ["large", 4, 1],
    ["middle", 9, 0.9],
    ["small", 19, 0.7],
  ] as const) {
    const cells = featureCount(usual, scale);
    const options = { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32(name), warpX, warpY };
    const { border, index } = cellsKernel(size, options, ["border", "index"]);
    const sign = randomTable(cells * cells, draw.seed32(`${name} sign`));
    for (let i = 0; i < height.length; i += 1) {
      const s = ((sign[index[i] as number] as number) - 0.5) * 2;
      height[i] = (height[i] as number) + ((border[i] as number) * s * strength * 4) / cells;
      folds[i] = Math.max(folds[i] as number, smoothstep(0.035, 0, border[i] as number) * Math.abs(s) * strength);
    }
  }
  const tooth = fbm(size, { cells: featureCount(140, scale), octaves: 2, gain: 0.9, seed: draw.seed32("tooth") });
  const clouds = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.6, seed: draw.seed32("clouds") });
  const pulp = palette(...dye(SHEET, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const fold = folds[i] as number;
    const t = tooth[i] as number;
    paintFrom(pulp, 0.64 + 0.14 * (clouds[i] as number) + 0.06 * t, texel);
    // broken fibres are rubbed pale
    shade(texel, 1 + 0.2 * fold);
    texel.height = 0.037 * (height[i] as number) + 0.00003 * t;
    texel.roughness = 0.84 + 0.03 * t + 0.06 * fold;
  });
}
