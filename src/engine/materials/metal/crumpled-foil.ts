import type { Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { facets } from "../../texture/marks/facets.ts";
import { billow, fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.3;
const FOIL: readonly Rgb[] = [
  [0.52, 0.525, 0.53],
  [0.68, 0.685, 0.69],
  [0.82, 0.825, 0.83],
];

/** Aluminium foil crumpled and spread again: flat facets of every size between sharp creases, mirror bright. Takes colours as a tint. */
export const crumpledFoil: Material = {
  id: "crumpled-foil",
  class: "metal",
  words: [
    "crumpled foil",
    "aluminium foil",
    "aluminum foil",
    "tin foil",
    "tinfoil",
    "foil",
    "metal foil",
    "silver foil",
    "kitchen foil",
    "wrinkled foil",
    "crinkled foil",
    "mylar",
  ],
  tileSize: TILE,
  shade: shadeCrumpledFoil,
};

function shadeCrumpledFoil({ size, draw, colours, scale }: ShadeContext): Surface {
  const wide = facets(size, draw.fork("wide"), featureCount(draw.integer("wide", 5, 7), scale), 1, 0.05);
  const middle = facets(size, draw.fork("middle"), featureCount(13, scale), 1, 0.05);
  const fine = facets(size, draw.fork("fine"), featureCount(30, scale), 1, 0.06);
  const ridge = ridged(size, { cells: featureCount(4, scale), octaves: 2, gain: 0.4, seed: draw.seed32("ridges") });
  const valley = billow(size, { cells: featureCount(5, scale), octaves: 2, gain: 0.4, seed: draw.seed32("valleys") });
  const film = fbm(size, { cells: 8, octaves: 5, gain: 0.6, seed: draw.seed32("film") });
  const foil = palette(...dye(FOIL, colours[0], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const w = wide[i] as number;
    const m = middle[i] as number;
    const n = fine[i] as number;
    const fold = (ridge[i] as number) + (valley[i] as number);
    const f = film[i] as number;
    paintFrom(foil, 0.66 + w * 0.1 + m * 0.08 + n * 0.04 + f * 0.05 + (fold - 0.8) * 0.1, texel);
    texel.height = TILE * (w * 0.016 + m * 0.006 + n * 0.0012 + fold * 0.011);
    texel.metalness = 1;
    texel.roughness = 0.24 + f * 0.04 + Math.abs(n) * 0.06;
  });
}
