import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BLACK = ["#1b1b1c", "#262627", "#343435"].map(fromHex);
const BLOOM = fromHex("#6a6762");
const TILE = 0.25;

/** Black rubber with a fine pebbled skin and scuffs. Takes colours through and through. */
export const rubber: Material = {
  id: "rubber",
  class: "plastic",
  words: ["rubber", "silicone", "latex", "neoprene"],
  tileSize: TILE,
  shade: shadeRubber,
};

function shadeRubber({ size, draw, colours, scale }: ShadeContext): Surface {
  const pebble = fbm(size, { cells: featureCount(70, scale), octaves: 3, gain: 0.6, seed: draw.seed32("pebble") });
  const bloom = fbm(size, { cells: featureCount(12, scale), octaves: 5, gain: 0.65, seed: draw.seed32("bloom") });
  const lines = scratches(size, draw, 200, 0.12);
  const skin = palette(...dye(BLACK, colours[0], 0.7));
  return paintSurface(size, TILE, (texel, i) => {
    const p = pebble[i] as number;
    const b = bloom[i] as number;
    const line = lines[i] as number;
    paintFrom(skin, 0.5 + p * 0.26 + b * 0.28, texel);
    blendColour(texel, BLOOM, line * 0.34 + Math.max(0, b) * 0.14);
    texel.height = p * 0.00011 - line * 0.00002;
    texel.roughness = 0.72 + b * 0.08 + line * 0.1;
  });
}
