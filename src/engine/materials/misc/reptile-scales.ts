import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid, evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const LIZARDS: readonly (readonly (readonly string[])[])[] = [
  [
    ["#2f421f", "#4e6a31", "#739048", "#9db26a"],
    ["#231f12", "#3b331c"],
  ],
  [
    ["#4a3a22", "#725a35", "#997d4e", "#bda272"],
    ["#2a1d10", "#47321c"],
  ],
  [
    ["#3c4440", "#5c6762", "#7f8b85", "#a5afa9"],
    ["#1f2624", "#333c39"],
  ],
];
const TILE = 0.2;

/** Lizard skin: pebbled scales that meet without overlapping, larger bosses among small ones, dark bands over them. Takes colours in the scales, then in the bands. */
export const reptileScales: Material = {
  id: "reptile-scales",
  class: "misc",
  words: [
    "reptile scale",
    "reptile skin",
    "reptile",
    "lizard skin",
    "lizard",
    "lizard scale",
    "scaly skin",
    "dinosaur skin",
    "iguana skin",
    "dinosaur",
    "gecko skin",
    "scaly",
  ],
  tileSize: TILE,
  shade: shadeReptileScales,
};

function shadeReptileScales({ size, draw, colours, scale }: ShadeContext): Surface {
  const large = featureCount(8, scale);
  const bend = (name: string, amount: number) =>
    fbm(size, { cells: large * 2, octaves: 2, seed: draw.seed32(name), strength: amount });
  const warpX = bend("bend x", 0.22);
  const warpY = bend("bend y", 0.22);
  const boss = { cellsX: large, cellsY: large, jitter: 0.8, seed: draw.seed32("bosses"), warpX, warpY };
  const bosses = cellsKernel(size, boss, ["nearest", "index"]);
  const small = { cellsX: large * 3, cellsY: large * 3, jitter: 0.7, seed: draw.seed32("scales"), warpX, warpY };
  const scales = cellsKernel(size, small, ["border", "index"]);
  const bands = evenNoise(size, { cells: featureCount(8, scale), octaves: 3, seed: draw.seed32("bands") });
  const fine = fbm(size, { cells: large * 16, octaves: 2, gain: 0.8, seed: draw.seed32("fine") });
  const girth = evenGrid(large, large, draw.seed32("girth"));
  const tones = evenGrids([{ across: large }, { across: large * 3 }], draw.seed32("tones"));
  const kind = draw.pick("lizard", LIZARDS);
  const stops = dye((kind[0] ?? []).map(fromHex), colours[0], 0.95);
  const skin = palette(...stops);
  const band = colours[1] ?? (colours[0] ? stops[0] : fromHex(kind[1]?.[1] ?? "#333333")) ?? [0.1, 0.1, 0.1];
  const wide = TILE / (large * 3);
  return paintSurface(size, TILE, (texel, i) => {
    const b = bosses.index[i] as number;
    const r = 0.2 + 0.2 * (girth[b] as number);
    const far = (bosses.nearest[i] as number) / r;
    const f = fine[i] as number;
    const isBoss = far < 1;
    const edge = isBoss ? (1 - far) * r * 3 : Math.min(scales.border[i] as number, (far - 1) * r * 3);
    const id = isBoss ? b : large * large + (scales.index[i] as number);
    const own = (tones[id] as number) - 0.5;
    const dome = smoothstep(0.0, isBoss ? 0.7 : 0.4, edge);
    const crease = smoothstep(0.02, 0.14, edge);
    paintFrom(skin, 0.32 + dome * 0.26 + own * 0.26 + (isBoss ? 0.12 : 0) + f * 0.08, texel);
    // a scale is banded whole, so the bands' rims are jagged
    const dark = smoothstep(0.1, 0.32, (bands[i] as number) + own * 0.3);
    blendColour(texel, band, dark * 0.7);
    shade(texel, 0.42 + 0.58 * crease);
    texel.height = wide * ((isBoss ? 0.62 : 0.34) * dome + 0.06 * crease + 0.02 * f);
    texel.roughness = 0.62 - dome * 0.18 + f * 0.05 + (1 - crease) * 0.2;
  });
}
