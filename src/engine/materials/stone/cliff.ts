import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { facets } from "../../texture/marks/facets.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { slopeBlur } from "../../texture/noises/slope-blur.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const ROCKS: readonly (readonly string[])[] = [
  ["#4f4a44", "#6f6961", "#8c857b", "#a9a196", "#c4bcb0"],
  ["#55504a", "#777067", "#969083", "#b2aca0", "#cbc6bc"],
];
const STAIN = "#3b3835";
const TILE = 6;

/** A rock face: ledges and upright slabs split by joints, dark runs of water down it. Takes colours in the rock. */
export const cliff: Material = {
  id: "cliff",
  class: "stone",
  words: [
    "cliff",
    "rock face",
    "rockface",
    "cliff face",
    "rock wall",
    "mountain",
    "rock cliff",
    "mountainside",
    "crag",
    "canyon wall",
  ],
  tileSize: TILE,
  shade: shadeCliff,
};

function shadeCliff({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(4, scale);
  const down = featureCount(3, scale);
  const bend = (name: string, reach: number) =>
    fbm(size, { cells: across * 2, octaves: 4, gain: 0.6, seed: draw.seed32(name), strength: reach });
  const warpX = bend("bend x", 0.09);
  const warpY = bend("bend y", 0.1);
  const slabs = { cellsX: across, cellsY: down, jitter: 1, seed: draw.seed32("slabs"), warpX, warpY };
  const great = cellsKernel(size, slabs, ["index", "border"]);
  const blocks = { ...slabs, cellsX: across * 2, cellsY: down * 6, seed: draw.seed32("blocks") };
  const fine = cellsKernel(size, blocks, ["index", "border"]);
  const level = evenGrid(across, down, draw.seed32("level"));
  const step = randomTable(across * down * 12, draw.seed32("step"));
  const rough = fbm(size, { cells: across * 5, cellsY: down * 8, octaves: 4, gain: 0.62, seed: draw.seed32("rough") });
  const faces = facets(size, draw.fork("faces"), across, 0.55);
  const chips = facets(size, draw.fork("chips"), across * 4, 0.6);
  const broken = rough.map((r, i) => {
    const slab = (level[great.index[i] as number] as number) * 0.55 + (faces[i] as number) * 0.55;
    const block = (step[fine.index[i] as number] as number) * 0.16 + (chips[i] as number) * 0.16;
    // ledges stick out at the foot of each slab
    return slab + block + r * 0.09 - smoothstep(0.04, 0.004, great.border[i] as number) * 0.12;
  });
  const worn = slopeBlur(broken, broken, size, 0.014, "lowest");
  const edge = convexity(worn, size, 0.012);
  const runs = fbm(size, { cells: across * 4, cellsY: 2, octaves: 3, gain: 0.6, seed: draw.seed32("runs") });
  const grit = fbm(size, { cells: featureCount(80, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const stops = draw.pick("rock", ROCKS).map(fromHex);
  const stone = palette(...dye(stops, colours[0]));
  const stain = dye([fromHex(STAIN)], colours[0])[0] ?? fromHex(STAIN);
  return paintSurface(size, TILE, (texel, i) => {
    const e = edge[i] as number;
    const g = grit[i] as number;
    const r = rough[i] as number;
    const own =
      (level[great.index[i] as number] as number) +
      (step[fine.index[i] as number] as number) -
      1 +
      0.8 * (chips[i] as number);
    const gap = smoothstep(0.05, 0.005, fine.border[i] as number);
    texel.height = TILE * (0.075 * (worn[i] as number) + 0.0016 * r + 0.0008 * g - 0.004 * gap);
    paintFrom(stone, 0.48 + own * 0.16 + r * 0.18 + g * 0.16 + e * 0.16, texel);
    const wet = smoothstep(0.12, 0.6, (runs[i] as number) + r * 0.15) * 0.42;
    texel.r += (stain[0] - texel.r) * wet;
    texel.g += (stain[1] - texel.g) * wet;
    texel.b += (stain[2] - texel.b) * wet;
    shade(texel, (1 - gap * 0.3) * (1 + Math.min(0, e) * 0.25));
    texel.roughness = 0.88 + g * 0.05 - wet * 0.3;
  });
}
