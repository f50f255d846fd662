import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { trowelArcs } from "../../texture/marks/trowel-strokes.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CHALK = ["#b3a896", "#cbc2b3", "#dcd5c9", "#e8e3da"].map(fromHex);
const TILE = 1.5;

/** Hand-trowelled lime plaster: soft bows of the trowel over one another, pinholes, a cloudy wash. Takes colours as a wash. */
export const plaster: Material = {
  id: "plaster",
  class: "plaster",
  words: [
    "plaster",
    "plastered wall",
    "render",
    "drywall",
    "lime plaster",
    "plaster wall",
    "clean plaster",
    "gypsum",
    "stucco plaster",
  ],
  tileSize: TILE,
  shade: shadePlaster,
};

function shadePlaster({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(5, scale);
  const arcs = trowelArcs(size, draw, across);
  const rough = fbm(size, { cells: across * 4, octaves: 5, gain: 0.6, seed: draw.seed32("rough") });
  const grain = fbm(size, { cells: featureCount(130, scale), octaves: 2, gain: 0.8, seed: draw.seed32("grain") });
  const wash = fbm(size, { cells: featureCount(14, scale), octaves: 4, gain: 0.6, seed: draw.seed32("wash") });
  const holes = pits(size, draw.seed32("holes"), featureCount(40, scale), 0.1, 0.16);
  const chalk = palette(...dye(CHALK, colours[0], 0.9));
  const lime = CHALK.at(-1) as Rgb;
  const isDyed = colours.length > 0;
  return paintSurface(size, TILE, (texel, i) => {
    const s = arcs[i] as number;
    const r = rough[i] as number;
    const g = grain[i] as number;
    const hole = holes[i] as number;
    // burrs stand proud and stay pale; dirt keeps to what lies low
    paintFrom(chalk, 0.56 + (wash[i] as number) * 0.13 + (s - 0.45) * 0.4 + r * 0.13 + g * 0.11, texel);
    // a pigment washes out of lime: thin on what stands proud, pale where the rain went, never as even as paint
    if (isDyed) blendColour(texel, lime, clamp01(0.14 + (wash[i] as number) * 0.2 + (s - 0.45) * 0.5 + g * 0.07));
    shade(texel, 1 - hole * 0.42);
    texel.height = s * 0.011 + r * 0.0012 + g * 0.0003 - hole * 0.0024;
    texel.roughness = 0.86 - smoothstep(0.3, 0.7, s) * 0.12 + g * 0.04;
  });
}
