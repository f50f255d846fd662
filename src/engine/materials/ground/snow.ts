import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { simplexNoise } from "../../texture/noises/simplex-noise.ts";
import { valueNoise } from "../../texture/noises/value-noise.ts";
import { waveletNoise } from "../../texture/noises/wavelet-noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SNOW = ["#bccfe2", "#d6e2ee", "#e9f0f6", "#f3f6f9"].map(fromHex);
const TILE = 1.5;

/** Fresh powder: pillows blown soft, fluffy crumbs, single crystals that glint. Takes colours in the snow. */
export const snow: Material = {
  id: "snow",
  class: "ground",
  words: [
    "snow",
    "fresh snow",
    "powder snow",
    "snow ground",
    "snow field",
    "snowdrift",
    "ground snow",
    "winter ground",
  ],
  tileSize: TILE,
  shade: shadeSnow,
};

function shadeSnow({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(5, scale);
  const drift = simplexNoise(size, { cells, octaves: 3, gain: 0.42, seed: draw.seed32("drift") });
  const pillows = valueNoise(size, { cells: cells * 3, octaves: 3, gain: 0.55, seed: draw.seed32("pillows") });
  const fluff = fbm(size, { cells: featureCount(36, scale), octaves: 4, gain: 0.78, seed: draw.seed32("fluff") });
  const grain = waveletNoise(size, featureCount(190, scale), draw.seed32("grain"));
  const colour = palette(...dye(SNOW, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const d = drift[i] as number;
    const p = pillows[i] as number;
    const f = fluff[i] as number;
    const g = grain[i] as number;
    const glint = smoothstep(0.6, 0.8, g);
    texel.height = TILE * (0.018 * d + 0.007 * p + 0.0013 * f + 0.0005 * g);
    paintFrom(colour, 0.7 + d * 0.12 + p * 0.18 + f * 0.16 + g * 0.1, texel);
    texel.roughness = 0.72 + f * 0.1 - glint * 0.5;
  });
}
