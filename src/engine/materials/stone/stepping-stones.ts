import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SLABS = [
  ["#55534f", "#75726d", "#928e87", "#aba79f"],
  ["#5f564b", "#80756a", "#9c9184", "#b4aa9d"],
].map((stops) => stops.map(fromHex));
const GRIT = ["#5d564b", "#857b6d", "#a89d8c", "#c9c0b0"].map(fromHex);
const MOSS = ["#232f10", "#3c4f1c", "#5a7029", "#7f9042"].map(fromHex);
const TILE = 2.4;

/** Flat stones set apart in a bed of fine gravel, moss about their feet. Takes colours in the stones, then in the gravel. */
export const steppingStones: Material = {
  id: "stepping-stones",
  class: "stone",
  words: [
    "stepping stone",
    "stepping stone path",
    "stepping stone tile",
    "garden path",
    "garden stone path",
    "stepping slab",
    "japanese garden path",
  ],
  tileSize: TILE,
  shade: shadeSteppingStones,
};

function shadeSteppingStones({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(5, scale);
  const bend = (name: string) => fbm(size, { cells: cells * 3, octaves: 4, seed: draw.seed32(name), strength: 0.16 });
  const warp = { warpX: bend("bend x"), warpY: bend("bend y") };
  const stones = cellsKernel(
    size,
    { cellsX: cells, cellsY: cells, jitter: 0.6, seed: draw.seed32("stones"), ...warp },
    ["border", "index"],
  );
  const count = featureCount(96, scale);
  const grains = cellsKernel(size, { cellsX: count, cellsY: count, jitter: 1, seed: draw.seed32("grains") }, [
    "border",
    "index",
  ]);
  const swell = fbm(size, { cells: cells * 2, octaves: 6, gain: 0.58, seed: draw.seed32("swell") });
  const rough = fbm(size, { cells: featureCount(70, scale), octaves: 3, gain: 0.8, seed: draw.seed32("rough") });
  const tufts = billow(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.7, seed: draw.seed32("tufts") });
  const table = (name: string, length: number) => randomTable(length, draw.seed32(name));
  const [tone, kind] = [table("tone", cells * cells), table("kind", cells * cells)];
  const [grain, lift] = [table("grain", count * count), table("lift", count * count)];
  const slabs = SLABS.map((stops) => palette(...dye(stops, colours[0], 0.9)));
  const grit = palette(...dye(GRIT, colours[1], 0.9));
  const moss = palette(...MOSS);
  return paintSurface(size, TILE, (texel, i) => {
    const b = stones.border[i] as number;
    const cell = stones.index[i] as number;
    const w = swell[i] as number;
    const r = rough[i] as number;
    const edge = b - 0.1 + r * 0.008;
    const on = smoothstep(-0.004, 0.012, edge);
    const stone = smoothstep(0, 0.1, grains.border[i] as number);
    const id = grains.index[i] as number;
    const bed = 0.0035 * stone * (0.4 + (lift[id] as number)) + 0.004 * w;
    const round = smoothstep(0, 0.09, edge);
    const top = 0.024 + 0.014 * round + 0.003 * w + 0.0012 * r + 0.004 * ((tone[cell] as number) - 0.5);
    texel.height = lerp(bed, top, on);
    if (on > 0.5) {
      const own = slabs[Math.floor((kind[cell] as number) * slabs.length)] as (typeof slabs)[number];
      paintFrom(own, 0.5 + 0.3 * ((tone[cell] as number) - 0.5) + 0.22 * w + 0.16 * r, texel);
      shade(texel, 0.62 + 0.38 * smoothstep(0, 0.05, edge));
      texel.roughness = 0.82 + 0.06 * r;
      return;
    }
    // damp and shade keep the moss at the stones' feet
    const green = smoothstep(-0.075, -0.01, edge + w * 0.05);
    if (green > 0.5) {
      const t = 1 - (tufts[i] as number);
      paintFrom(moss, 0.1 + 0.7 * t + 0.2 * w, texel);
      texel.height += 0.008 * t * green;
      texel.roughness = 0.93;
    } else {
      paintFrom(grit, 0.5 + 0.9 * ((grain[id] as number) - 0.5), texel);
      shade(texel, 0.45 + 0.55 * stone);
      texel.roughness = 0.88;
    }
    shade(texel, 0.6 + 0.4 * smoothstep(0, -0.035, edge));
  });
}
