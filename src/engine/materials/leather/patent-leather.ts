import { warpKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#0c0b0c", "#161416", "#211e20"],
  ["#3a0509", "#560a10", "#74141b"],
];
const TILE = 0.2;

/** Patent leather: hide under a thick coat of lacquer, smooth as glass, soft creases where it was bent. Takes colours in the coat. */
export const patentLeather: Material = {
  id: "patent-leather",
  class: "leather",
  words: [
    "patent leather",
    "lacquered leather",
    "glossy leather",
    "shiny leather",
    "wet look leather",
    "latex leather",
  ],
  tileSize: TILE,
  shade: shadePatentLeather,
};

function shadePatentLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const field = (name: string, cells: number, octaves: number) =>
    fbm(size, { cells: featureCount(cells, scale), octaves, gain: 0.4, seed: draw.seed32(name) });
  const bends = evenNoise(size, { cells: featureCount(4, scale), octaves: 1, seed: draw.seed32("bends") });
  const where = evenNoise(size, { cells: featureCount(6, scale), octaves: 2, seed: draw.seed32("where") });
  const creases = warpKernel(bends, field("x", 4, 2), field("y", 4, 2), size, size * 0.04 * Math.min(1, scale));
  const swell = field("swell", 6, 2);
  const orange = field("orange", 60, 2);
  const smear = field("smear", 14, 5);
  const coat = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 0.7));
  return paintSurface(size, TILE, (texel, i) => {
    // a crease is a soft valley with a roll of lacquer along both of its sides
    const from = Math.abs(creases[i] as number);
    // and runs out where nothing bent it
    const bent = smoothstep(-0.05, 0.3, where[i] as number);
    const valley = bent * smoothstep(0.16, 0, from);
    const roll = bent * smoothstep(0.75, 0.15, from) * (1 - valley);
    const s = smear[i] as number;
    paintFrom(coat, 0.45 + 0.16 * roll + 0.07 * s, texel);
    shade(texel, 1 - 0.2 * valley);
    texel.height =
      scale * (0.001 * (swell[i] as number) + 0.00022 * roll - 0.0001 * valley + 0.00001 * (orange[i] as number));
    texel.roughness = clamp01(0.07 + 0.035 * s + 0.12 * valley);
  });
}
