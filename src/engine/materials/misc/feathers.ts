import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { dealTone, tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { layFeathers, vaneWidth } from "./lay-feathers.ts";

const PLUMAGES: readonly (readonly string[])[] = [
  ["#4a3a2c", "#75604a", "#9b856a", "#c0ad92"],
  ["#3b4047", "#5d656f", "#858e98", "#b0b7bd"],
  ["#8b8479", "#b5aea2", "#d4cec4", "#e9e5dd"],
];
const TILE = 0.3;

/** Overlapping contour feathers, tips down V, with shafts and slanting barbs. Takes colours in the vanes, one here and one there. */
export const feathers: Material = {
  id: "feathers",
  class: "misc",
  words: ["feather", "plumage", "feathered", "feathery", "down"],
  tileSize: TILE,
  shade: shadeFeathers,
};

function shadeFeathers({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(9, scale);
  const down = featureCount(4, scale) * 2;
  const placed = layFeathers(size, draw, { across, down, scale });
  const fluff = fbm(size, { cells: featureCount(60, scale), octaves: 4, gain: 0.7, seed: draw.seed32("fluff") });
  const tone = evenGrid(across, down, draw.seed32("tone"));
  const dealt = evenGrid(across, down, draw.seed32("dealt"), Math.max(1, colours.length));
  const plumage = draw.pick("plumage", PLUMAGES).map(fromHex);
  const vanes = tonesOf(colours, (colour) => palette(...dye(plumage, colour, 0.9)));
  const bars = draw.number("bars", 0.5, 1);
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const wide = vaneWidth(v);
    const side = Math.abs(u) / Math.max(0.05, wide);
    const f = fluff[i] as number;
    // barbs leave the shaft at a slant towards the tip
    const barb = v * 26 - Math.abs(u) * 9 + f * 0.35;
    const groove = Math.abs((barb - Math.floor(barb)) * 2 - 1);
    const shaft = smoothstep(0.07, 0.025, Math.abs(u)) * smoothstep(0.92, 0.5, v);
    const own = id < 0 ? 0.5 : (tone[id] as number);
    // a dark band before the tip, whose rim is pale, and down at the root
    const band = smoothstep(0.2, 0.5, v - side * 0.12 + f * 0.05) * smoothstep(0.86, 0.7, v + side * 0.1);
    const tip = smoothstep(0.72, 0.9, v + side * 0.12);
    const down = smoothstep(-0.2, -0.7, v);
    const vane = vanes[id < 0 ? 0 : dealTone(vanes.length, dealt[id] as number)] as (typeof vanes)[number];
    const light =
      0.5 + (own - 0.5) * 0.34 + (groove - 0.5) * 0.2 - bars * 0.3 * band + tip * 0.14 + down * (0.1 + f * 0.2);
    paintFrom(vane, light + f * 0.06 - 0.1 * side, texel);
    shade(texel, (1 + shaft * 0.5) * (0.5 + 0.5 * smoothstep(-0.85, -0.05, v)));
    texel.height = (placed.height[i] as number) + groove * 0.0002 + shaft * 0.0005;
    texel.roughness = 0.6 + groove * 0.1 - shaft * 0.25 + down * 0.15;
  });
}
