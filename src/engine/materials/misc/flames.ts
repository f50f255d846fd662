import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const HEAT = ["#a31602", "#d93a04", "#f4730a", "#fca51b", "#ffd84a", "#fff2ab"].map(fromHex);
const TILE = 0.6;

/** Fire that has taken shape: tongues that lick upwards, red at their rims, yellow at their hearts. Takes a colour in the glow. */
export const flames: Material = {
  id: "flames",
  class: "misc",
  words: ["wall of fire", "fire surface", "flame texture"],
  tileSize: TILE,
  shade: shadeFlames,
};

function shadeFlames({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(9, scale);
  const stir = domainWarp(size, draw.fork("stir"), featureCount(5, scale), 0.06, 2);
  const shape = { cells: across, cellsY: featureCount(5, scale), octaves: 3, gain: 0.5 };
  const tongues = stir(ridged(size, { ...shape, seed: draw.seed32("tongues") }));
  const heat = palette(...dye(HEAT, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const t = tongues[i] as number;
    texel.height = TILE * 0.004 * t;
    paintFrom(heat, clamp01(0.1 + 0.6 * t), texel);
    texel.roughness = 0.95 - t * 0.1;
  });
}
