import { luminance, type Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { paintFrom, palette } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

/** From so many on, colours of a metal are those of a skin of oxide that is thicker here than there. */
export const MANY = 3;

/** Metal tempered or anodised in many colours: one flows into the next in bands that bend, and the last into the first. */
export function tintByHeat(material: Material, context: ShadeContext): Surface {
  const { size, colours, draw, scale } = context;
  const mean = [0, 1, 2].map((c) => colours.reduce((sum, rgb) => sum + (rgb[c as 0] as number), 0) / colours.length);
  const grey = mean.reduce((sum, value) => sum + value, 0) / 3;
  const surface = material.shade({ ...context, colours: [[grey, grey, grey]] });
  const swell = fbm(size, { cells: featureCount(3, scale), octaves: 3, gain: 0.4, seed: draw.seed32("oxide") });
  const hues = palette(...colours, colours[0] as Rgb);
  const hue = { r: 0, g: 0, b: 0 };
  return repaintSurface(surface, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    const at = x + y + 0.55 * (swell[i] as number) + 0.06 * cosTurn(2 * x - y) + 4;
    paintFrom(hues, at - Math.floor(at), hue);
    const light = luminance([texel.r, texel.g, texel.b]) / Math.max(1e-4, grey);
    texel.r = hue.r * light;
    texel.g = hue.g * light;
    texel.b = hue.b * light;
  });
}
