import type { Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const TILE = 0.3;
const ZINC: readonly Rgb[] = [
  [0.28, 0.29, 0.3],
  [0.42, 0.435, 0.445],
  [0.56, 0.57, 0.58],
];
const DEPTHS: Rgb = [0.02, 0.02, 0.022];

/** Galvanised walkway grating: tall bearing bars with twisted cross rods, darkness below. Takes colours in the bars. */
export const metalGrating: Material = {
  id: "metal-grating",
  class: "metal",
  words: [
    "metal grating",
    "metal grid",
    "steel grating",
    "grate",
    "grating",
    "metal grate",
    "steel grid",
    "walkway grating",
    "drain grate",
    "floor grate",
  ],
  tileSize: TILE,
  openAbove: 0.6,
  shade: shadeMetalGrating,
};

function shadeMetalGrating(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const bars = featureCount(10, scale);
  const rods = featureCount(draw.pick("rods", [4, 5]), scale);
  const paintMetal = bareMetal(context, {
    tileSize: TILE,
    colours: ZINC,
    roughness: 0.4,
    scratches: 600,
    grain: 0.00004,
    smudge: 1.4,
  });
  const sway = fbm(size, { cells: 2, octaves: 1, seed: draw.seed32("sway") });
  const pitch = TILE / bars;
  const surface = paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.012;
    const x = (((i & (size - 1)) + 0.5) / size) * bars + bend;
    const y = ((Math.floor(i / size) + 0.5) / size) * rods + bend;
    const u = Math.abs(x - Math.floor(x) - 0.5) * pitch;
    const v = Math.abs(y - Math.floor(y) - 0.5) * (TILE / rods);
    const bar = smoothstep(0.0046, 0.0032, u);
    const inRod = 1 - v / 0.0038;
    // a rod is a square bar twisted: its crown winds
    const twist = x * 2.5 - v * 60 * (y > Math.floor(y) + 0.5 ? 1 : -1);
    const ridge = Math.abs(twist - Math.floor(twist) - 0.5) * 2;
    const rod = inRod > 0 ? Math.sqrt(inRod * (2 - inRod)) : 0;
    paintMetal(texel, i);
    const low = -0.013 + rod * (0.0105 + 0.0012 * ridge);
    if (bar > 0.01) {
      texel.height += lerp(low, 0, bar);
      shade(texel, lerp(0.5, 1, bar));
      return;
    }
    texel.height += low;
    const seen = smoothstep(0, 0.35, rod);
    shade(texel, 0.45 + 0.35 * ridge);
    blendColour(texel, DEPTHS, 1 - seen);
    texel.metalness = seen;
    texel.roughness = lerp(0.95, 0.45, seen);
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.008, dirt: 0.35, wear: 0.3 });
}
