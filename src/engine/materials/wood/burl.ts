import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STOPS = ["#2c150a", "#5a3016", "#935c2b", "#bd8546", "#dcb06f"];
const EYE = fromHex("#2a130a");
const TILE = 0.7;
/** Years that each swelling and each eye is ringed by. */
const RINGS = 13;
const EYE_RINGS = 2.6;

/** Burl veneer: grain that swirls around swarms of pin knots (eyes), dark in the eddies, polished. Takes colours as a stain. */
export const burl: Material = {
  id: "burl",
  class: "wood",
  words: [
    "burl",
    "burl wood",
    "burlwood",
    "walnut burl",
    "burl veneer",
    "burr walnut",
    "burr wood",
    "bird's eye maple",
  ],
  tileSize: TILE,
  shade: shadeBurl,
};

function shadeBurl({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(6, scale);
  const fold = domainWarp(size, draw.fork("fold"), cells, 0.16, 3);
  const swell = fold(fbm(size, { cells, octaves: 3, gain: 0.5, seed: draw.seed32("swell") }));
  const small = fold(pits(size, draw.seed32("eyes"), featureCount(36, scale), 0.3, 0.42));
  const large = fold(pits(size, draw.seed32("great eyes"), featureCount(19, scale), 0.34, 0.34));
  const swarm = fbm(size, { cells: featureCount(7, scale), octaves: 3, seed: draw.seed32("swarm") });
  const tone = fold(fbm(size, { cells: cells * 2, octaves: 4, gain: 0.55, seed: draw.seed32("tone") }));
  const fibre = fold(fbm(size, { cells: featureCount(96, scale), octaves: 3, gain: 0.75, seed: draw.seed32("fibre") }));
  const wood = palette(...dye(STOPS.map(fromHex), colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const f = fibre[i] as number;
    const many = 0.4 + 0.6 * smoothstep(-0.45, 0.3, swarm[i] as number);
    const eye = Math.max((small[i] as number) * many, large[i] as number);
    // year rings are the contour lines of the swellings, drawn in around each eye
    const ring = (swell[i] as number) * RINGS + eye * EYE_RINGS + f * 0.14;
    const phase = ring - Math.floor(ring);
    const late = smoothstep(0.25, 0.85, phase) * smoothstep(1, 0.88, phase);
    paintFrom(
      wood,
      0.64 + (tone[i] as number) * 0.3 - late * 0.2 + f * 0.09 - smoothstep(0.25, 0.8, eye) * 0.26,
      texel,
    );
    blendColour(texel, EYE, smoothstep(0.74, 0.98, eye) * 0.6);
    shade(texel, 1 - 0.14 * clamp01(f * 2 - 0.7));
    texel.height = TILE * (0.00004 * late + 0.00005 * f - 0.0001 * smoothstep(0.7, 1, eye));
    texel.roughness = 0.26 - 0.05 * late + 0.04 * f + 0.12 * smoothstep(0.75, 1, eye);
  });
}
