import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { waveletNoise } from "../../texture/noises/wavelet-noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { rippleProfile } from "./wind-ripples.ts";

const SAND = ["#8a6c47", "#ad8c61", "#c8a97c", "#dcc296", "#e8d5b1"].map(fromHex);
const TILE = 1;

/** Sand combed by wind or tide into bold wandering ripples that fork and join. Takes colours in the grains. */
export const rippledSand: Material = {
  id: "rippled-sand",
  class: "ground",
  words: [
    "rippled sand",
    "sand ripple",
    "wavy sand",
    "wave sand",
    "sand wave",
    "zen garden sand",
    "windblown sand",
    "tidal sand",
    "sand with ripple",
    "beach sand with ripple",
    "beach with ripple",
    "rippled beach sand",
    "rippled beach",
    "ripple sand",
    "beach sand ripple",
    "beach ripple",
    "tide ripple",
  ],
  tileSize: TILE,
  shade: shadeRippledSand,
};

function shadeRippledSand({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(12, scale);
  const bend = fbm(size, { cells: 3, cellsY: 2, octaves: 3, gain: 0.45, seed: draw.seed32("bend") });
  const fork = fbm(size, { cells: featureCount(6, scale), octaves: 3, gain: 0.5, seed: draw.seed32("fork") });
  const swell = fbm(size, { cells: featureCount(3, scale), octaves: 3, seed: draw.seed32("swell") });
  const grain = waveletNoise(size, featureCount(96, scale), draw.seed32("grain"));
  const clumps = fbm(size, { cells: featureCount(36, scale), octaves: 3, gain: 0.75, seed: draw.seed32("clumps") });
  const profile = rippleProfile(0.66);
  const colour = palette(...dye(SAND, colours[0]));
  const crest = TILE / count;
  const lean = draw.integer("lean", -3, 3);
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    const s = swell[i] as number;
    const wave = profile(y * count + x * lean + (bend[i] as number) * 1.1 + (fork[i] as number) * 0.4);
    const strength = 0.9 + 0.45 * s;
    const g = grain[i] as number;
    const c = clumps[i] as number;
    texel.height = crest * 0.17 * wave * strength + TILE * (s * 0.008 + c * 0.0008 + g * 0.0009);
    paintFrom(colour, 0.3 + wave * 0.34 * strength + g * 0.22 + c * 0.1 + s * 0.06, texel);
    texel.roughness = 0.92 + g * 0.04 - (1 - wave) * 0.04;
  });
}
