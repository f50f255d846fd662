import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const MUD = ["#6b4a30", "#8f6847", "#ab845f", "#c09b77"].map(fromHex);
const STRAW = ["#8a6d3c", "#b8995c", "#d3b97f"].map(fromHex);
const STALK = createShape(24, (u, v) => (1 - u * u) * Math.min(1, (1 - Math.abs(v)) * 8));
const TILE = 1;

/** A wall daubed with mud and chopped straw: hand-smoothed swells, drying cracks, straw at the surface. Takes colours in the mud, then in the straw. */
export const mudWall: Material = {
  id: "mud-wall",
  class: "plaster",
  words: [
    "mud wall",
    "clay wall",
    "mud plaster",
    "earth plaster",
    "wattle and daub",
    "cob wall",
    "daub",
    "adobe plaster",
    "earthen wall",
    "straw plaster",
    "adobe with straw",
    "mud with straw",
    "clay with straw",
    "straw and mud",
    "straw and clay",
    "rammed earth",
  ],
  tileSize: TILE,
  shade: shadeMudWall,
};

function shadeMudWall({ size, draw, colours, scale }: ShadeContext): Surface {
  const swell = fbm(size, { cells: featureCount(4, scale), octaves: 4, gain: 0.45, seed: draw.seed32("swell") });
  const rough = fbm(size, { cells: featureCount(22, scale), octaves: 5, gain: 0.65, seed: draw.seed32("rough") });
  const grit = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grit") });
  const lines = cracks(size, draw, featureCount(7, scale), 0.5, 0.14);
  const side = featureCount(26, scale);
  const bed = swell.map((s) => s * 0.3);
  const straws = scatter(bed, size, STALK, { across: side, down: side }, draw.stream("straw"), (copy, next, k) => {
    copy.angle = next() * 3.14;
    copy.length = (0.6 + next() * 1.5) / side;
    copy.width = (0.075 + next() * 0.05) / side;
    // most lie under the skin
    copy.base = bed[Math.min(bed.length - 1, Math.floor(copy.y * size) * size + Math.floor(copy.x * size))] as number;
    copy.base -= 0.1 * next() + (k % 3 === 0 ? 0.3 : 0);
    copy.gain = 0.16;
    copy.bend = (next() - 0.5) * 5;
  });
  const mud = palette(...dye(MUD, colours[0] && earthy(colours[0])));
  const straw = palette(...dye(STRAW, colours[1] ?? colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const s = swell[i] as number;
    const r = rough[i] as number;
    const g = grit[i] as number;
    const over = (straws.height[i] as number) - (bed[i] as number);
    const line = smoothstep(0.05, 0.012, (lines[i] as number) + r * 0.01);
    texel.height = s * 0.008 + r * 0.0018 + g * 0.0005 - line * 0.006;
    if (over > 0.03) {
      paintFrom(straw, 0.35 + over * 3 + g * 0.15, texel);
      texel.height += over * 0.014;
      texel.roughness = 0.7;
      return;
    }
    paintFrom(mud, 0.5 + s * 0.22 + r * 0.22 + g * 0.14, texel);
    blendColour(texel, [texel.r * 1.12, texel.g * 1.12, texel.b * 1.16], smoothstep(0.2, 0.8, s));
    shade(texel, 1 - line * 0.55);
    texel.roughness = 0.93 + g * 0.03;
  });
}

/** Share of its own brown that clay keeps in any colour. */
const BROWN = 0.55;
const CLAY = fromHex("#9a6a45");

/** Clay is of the pigments that earth has: a red one is that of brick, never of a pure dye. */
function earthy(colour: Rgb): Rgb {
  const light = (0.85 * luminance(colour)) / luminance(CLAY);
  const mixed = (c: 0 | 1 | 2) => lerp(colour[c] * 0.85, CLAY[c] * light, BROWN);
  return [mixed(0), mixed(1), mixed(2)];
}
