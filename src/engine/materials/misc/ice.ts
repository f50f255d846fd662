import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DEPTH = ["#4d8fb0", "#7fb8d0", "#aad4e2", "#cfe8ef", "#ecf6f8"].map(fromHex);
const FROST = fromHex("#eef5f6");
const TILE = 1.2;

/** Lake ice: slabs each of its own blue depth, white fracture planes between, trapped bubbles, frost. Takes colours in the depth. */
export const ice: Material = {
  id: "ice",
  class: "misc",
  words: ["ice", "lake ice", "glacier", "frozen water"],
  tileSize: TILE,
  within: 0.6,
  shade: shadeIce,
};

function shadeIce({ size, draw, colours, scale }: ShadeContext): Surface {
  const clouds = evenNoise(size, { cells: featureCount(7, scale), octaves: 6, gain: 0.6, seed: draw.seed32("clouds") });
  const veil = evenNoise(size, { cells: featureCount(11, scale), octaves: 5, gain: 0.6, seed: draw.seed32("veil") });
  const frost = fbm(size, { cells: featureCount(50, scale), octaves: 4, gain: 0.8, seed: draw.seed32("frost") });
  const slabs = featureCount(7, scale);
  const ragged = (name: string) =>
    fbm(size, { cells: slabs * 2, octaves: 5, gain: 0.6, seed: draw.seed32(name), strength: 0.07 });
  const great = cellsKernel(
    size,
    {
      cellsX: slabs,
      cellsY: slabs,
      jitter: 1,
      seed: draw.seed32("slabs"),
      warpX: ragged("ragged x"),
      warpY: ragged("ragged y"),
    },
    ["border", "index"],
  );
  const own = evenGrid(slabs, slabs, draw.seed32("own"));
  // whole waves in the tile, so that it closes
  const next = draw.stream("turns");
  const turns = Int8Array.from({ length: slabs * slabs * 2 }, () => Math.floor(next() * 5) - 2);
  const fine = cracks(size, draw.fork("fine"), featureCount(12, scale), 0.25, 0.12);
  const bubbles = pits(size, draw.seed32("bubbles"), featureCount(46, scale), 0.16, 0.3);
  const water = palette(...dye(DEPTH, colours[0], 0.85));
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const w = veil[i] as number;
    const f = frost[i] as number;
    const g = great.border[i] as number;
    const slab = great.index[i] as number;
    const o = own[slab] as number;
    const split = smoothstep(0.022, 0.004, g);
    // a fracture plane leans under the surface: it fades slowly, and into the slab on one side of it only
    const plane = smoothstep(0.1 + 0.3 * o, 0, g) * clamp01(0.62 + w * 0.9) * (o > 0.5 ? 0.8 : 0.16);
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = Math.floor(i / size) / size;
    const depth = cosTurn(x * (turns[slab * 2] as number) + y * (turns[slab * 2 + 1] as number) + o);
    const hair = smoothstep(0.026, 0.005, fine[i] as number) * 0.8;
    const bubble = (bubbles[i] as number) * clamp01(0.4 + c * 1.4);
    paintFrom(water, 0.42 + c * 0.15 + w * 0.05 + (o - 0.5) * 0.17 + depth * 0.09, texel);
    const white = clamp01(split * 0.85 + plane * (0.75 + f * 0.3) + hair * 0.55 + bubble * 0.7);
    blendColour(texel, FROST, white);
    const rime = smoothstep(0.42, 0.85, c * 0.6 + w * 0.5 + f * 0.2);
    blendColour(texel, FROST, rime * 0.45);
    texel.height = c * 0.0015 + w * 0.0006 - split * 0.0022 - hair * 0.0005 + rime * (0.0004 + f * 0.0003);
    texel.roughness = 0.08 + rime * 0.35 + split * 0.3 + hair * 0.1;
  });
}
