import { cos, TAU } from "../../math/elementary.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { soil } from "./soil.ts";

const TILE = 3;
/** Metres from furrow to ridge. */
const DEPTH = 0.16;

/** A field after the plough: ridges of turned clods along V, damp and dark in the furrows. Takes colours as soil does. */
export const ploughedField: Material = {
  id: "ploughed-field",
  class: "ground",
  words: [
    "ploughed field",
    "plowed field",
    "furrowed field",
    "ploughed soil",
    "plowed soil",
    "ploughed earth",
    "farmland",
  ],
  tileSize: TILE,
  shade: (context) => {
    const { size, draw, scale } = context;
    const clods = soil.shade(context);
    const sway = fbm(size, { cells: 3, octaves: 4, gain: 0.5, seed: draw.seed32("sway") });
    const crumble = fbm(size, { cells: featureCount(16, scale), octaves: 4, gain: 0.6, seed: draw.seed32("crumble") });
    const ridges = featureCount(6, scale);
    const wave = Float32Array.from({ length: 1024 }, (_, n) => 0.5 + 0.5 * cos((n / 1024) * TAU));
    // what is half a metre of clods near by is three of them from where one sees furrows
    const coarse = TILE / clods.tileSize;
    return repaintSurface({ ...clods, tileSize: TILE }, (texel, i) => {
      const x = (((i & (size - 1)) + 0.5) / size) * ridges + (sway[i] as number) * 0.12;
      const c = crumble[i] as number;
      const ridge = wave[Math.floor((x - Math.floor(x)) * 1024) & 1023] as number;
      const high = ridge + c * 0.16;
      texel.height = texel.height * coarse * 0.7 + DEPTH * high;
      shade(texel, 0.62 + 0.46 * high);
      texel.roughness -= 0.14 * (1 - ridge);
    });
  },
};
