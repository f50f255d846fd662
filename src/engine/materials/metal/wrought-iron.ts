import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { hammerMetal } from "./hammer-metal.ts";

const TILE = 0.4;
const COLOURS: readonly Rgb[] = [
  [0.05, 0.05, 0.055],
  [0.1, 0.1, 0.108],
  [0.17, 0.17, 0.175],
];

/** Iron from the smith: broad flat hammer facets under blue-black forge scale that has flaked here and there. Takes colours as a coat of lacquer. */
export const wroughtIron: Material = {
  id: "wrought-iron",
  class: "metal",
  words: [
    "wrought iron",
    "forged iron",
    "forged metal",
    "forged steel",
    "blacksmith iron",
    "black iron",
    "hammered black iron",
  ],
  tileSize: TILE,
  shade: shadeWroughtIron,
};

function shadeWroughtIron(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const base = hammerMetal(context, {
    tileSize: TILE,
    colours: COLOURS,
    roughness: 0.58,
    blows: 8,
    depth: 0.004,
    patina: 0.12,
  });
  const flakes = fbm(size, { cells: featureCount(14, scale), octaves: 5, gain: 0.6, seed: draw.seed32("flakes") });
  const scaleCrust = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.8, seed: draw.seed32("crust") });
  repaintSurface(base, (texel, i) => {
    const bare = smoothstep(0.28, 0.36, flakes[i] as number);
    const c = scaleCrust[i] as number;
    texel.height += 0.00018 * c * (1 - bare) - 0.00025 * bare;
    shade(texel, 1 + bare * 0.35 + c * 0.1);
    texel.roughness += c * 0.05 - bare * 0.08;
  });
  return weatherSurface(base, {
    seed: draw.seed32("wear"),
    reach: 0.02,
    dirt: 0.35,
    dirtColour: [0.06, 0.03, 0.018],
    wear: 0.08,
  });
}
