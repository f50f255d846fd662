import { createField } from "../../kernels/field-pool.ts";
import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SKINS: readonly (readonly string[])[] = [
  ["#16211a", "#2b3d2c", "#46583d", "#6b7650"],
  ["#2a160c", "#4d2b17", "#6f4325", "#935f38"],
  ["#111110", "#201f1d", "#33312e", "#4b4843"],
];
const TILE = 0.4;

/** Crocodile hide: rows of broad squarish belly scales that dwindle to round pebbles on the flanks, deep creases, a gloss on top. Takes colours in the scales, then in the creases. */
export const crocodileLeather: Material = {
  id: "crocodile-leather",
  class: "leather",
  words: [
    "crocodile leather",
    "crocodile skin",
    "crocodile",
    "alligator",
    "alligator skin",
    "alligator leather",
    "alligator scale",
    "crocodile scale",
    "croc",
  ],
  tileSize: TILE,
  shade: shadeCrocodileLeather,
};

function shadeCrocodileLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(9, scale);
  const down = featureCount(13, scale);
  const bend = fbm(size, { cells: across, octaves: 3, seed: draw.seed32("bend") });
  const bow = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("bow") });
  const warpX = createField(size * size);
  const warpY = createField(size * size);
  for (let i = 0; i < warpX.length; i += 1) {
    const x = ((i & (size - 1)) + 0.5) / size;
    // belly in the middle of the tile, flanks at its sides: the same rows, narrower scales
    warpX[i] = across * 0.022 * cosTurn(x + 0.25) + (bend[i] as number) * 0.1;
    warpY[i] = (bow[i] as number) * 0.45 + (bend[i] as number) * 0.1;
  }
  const net = { cellsX: across, cellsY: down, jitter: 0.24, seed: draw.seed32("scales"), warpX, warpY };
  const { border, index } = cellsKernel(size, net, ["border", "index"]);
  const wrinkle = fbm(size, { cells: across * 6, octaves: 4, gain: 0.6, seed: draw.seed32("wrinkle") });
  const patina = fbm(size, { cells: 8, octaves: 5, gain: 0.6, seed: draw.seed32("patina") });
  const tones = evenGrid(across, down, draw.seed32("tones"));
  const stops = dye(draw.pick("skin", SKINS).map(fromHex), colours[0], 0.95);
  const scales = palette(...stops);
  const creases = palette(...dye(stops.slice(0, 2), colours[1] ?? colours[0], 0.9));
  const wide = TILE / down;
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const x = ((i & (size - 1)) + 0.5) / size;
    const flank = 0.5 - 0.5 * cosTurn(x + 0.5);
    const w = wrinkle[i] as number;
    const edge = border[i] as number;
    const crease = smoothstep(0.015, 0.06, edge + w * 0.012);
    const dome = smoothstep(0.0, 0.16 + flank * 0.12, edge);
    const own = (tones[id] as number) - 0.5;
    const p = patina[i] as number;
    if (crease < 0.25) paintFrom(creases, 0.3 + w * 0.2, texel);
    else paintFrom(scales, 0.14 + dome * 0.26 + own * 0.26 + p * 0.24 + w * 0.14, texel);
    shade(texel, 0.5 + 0.5 * crease);
    // creases that cross a scale die out before its middle
    const fine = Math.abs(w) * (1 - dome) * crease;
    texel.height = wide * (0.2 * dome + 0.06 * crease - 0.03 * fine + 0.012 * w + 0.03 * own);
    texel.roughness = 0.62 - dome * 0.32 + Math.abs(w) * 0.1 + p * 0.04;
  });
}
