import { fromHex } from "../../math/color.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SAND = ["#9a7c55", "#bb9c70", "#d0b68c", "#e0cba6"].map(fromHex);
const TILE = 1;

/** Beach sand, by the seed smooth or rippled by the wind. Takes colours in the grains. */
export const sand: Material = {
  id: "sand",
  class: "ground",
  words: ["sand", "sandy", "beach", "desert", "dune", "sandstone"],
  tileSize: TILE,
  shade: shadeSand,
};

function shadeSand({ size, draw, colours, scale }: ShadeContext): Surface {
  const rippled = draw.number("rippled", 0.15, 1);
  const ripples = featureCount(13, scale);
  const bend = fbm(size, { cells: 3, cellsY: 2, octaves: 4, gain: 0.45, seed: draw.seed32("bend") });
  const swell = fbm(size, { cells: featureCount(3, scale), octaves: 5, seed: draw.seed32("swell") });
  const grain = fbm(size, { cells: featureCount(170, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const clumps = fbm(size, { cells: featureCount(40, scale), octaves: 5, gain: 0.75, seed: draw.seed32("clumps") });
  const profile = Float32Array.from({ length: 1025 }, (_, i) => {
    const t = i / 1024;
    // a long windward slope and a short lee one
    const skewed = t < 0.68 ? (t / 0.68) * 0.5 : 0.5 + ((t - 0.68) / 0.32) * 0.5;
    return 0.5 - 0.5 * sin(skewed * TAU + TAU / 4);
  });
  const colour = palette(...dye(SAND, colours[0]));
  const crest = TILE / ripples;
  return paintSurface(size, TILE, (texel, i) => {
    const y = (Math.floor(i / size) + 0.5) / size;
    const at = y * ripples + (bend[i] as number) * 1.7;
    const wave = profile[Math.floor((at - Math.floor(at)) * 1024)] as number;
    const g = grain[i] as number;
    const c = clumps[i] as number;
    const s = swell[i] as number;
    const strength = rippled * (0.75 + 0.35 * s);
    texel.height = crest * 0.11 * wave * strength + s * 0.006 + c * 0.0009 + g * 0.00075;
    paintFrom(colour, 0.52 + g * 0.32 + c * 0.1 + (wave - 0.5) * 0.14 * strength + s * 0.06, texel);
    texel.roughness = 0.92 + g * 0.04;
  });
}
