import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { sweepTones, trowelStrokes } from "../../texture/marks/trowel-strokes.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { cutStones } from "./cut-stones.ts";

const GREY = ["#67676a", "#838384", "#9a9a99", "#b1b0ad"].map(fromHex);
const TILE = 2;

/** Power-trowelled and sealed concrete floor: broad burnish marks, clouds, a satin sheen. Takes colours as a pigment. */
export const smoothConcrete: Material = {
  id: "smooth-concrete",
  class: "concrete",
  words: [
    "smooth concrete",
    "polished concrete",
    "concrete floor",
    "cement screed",
    "screed",
    "microcement",
    "cement floor",
    "modern concrete",
    "burnished concrete",
    "sealed concrete",
    "garage floor",
  ],
  tileSize: TILE,
  shade: shadeSmoothConcrete,
};

function shadeSmoothConcrete({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(4, scale);
  const sweeps = trowelStrokes(size, draw, across, 2.4, 3.14);
  const cloud = evenNoise(size, { cells: featureCount(10, scale), octaves: 4, gain: 0.62, seed: draw.seed32("cloud") });
  const mottle = fbm(size, { cells: featureCount(24, scale), octaves: 3, gain: 0.66, seed: draw.seed32("mottle") });
  const grain = fbm(size, { cells: featureCount(170, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const tone = sweepTones(across, draw.seed32("tone"));
  const stones = cutStones({ size, draw, colours, scale }, 0.2);
  const grey = palette(...dye(GREY, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const own = (tone[(sweeps.index[i] as number) + 1] as number) - 0.5;
    const lie = sweeps.height[i] as number;
    const m = mottle[i] as number;
    const g = grain[i] as number;
    paintFrom(grey, 0.5 + (cloud[i] as number) * 0.24 + m * 0.13 + own * 0.2 + (lie - 0.5) * 0.16 + g * 0.08, texel);
    texel.roughness = 0.24 - own * 0.12 + m * 0.08 + (cloud[i] as number) * 0.05;
    stones(texel, i);
    texel.height = lie * 0.0005 + m * 0.00014 + g * 0.00005;
  });
}
