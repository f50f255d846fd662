import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BAKED = ["#8a4e22", "#a4642e", "#b5763c", "#c48a4c"].map(fromHex);
const TILE = 0.25;

/** Gingerbread: an even warm brown biscuit, flat, finely speckled with spice, with small pores where it rose. Takes one colour, of the dough. */
export const gingerbread: Material = {
  id: "gingerbread",
  class: "misc",
  words: [
    "gingerbread",
    "gingerbread dough",
    "ginger biscuit",
    "ginger cookie",
    "lebkuchen",
    "speculoos",
    "gingerbread cookie",
  ],
  tileSize: TILE,
  shade: shadeGingerbread,
};

function shadeGingerbread({ size, draw, colours, scale }: ShadeContext): Surface {
  const bake = fbm(size, { cells: featureCount(5, scale), octaves: 4, gain: 0.5, seed: draw.seed32("bake") });
  const grain = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.7, seed: draw.seed32("grain") });
  const spice = pits(size, draw.seed32("spice"), featureCount(70, scale), 0.3, 0.4);
  const pores = pits(size, draw.seed32("pores"), featureCount(34, scale), 0.22, 0.35);
  const dough = palette(...dye(BAKED, colours[0], 0.95));
  return paintSurface(size, TILE, (texel, i) => {
    const g = grain[i] as number;
    const pore = pores[i] as number;
    const speck = smoothstep(0.2, 0.7, spice[i] as number);
    paintFrom(dough, clamp01(0.55 + 0.16 * (bake[i] as number) + 0.2 * g), texel);
    shade(texel, 1 - 0.32 * speck - 0.3 * pore);
    texel.height = scale * (0.0005 * (bake[i] as number) + 0.0003 * g - 0.0012 * pore);
    texel.roughness = 0.72 + 0.08 * g;
  });
}
