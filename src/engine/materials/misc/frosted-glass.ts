import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PALE = ["#7fa0a2", "#a3bfc0", "#c4d8d8", "#e4efee"].map(fromHex);
const TILE = 0.3;

/** Glass that lets light through but no picture: sandblasted to a fine milky grain. Takes colours as a tint. */
export const frostedGlass: Material = {
  id: "frosted-glass",
  class: "misc",
  words: ["frosted glass", "sandblasted glass", "etched glass", "milk glass", "acid etched glass", "satin glass"],
  tileSize: TILE,
  shade: shadeFrostedGlass,
};

function shadeFrostedGlass({ size, draw, colours, scale }: ShadeContext): Surface {
  const grain = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.8, seed: draw.seed32("grain") });
  const frost = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.75, seed: draw.seed32("frost") });
  const cloud = fbm(size, { cells: featureCount(7, scale), octaves: 6, gain: 0.6, seed: draw.seed32("cloud") });
  const wave = fbm(size, { cells: featureCount(4, scale), octaves: 2, seed: draw.seed32("wave") });
  const tint = palette(...dye(PALE, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    const f = frost[i] as number;
    const c = cloud[i] as number;
    paintFrom(tint, 0.45 + c * 0.2 + g * 0.34 + f * 0.16, texel);
    texel.height = TILE * ((wave[i] as number) * 0.001 + g * 0.0007 + f * 0.0004);
    texel.roughness = 0.42 + c * 0.08 + g * 0.08;
  });
}
