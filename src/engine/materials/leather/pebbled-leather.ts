import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { hideGrain } from "./hide-grain.ts";
import { HIDES } from "./hide-tones.ts";

const TILE = 0.12;
/** How far from its crease a pebble is still round, in pebbles. */
const ROUND = 0.4;

/** Leather embossed or shrunken to round pebbles, as on bags and car seats: plump, close, glossy on top. Takes colours in the hide. */
export const pebbledLeather: Material = {
  id: "pebbled-leather",
  class: "leather",
  words: [
    "pebbled leather",
    "pebble leather",
    "pebble grain leather",
    "pebble-grain leather",
    "pebbled hide",
    "grained leather",
    "shrunken leather",
    "basketball leather",
    "fabric leather",
    "leather fabric",
  ],
  tileSize: TILE,
  shade: shadePebbledLeather,
};

function shadePebbledLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(32, scale);
  const bend = (name: string) => fbm(size, { cells, octaves: 2, seed: draw.seed32(name), strength: 0.22 });
  const net = { cellsX: cells, cellsY: cells, jitter: 0.72, warpX: bend("bend x"), warpY: bend("bend y") };
  const pebble = cellsKernel(size, { ...net, seed: draw.seed32("pebbles") }, ["border"]).border;
  const { pebble: pores, patina } = hideGrain(size, draw.fork("fine"), featureCount(110, scale));
  const hide = palette(...dye(draw.pick("hide", HIDES).map(fromHex), colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const p = patina[i] as number;
    const g = pebble[i] as number;
    const rise = clamp01(g / ROUND);
    const dome = Math.sqrt(rise * (2 - rise));
    const skin = (pores[i] as number) - 0.5;
    const crease = smoothstep(0.1, 0, g);
    paintFrom(hide, 0.3 + dome * 0.3 + p * 0.08 + skin * 0.05, texel);
    shade(texel, 1 - 0.34 * crease);
    texel.height = 0.0007 * dome + 0.00005 * skin + 0.0002 * p;
    texel.roughness = 0.62 - dome * 0.22 + skin * 0.05 + crease * 0.2 + p * 0.03;
  });
}
