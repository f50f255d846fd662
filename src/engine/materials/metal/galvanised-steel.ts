import { cellsKernel } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.5;
const ZINC: readonly Rgb[] = [
  [0.3, 0.325, 0.345],
  [0.44, 0.465, 0.485],
  [0.58, 0.605, 0.62],
  [0.7, 0.72, 0.73],
];
/** Whole waves across and down the tile, so that the feathers of a crystal meet at its edge. */
const WAVES: readonly (readonly [number, number])[] = [
  [103, 15],
  [79, 75],
  [17, 111],
  [-67, 89],
  [-101, 37],
  [45, -97],
  [119, -23],
  [-29, -103],
];

/** Hot-dipped zinc: a patchwork of feathered crystals, each with its own grey and gloss. Takes colours as a coat of lacquer. */
export const galvanisedSteel: Material = {
  id: "galvanised-steel",
  class: "metal",
  words: [
    "galvanised steel",
    "galvanized steel",
    "galvanized metal",
    "galvanised metal",
    "zinc spangle",
    "galvanized iron",
  ],
  tileSize: TILE,
  shade: shadeGalvanisedSteel,
};

function shadeGalvanisedSteel({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(12, scale);
  const ragX = fbm(size, { cells: count * 2, octaves: 3, gain: 0.6, seed: draw.seed32("ragged x") });
  const ragY = fbm(size, { cells: count * 2, octaves: 3, gain: 0.6, seed: draw.seed32("ragged y") });
  for (let i = 0; i < ragX.length; i += 1) {
    ragX[i] = (ragX[i] as number) * 0.1;
    ragY[i] = (ragY[i] as number) * 0.1;
  }
  const { nearest, border, index } = cellsKernel(
    size,
    { cellsX: count, cellsY: count, jitter: 1, seed: draw.seed32("spangle"), warpX: ragX, warpY: ragY },
    ["nearest", "border", "index"],
  );
  const tone = randomTable(count * count, draw.seed32("tone"));
  const lean = randomTable(count * count, draw.seed32("lean"));
  const gloss = randomTable(count * count, draw.seed32("gloss"));
  const smudge = fbm(size, { cells: 5, octaves: 6, gain: 0.6, seed: draw.seed32("smudge") });
  const zinc = palette(...dye(ZINC, colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const [kx, ky] = WAVES[Math.floor((lean[id] as number) * WAVES.length)] as readonly [number, number];
    const x = (i & (size - 1)) / size;
    const y = Math.floor(i / size) / size;
    const turn = x * kx + y * ky + (ragX[i] as number) * 2.5;
    const feather = Math.abs((turn - Math.floor(turn)) * 2 - 1) - 0.5;
    const s = smudge[i] as number;
    const rim = 1 - smoothstep(0, 0.05, border[i] as number);
    paintFrom(
      zinc,
      0.5 + ((tone[id] as number) - 0.5) * 0.95 + feather * 0.16 + s * 0.08 - (nearest[i] as number) * 0.12 + rim * 0.1,
      texel,
    );
    texel.metalness = 1;
    texel.roughness = 0.26 + (gloss[id] as number) * 0.22 + s * 0.05 - feather * 0.05;
    texel.height = 0.00005 * feather + 0.00014 * (tone[id] as number) + 0.0001 * s;
  });
}
