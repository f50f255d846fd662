import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CLAY = ["#86452c", "#a9603f", "#bf7450", "#cf9069"].map(fromHex);
const CORE = fromHex("#5c2d1d");
const BLOOM = fromHex("#dcc6b0");
const TILE = 0.6;

/** Old fired clay, broken by a net of wide cracks with flaked rims and by hair cracks. Takes colours in the clay. */
export const crackedTerracotta: Material = {
  id: "cracked-terracotta",
  class: "terracotta",
  words: [
    "cracked terracotta",
    "broken terracotta",
    "old terracotta",
    "cracked earthenware",
    "broken pottery",
    "cracked pottery",
    "ancient pottery",
  ],
  tileSize: TILE,
  shade: shadeCrackedTerracotta,
};

function shadeCrackedTerracotta({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(5, scale);
  const wide = cracks(size, draw.fork("wide"), cells, 0.7, 0.3);
  const hair = cracks(size, draw.fork("hair"), cells * 3, 0.4, 0.2);
  const fire = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.6, seed: draw.seed32("fire") });
  const grain = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grain") });
  const flakes = fbm(size, { cells: featureCount(14, scale), octaves: 6, gain: 0.66, seed: draw.seed32("flakes") });
  const clay = palette(...dye(CLAY, colours[0]));
  const core = colours[0] ? dye([CORE], colours[0])[0] : undefined;
  const inner = core ? ([core[0] * 0.4, core[1] * 0.4, core[2] * 0.4] as const) : CORE;
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    const k = flakes[i] as number;
    const f = fire[i] as number;
    const w = (wide[i] as number) + g * 0.004;
    const width = 0.022 + 0.02 * f;
    const crack = smoothstep(width + 0.012, width - 0.006, w);
    // rims break away in shallow flakes
    const flaked = smoothstep(0.02, 0.06, k * 0.16 - (w - width) * 0.9);
    const line = smoothstep(0.03, 0.01, hair[i] as number) * (1 - crack);
    const swell = smoothstep(0, 0.4, w);
    paintFrom(clay, 0.55 + f * 0.26 + g * 0.11 + k * 0.08 + 0.1 * flaked, texel);
    blendColour(texel, BLOOM, smoothstep(0.15, 1, k * 0.8 - f * 0.5) * 0.32 * (1 - flaked));
    blendColour(texel, inner, crack * 0.85);
    shade(texel, 1 - 0.45 * line - 0.14 * flaked);
    texel.height =
      0.004 * swell + f * 0.0008 + g * 0.00012 - 0.0012 * flaked * (1 + k * 0.3) - 0.009 * crack - 0.0007 * line;
    texel.roughness = 0.8 + 0.05 * g + 0.1 * flaked + 0.08 * crack;
  });
}
