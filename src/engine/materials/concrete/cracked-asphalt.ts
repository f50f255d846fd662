import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { broadCracks, cracks } from "../../texture/marks/cracks.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, blendPaint, paintFrom, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { asphaltBed } from "./asphalt-bed.ts";

const DUST = [0.19, 0.165, 0.135] as const;
const FILTH = [0.022, 0.019, 0.016] as const;
const TILE = 2;

/** Old asphalt in alligator cracks, some sealed with black tar snakes, dust in the joints. Takes colours in the asphalt. */
export const crackedAsphalt: Material = {
  id: "cracked-asphalt",
  class: "concrete",
  words: [
    "cracked asphalt",
    "broken asphalt",
    "old asphalt",
    "damaged asphalt",
    "cracked road",
    "damaged road",
    "alligator crack",
    "cracked tarmac",
  ],
  tileSize: TILE,
  shade: shadeCrackedAsphalt,
};

function shadeCrackedAsphalt(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const bed = asphaltBed(context, TILE, 130);
  const net = cracks(size, draw.fork("net"), featureCount(8, scale), 0.66, 0.2);
  const long = broadCracks(size, draw.fork("long"), featureCount(2, scale), 0.62, 0.1);
  const bend = fbm(size, { cells: featureCount(14, scale), octaves: 3, seed: draw.seed32("tar") });
  const crumble = fbm(size, { cells: featureCount(40, scale), octaves: 3, gain: 0.7, seed: draw.seed32("crumble") });
  const worst = fbm(size, { cells: featureCount(2, scale), octaves: 2, seed: draw.seed32("worst") });
  const poured = { r: 0, g: 0, b: 0 };
  return paintSurface(size, TILE, (texel, i) => {
    bed.paint(texel, i);
    const r = bed.rough[i] as number;
    const c = crumble[i] as number;
    // where the bed under it gave way, cracks gape and their rims crumble off
    const gape = clamp01(0.45 + 0.9 * (worst[i] as number));
    const open = (net[i] as number) + r * 0.008 + c * 0.02;
    const width = 0.03 + 0.05 * gape;
    const crack = smoothstep(width, width * 0.45, open);
    const rim = smoothstep(width * 3.2, width, open) * (0.5 + 0.5 * gape);
    shade(texel, 1.14 + (bed.wear[i] as number) * 0.2 - 0.12 * rim);
    blendColour(texel, DUST, rim * clamp01(0.42 + 0.5 * c) * 0.6);
    if (crack > 0) {
      blendColour(texel, FILTH, crack * 0.85);
      shade(texel, 1 + c * 0.5 * crack);
      texel.roughness += (0.95 - texel.roughness) * crack;
    }
    texel.height -= crack * (0.014 + 0.016 * gape) * (1 - 0.25 * c) + rim * (0.003 + 0.004 * Math.max(0, c));
    const tar = smoothstep(0.024, 0.018, (long[i] as number) + (bend[i] as number) * 0.006);
    if (tar > 0) {
      const under = texel.roughness;
      paintFrom(bed.bitumen, 0.2 + r * 0.1, poured);
      blendPaint(texel, poured, tar);
      texel.height += tar * 0.0035;
      texel.roughness = under + (0.42 - under) * tar;
    }
  });
}
