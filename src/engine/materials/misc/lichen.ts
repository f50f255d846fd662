import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CRUSTS: readonly (readonly string[])[] = [
  ["#5d6a4c", "#8a9a70", "#b1bd97", "#d0d8bd"],
  ["#8a5a10", "#bd8320", "#d9a63c", "#e8c574"],
  ["#7f8580", "#a3aaa4", "#c3c8c2", "#dadeda"],
];
const ROCK = ["#4a4742", "#625e57", "#7a756d", "#918b82"].map(fromHex);
const TILE = 0.3;

/** Lichen: rosettes of crust with lobed pale rims and cracked hearts, sage, mustard and grey, spreading over dark rock. Takes colours in the crusts, then in the rock. */
export const lichen: Material = {
  id: "lichen",
  class: "misc",
  words: ["lichen", "mold", "mould", "mildew", "lichen rock", "lichened", "spore"],
  tileSize: TILE,
  shade: shadeLichen,
};

function shadeLichen({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(12, scale);
  const bend = (name: string, amount: number) =>
    fbm(size, { cells: cells * 3, octaves: 4, gain: 0.62, seed: draw.seed32(name), strength: amount });
  const net = { cellsX: cells, cellsY: cells, jitter: 0.95, warpX: bend("bend x", 0.2), warpY: bend("bend y", 0.2) };
  const { nearest, index } = cellsKernel(size, { ...net, seed: draw.seed32("rosettes") }, ["nearest", "index"]);
  const areoles = cellsKernel(size, { cellsX: cells * 7, cellsY: cells * 7, jitter: 1, seed: draw.seed32("areoles") }, [
    "border",
  ]).border;
  const rock = domainWarp(
    size,
    draw.fork("rock"),
    4,
    0.03,
    3,
  )(fbm(size, { cells: featureCount(14, scale), octaves: 5, gain: 0.65, seed: draw.seed32("rough") }));
  const girth = evenGrid(cells, cells, draw.seed32("girth"));
  const sort = evenGrid(cells, cells, draw.seed32("sort"));
  const crusts = CRUSTS.map((stops) => palette(...dye(stops.map(fromHex), colours[0], 1)));
  const stone = palette(
    ...dye(ROCK, colours[1] ?? (colours[0]?.map((c) => c * 0.35) as [number, number, number] | undefined), 1),
  );
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const luck = girth[id] as number;
    const far = (nearest[i] as number) / (0.2 + 0.42 * luck);
    const r = rock[i] as number;
    const cover = smoothstep(1, 0.93, far);
    if (cover < 0.5) {
      paintFrom(stone, 0.5 + r * 0.5, texel);
      // well below the crusts, so that these can be told by their height
      texel.height = scale * (0.0008 * r - 0.0012);
      texel.roughness = 0.88;
      return;
    }
    const crack = smoothstep(0.02, 0.14, areoles[i] as number);
    const rim = smoothstep(0.55, 0.95, far);
    const kind = (sort[id] as number) < 0.45 ? 0 : (sort[id] as number) < 0.64 ? 1 : 2;
    // older hearts are darker, cracked and full of cups
    paintFrom(crusts[kind] ?? stone, clamp01(0.34 + rim * 0.42 + r * 0.2 + crack * 0.12), texel);
    shade(texel, 0.6 + 0.4 * Math.max(crack, rim * 0.7));
    texel.height =
      scale * (0.002 * r * 0.6 + 0.0009 + 0.0009 * rim * smoothstep(1, 0.94, far) + 0.0007 * crack * (1 - rim * 0.5));
    texel.roughness = 0.94;
  });
}
