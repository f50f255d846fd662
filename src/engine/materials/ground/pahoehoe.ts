import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const ROCK = ["#17171a", "#26262a", "#3b3b40", "#58585d"].map(fromHex);
const RUST = fromHex("#5a4032");
const TILE = 2.4;
/** Lobes along a side, and ropes across one. */
const LOBES = 4;
const ROPES = 3.4;

/** Ropy lava: cold flows whose skin was pushed into bowed folds, lobe beside lobe, satin black and brown where it weathers. Takes colours in the rock. */
export const pahoehoe: Material = {
  id: "pahoehoe",
  class: "ground",
  words: [
    "pahoehoe",
    "pahoehoe lava",
    "ropy lava",
    "ropey lava",
    "lava rope",
    "cooled lava",
    "cold lava",
    "hardened lava",
    "solidified lava",
    "lava rock field",
    "lava field",
  ],
  tileSize: TILE,
  shade: shadePahoehoe,
};

function shadePahoehoe({ size, draw, colours, scale }: ShadeContext): Surface {
  const lobes = featureCount(LOBES, scale);
  const bend = (name: string) =>
    fbm(size, { cells: lobes * 2, octaves: 4, gain: 0.5, seed: draw.seed32(name), strength: 0.28 });
  const cells = cellsKernel(
    size,
    {
      cellsX: lobes,
      cellsY: lobes,
      jitter: 0.9,
      seed: draw.seed32("lobes"),
      warpX: bend("bend x"),
      warpY: bend("bend y"),
    },
    ["border", "index"],
  );
  const stir = domainWarp(size, draw.fork("stir"), lobes * 2, 0.05, 2);
  const slow = stir(fbm(size, { cells: lobes, octaves: 2, gain: 0.4, seed: draw.seed32("slow") }));
  const frays = fbm(size, { cells: lobes * 5, octaves: 4, gain: 0.55, seed: draw.seed32("frays") });
  const grit = fbm(size, { cells: featureCount(70, scale), octaves: 4, gain: 0.8, seed: draw.seed32("grit") });
  const rust = fbm(size, { cells: featureCount(7, scale), octaves: 5, gain: 0.6, seed: draw.seed32("rust") });
  const next = draw.stream("ways");
  // whole waves in the tile, so that the folds close over its edge
  const ways = Int8Array.from({ length: lobes * lobes * 2 }, () => Math.floor(next() * 5) - 2);
  const level = randomTable(lobes * lobes, draw.seed32("level"));
  const rock = palette(...dye(ROCK, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const lobe = cells.index[i] as number;
    const edge = cells.border[i] as number;
    const g = grit[i] as number;
    const own = level[lobe] as number;
    const column = i & (size - 1);
    const x = (column + 0.5) / size;
    const y = ((i - column) / size + 0.5) / size;
    // folds bow with the swell of the flow and crowd towards the front of a lobe
    const phase =
      ROPES * (2.1 * (slow[i] as number) + 0.9 * edge) +
      (ways[lobe * 2] as number) * x +
      (ways[lobe * 2 + 1] as number) * y +
      0.3 * (frays[i] as number) +
      own * 3;
    const f = phase - Math.floor(phase);
    const round = Math.sqrt(Math.max(0, 1 - (f * 2 - 1) * (f * 2 - 1)));
    const swell = smoothstep(0, 0.34, edge);
    const crease = smoothstep(0.03, 0.008, edge + 0.006 * g);
    const h = 0.5 * swell + 0.34 * round + 0.16 * own;
    paintFrom(rock, clamp01(0.34 + 0.3 * (round - 0.6) + 0.16 * g + 0.14 * swell + 0.1 * (own - 0.5)), texel);
    blendColour(
      texel,
      RUST,
      colours[0] ? 0 : 0.55 * smoothstep(0.15, 0.7, (rust[i] as number) + 0.2 * g - 0.2 * round),
    );
    shade(texel, (0.55 + 0.45 * smoothstep(0, 0.7, round)) * (1 - 0.7 * crease));
    texel.height = scale * (0.075 * h - 0.03 * crease + 0.0022 * g);
    texel.roughness = clamp01(0.52 + 0.14 * g + 0.2 * crease - 0.08 * round);
  });
}
