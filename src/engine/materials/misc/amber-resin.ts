import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const HONEY = ["#7a2c06", "#b9560b", "#e08a1a", "#f3b243", "#fbd98a"].map(fromHex);
const BUBBLE = fromHex("#fff0c4");
const TILE = 0.2;

/** Polished amber: deep honey with swirls where the resin flowed, pale bubbles, dark specks of bark. Takes colours in the resin. */
export const amberResin: Material = {
  id: "amber-resin",
  class: "misc",
  words: ["amber resin", "baltic amber", "polished amber", "fossil resin", "tree resin"],
  tileSize: TILE,
  within: 0.9,
  shade: shadeAmber,
};

function shadeAmber({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(6, scale);
  const flow = domainWarp(size, draw.fork("flow"), cells, 0.12, 4);
  const swirl = flow(fbm(size, { cells: cells * 2, octaves: 4, gain: 0.5, seed: draw.seed32("swirl") }));
  const cloud = evenNoise(size, { cells, octaves: 3, gain: 0.45, seed: draw.seed32("cloud") });
  const specks = fbm(size, { cells: featureCount(36, scale), octaves: 3, gain: 0.6, seed: draw.seed32("specks") });
  const bubbles = pits(size, draw.seed32("bubbles"), featureCount(16, scale), 0.22, 0.3);
  const resin = palette(...dye(HONEY, colours[0]));
  const pale = dye([BUBBLE], colours[0], 0.4)[0] ?? BUBBLE;
  return paintSurface(size, TILE, (texel, i) => {
    const s = swirl[i] as number;
    const c = cloud[i] as number;
    const speck = smoothstep(0.6, 0.85, specks[i] as number);
    paintFrom(resin, 0.46 + s * 0.36 + c * 0.34 - speck * 0.5, texel);
    blendColour(texel, pale, 0.75 * (bubbles[i] as number));
    texel.height = TILE * 0.0001 * s;
    texel.roughness = 0.07 + 0.03 * Math.max(0, c);
  });
}
