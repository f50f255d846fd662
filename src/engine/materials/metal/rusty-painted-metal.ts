import { createField } from "../../kernels/field-pool.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { paintCoat } from "./paint-coat.ts";
import { rustCoat } from "./rust-coat.ts";

const TILE = 0.6;
const PAINTS = ["#2f6a70", "#2c5a8a", "#a83a26", "#c9992c", "#c9c5b8", "#4a6b43"];

/** Enamel on iron that has chipped down to rust; the rust lifts the paint at its rim and runs down. Takes colours in the paint. */
export const rustyPaintedMetal: Material = {
  id: "rusty-painted-metal",
  class: "metal",
  words: [
    "rusty painted metal",
    "chipped paint metal",
    "old painted metal",
    "chipped paint",
    "painted metal with rust",
    "painted barrel",
    "metal barrel",
    "oil drum",
    "dumpster",
    "metal painted rust",
  ],
  tileSize: TILE,
  shade: shadeRustyPaintedMetal,
};

function shadeRustyPaintedMetal(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const cells = featureCount(11, scale);
  const spread = evenNoise(size, { cells, octaves: 8, gain: 0.7, seed: draw.seed32("spread") });
  const streaks = fbm(size, { cells: cells * 7, cellsY: 2, octaves: 3, gain: 0.5, seed: draw.seed32("streaks") });
  const edge = draw.number("chipped", 0.2, 0.36) + (context.colours[0] ? 0.14 : 0);
  const source = createField(size * size);
  for (let i = 0; i < source.length; i += 1) source[i] = smoothstep(edge, edge + 0.03, spread[i] as number);
  const runs = leaks(source, size, streaks, 0.1);
  const paint = paintCoat(context, { tileSize: TILE, paints: PAINTS, roughness: 0.36 });
  const rust = rustCoat(size, draw, cells * 3, 0.0011);
  return paintSurface(size, TILE, (texel, i) => {
    const bare = source[i] as number;
    const near = (spread[i] as number) - edge;
    paint(texel, i);
    // paint curls up where rust creeps under it
    const lip = smoothstep(-0.07, -0.005, near) * (1 - bare);
    texel.height += 0.0006 * (1 - bare) + 0.0007 * lip;
    shade(texel, 1 - 0.25 * lip + 0.1 * smoothstep(-0.03, 0, near) * (1 - bare));
    const run = (runs[i] as number) * 0.36 - 0.12 + (streaks[i] as number) * 0.1;
    rust(texel, i, clamp01(Math.max(bare * (0.55 + near * 1.4), run * (1 - bare))));
  });
}
