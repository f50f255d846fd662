import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { dealTone } from "../../texture/tones/deal-tones.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STONE = ["#4b4945", "#6f6b65", "#8a857c", "#a39d92"].map(fromHex);
const SOIL = ["#3a3128", "#54483a", "#6d5e4b"].map(fromHex);

/** How far a stone reaches from its middle at most, in cells, and how softly that takes its corners off. */
const ROUND = 0.6;
const SOFT = 0.16;

/** The lesser of two lengths, rounded where they are alike. */
function softLeast(a: number, b: number): number {
  const h = Math.max(0, SOFT - Math.abs(a - b));
  return Math.min(a, b) - (h * h) / (4 * SOFT);
}

/** Rounded street stones, one by one of their own grey, in packed soil. Takes colours in the stones, then in the joints. */
export const cobblestone: Material = {
  id: "cobblestone",
  class: "stone",
  words: [
    "cobblestone",
    "cobble",
    "cobblestone pavement",
    "cobbled street",
    "cobblestone floor",
    "cobblestone street",
    "cobblestone path",
  ],
  tileSize: 1.6,
  shade: (context) => shadeCobbles(context, [STONE]),
};

/**
 * Cobbles in packed soil.
 *
 * @param stones Palettes, one dealt to each stone; an artist's colour dyes them all.
 * @param height Of a stone's dome over its edge, in shares of its width.
 */
export function shadeCobbles(
  { size, draw, colours, scale }: ShadeContext,
  stones: readonly (readonly Rgb[])[],
  height = 0.2,
): Surface {
  const count = featureCount(11, scale);
  const wobbleX = fbm(size, { cells: count, octaves: 4, seed: draw.seed32("wobble x"), strength: 0.09 });
  const wobbleY = fbm(size, { cells: count, octaves: 4, seed: draw.seed32("wobble y"), strength: 0.09 });
  const { border, index, nearest } = cellsKernel(
    size,
    { cellsX: count, cellsY: count, jitter: 0.5, seed: draw.seed32("stones"), warpX: wobbleX, warpY: wobbleY },
    ["border", "index", "nearest"],
  );
  const rough = fbm(size, { cells: count * 3, octaves: 7, gain: 0.6, seed: draw.seed32("rough") });
  const mottle = fbm(size, { cells: count * 6, octaves: 5, gain: 0.7, seed: draw.seed32("mottle") });
  const grit = fbm(size, { cells: count * 14, octaves: 4, gain: 0.8, seed: draw.seed32("grit") });
  const tone = evenGrid(count, count, draw.seed32("tone"));
  const level = evenGrid(count, count, draw.seed32("level"));
  const kind = evenGrid(count, count, draw.seed32("kind"), stones.length);
  const kinds = stones.map((stops) => palette(...dye(stops, colours[0])));
  const soil = palette(...dye(SOIL, colours[1]));
  const reach = 1.6 / count;

  return paintSurface(size, 1.6, (texel, i) => {
    const id = index[i] as number;
    // feet and water have rounded its corners off: it ends where a disc about its middle does
    const edge = softLeast(border[i] as number, ROUND - (nearest[i] as number));
    const r = rough[i] as number;
    const g = grit[i] as number;
    const rim = smoothstep(0.004, 0.3, edge + r * 0.014);
    const dome = Math.sqrt(rim * (2 - rim));
    const top = reach * (height * dome + 0.08 * ((level[id] as number) - 0.5) + 0.02 * r + 0.006 * g) - reach * 0.06;
    const ground = reach * (0.02 + 0.02 * r + 0.018 * g);
    if (top > ground) {
      texel.height = top;
      const stone = kinds[dealTone(kinds.length, kind[id] as number)] as (typeof kinds)[number];
      paintFrom(stone, 0.5 + ((tone[id] as number) - 0.5) * 0.5 + (mottle[i] as number) * 0.25 + r * 0.1, texel);
      shade(texel, lerp(0.6, 1, smoothstep(0, 0.08 * reach, top - ground)));
      // feet and wheels have polished what stands highest
      texel.roughness = 0.74 + g * 0.06 - dome * dome * 0.2;
    } else {
      texel.height = ground;
      paintFrom(soil, 0.5 + g * 0.35 + r * 0.2, texel);
      texel.roughness = 0.95;
    }
  });
}
