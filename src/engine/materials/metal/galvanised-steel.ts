import { cellsKernel } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { aroundZero, cellMiddles } from "../../texture/tilings/cell-middles.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.5;
const ZINC: readonly Rgb[] = [
  [0.3, 0.325, 0.345],
  [0.44, 0.465, 0.485],
  [0.58, 0.605, 0.62],
  [0.7, 0.72, 0.73],
];
/** Barbs across a cell. */
const BARBS = 11;
const THIRD = TAU / 6;

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
    "galvanised sheet",
    "galvanized sheet",
    "galvanised",
    "galvanized",
    "galvanized iron",
  ],
  tileSize: TILE,
  shade: shadeGalvanisedSteel,
};

function shadeGalvanisedSteel({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(11, scale);
  const ragged = (name: string) =>
    fbm(size, { cells: count * 3, octaves: 5, gain: 0.62, seed: draw.seed32(name), strength: 0.16 });
  const [ragX, ragY] = [ragged("ragged x"), ragged("ragged y")];
  const bend = fbm(size, { cells: count * 2, octaves: 3, gain: 0.5, seed: draw.seed32("bend") });
  const { border, index } = cellsKernel(
    size,
    { cellsX: count, cellsY: count, jitter: 1, seed: draw.seed32("spangle"), warpX: ragX, warpY: ragY },
    ["border", "index"],
  );
  const middles = cellMiddles(index, size, count);
  const tone = evenGrid(count, count, draw.seed32("tone"));
  const lean = randomTable(count * count, draw.seed32("lean"));
  const facets = randomTable(count * count * 6, draw.seed32("facets"));
  const smudge = fbm(size, { cells: 10, octaves: 5, gain: 0.6, seed: draw.seed32("smudge") });
  const zinc = palette(...dye(ZINC, colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const x = aroundZero((((i & (size - 1)) + 0.5) / size) * count - (middles.x[id] as number), count);
    const y = aroundZero(((Math.floor(i / size) + 0.5) / size) * count - (middles.y[id] as number), count);
    const far = Math.sqrt(x * x + y * y);
    // ice flowers of zinc: six arms from the middle of a crystal, barbs along either side of each
    const turned = atan2(y, x) + (lean[id] as number) * THIRD + (bend[i] as number) * 0.3 + TAU;
    const arm = Math.floor(turned / THIRD);
    const off = turned - (arm + 0.5) * THIRD;
    const barb = far * (cos(off) + 0.9 * Math.abs(sin(off))) * BARBS + (bend[i] as number) * 0.5;
    const feather = Math.abs((barb - Math.floor(barb)) * 2 - 1) - 0.5;
    const spine = smoothstep(0.05, 0, far * Math.abs(sin(off))) * smoothstep(0.75, 0.1, far);
    // each half of an arm faces another way
    const facet = (facets[id * 6 + (arm % 6)] as number) - 0.5 + (off > 0 ? 0.16 : -0.16);
    const s = smudge[i] as number;
    const rim = smoothstep(0.035, 0, border[i] as number);
    const own = (tone[id] as number) - 0.5;
    paintFrom(zinc, 0.5 + own * 0.5 + facet * 0.36 + feather * 0.2 + spine * 0.22 + s * 0.08 - rim * 0.16, texel);
    texel.metalness = 1;
    texel.roughness = 0.3 + own * 0.2 - facet * 0.16 - feather * 0.08 + s * 0.05;
    texel.height = 0.00014 * feather + 0.0002 * spine + 0.00022 * own + 0.00014 * facet + 0.0001 * s - 0.0001 * rim;
  });
}
