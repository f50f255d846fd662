import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { craters } from "../../texture/marks/craters.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DUST = ["#4a4947", "#696866", "#878583", "#a3a19e", "#bebcb8"].map(fromHex);
const TILE = 60;

/** The moon: grey dust, craters in craters of every size. Takes colours in the dust. */
export const moonSurface: Material = {
  id: "moon-surface",
  class: "ground",
  words: [
    "moon surface",
    "moon",
    "lunar surface",
    "crater",
    "moon ground",
    "cratered ground",
    "regolith",
    "stone crater",
    "planet surface",
    "lunar",
    "moon rock",
    "planet",
  ],
  tileSize: TILE,
  shade: shadeMoonSurface,
};

function shadeMoonSurface({ size, draw, colours, scale }: ShadeContext): Surface {
  const scales = [7, 11, 19, 38];
  const depths = [0.044, 0.028, 0.014, 0.0055];
  const shares = [0.8, 0.62, 0.62, 0.55];
  const pits = scales.map((cells, n) =>
    craters(size, draw.seed32(`craters ${n}`), featureCount(cells, scale), shares[n] as number),
  );
  // a hollow wider than any crater is dark, and found in every tile again
  const swell = evenNoise(size, { cells: featureCount(6, scale), octaves: 8, gain: 0.55, seed: draw.seed32("swell") });
  const grit = fbm(size, { cells: featureCount(70, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const dust = palette(...dye(DUST, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const s = swell[i] as number;
    const g = grit[i] as number;
    let level = 0;
    let relief = 0;
    for (let n = 0; n < pits.length; n += 1) {
      const pit = (pits[n] as Float32Array)[i] as number;
      level += pit * (depths[n] as number);
      relief += pit * (n < 2 ? 0.3 : 0.4);
    }
    texel.height = TILE * (level + 0.009 * s + 0.0011 * g);
    paintFrom(dust, 0.5 + relief * 0.3 + s * 0.2 + g * 0.14, texel);
    texel.roughness = 0.95 + g * 0.03;
  });
}
