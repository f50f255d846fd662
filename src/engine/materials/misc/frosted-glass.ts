import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PALE = ["#9db8b4", "#adc4c1", "#bccfcd", "#cbdad9"].map(fromHex);
const TILE = 0.3;

/** Glass that lets light through but no picture: etched to an even satin, pale and a little green. Takes colours as a tint. */
export const frostedGlass: Material = {
  id: "frosted-glass",
  class: "misc",
  words: ["frosted glass", "sandblasted glass", "etched glass", "milk glass", "acid etched glass", "satin glass"],
  tileSize: TILE,
  shade: shadeFrostedGlass,
};

function shadeFrostedGlass({ size, draw, colours, scale }: ShadeContext): Surface {
  // grains of about a millimetre and less: what is coarser reads as nap
  const grain = fbm(size, { cells: featureCount(240, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const wave = fbm(size, { cells: featureCount(4, scale), octaves: 2, seed: draw.seed32("wave") });
  const tint = palette(...dye(PALE, colours[0], 0.9));
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    paintFrom(tint, 0.5 + g * 0.45, texel);
    texel.height = TILE * ((wave[i] as number) * 0.0006 + g * 0.00022);
    texel.roughness = 0.4 + g * 0.03;
  });
}
