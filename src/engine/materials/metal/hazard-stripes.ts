import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";
import { rustCoat } from "./rust-coat.ts";

const TILE = 0.8;
const YELLOW = fromHex("#e0a81c");
const BLACK = fromHex("#232323");
const STEEL: readonly Rgb[] = [
  [0.26, 0.26, 0.26],
  [0.4, 0.4, 0.4],
  [0.52, 0.52, 0.52],
];

/** Steel painted in slanting yellow and black, scuffed down to metal and rust. Takes colours in the light stripes, then in the dark. */
export const hazardStripes: Material = {
  id: "hazard-stripes",
  class: "metal",
  words: [
    "hazard stripe",
    "hazard stripe paint",
    "hazard stripe painted steel",
    "hazard stripe painted metal",
    "warning stripe",
    "caution stripe",
    "danger stripe",
    "hazard pattern",
    "hazard metal",
    "construction stripe",
    "hazard tape",
    "caution tape",
    "black and yellow stripe",
  ],
  tileSize: TILE,
  shade: shadeHazardStripes,
};

function shadeHazardStripes(context: ShadeContext): Surface {
  const { size, draw, scale, colours } = context;
  const stripes = featureCount(draw.integer("stripes", 3, 4), scale);
  const slant = draw.chance("slant", 0.5) ? 1 : -1;
  const wobble = fbm(size, { cells: 12, octaves: 5, gain: 0.6, seed: draw.seed32("wobble") });
  const chips = evenNoise(size, { cells: featureCount(9, scale), octaves: 8, gain: 0.7, seed: draw.seed32("chips") });
  const metal = bareMetal(
    { ...context, colours: [] },
    { tileSize: TILE, colours: STEEL, roughness: 0.34, scratches: 900 },
  );
  const rust = rustCoat(size, draw, featureCount(20, scale), 0.0003);
  const light = colours[0] ?? YELLOW;
  const dark = colours[1] ?? BLACK;
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    const w = wobble[i] as number;
    const c = chips[i] as number;
    const turn = (x + slant * y) * stripes + w * 0.012;
    const stripe = smoothstep(0.246, 0.254, Math.abs(turn - Math.floor(turn) - 0.5));
    metal(texel, i);
    const scuff = smoothstep(0.36, 0.4, c + w * 0.12);
    rust(texel, i, clamp01(scuff * (c - 0.25) * 2.2));
    if (scuff >= 1) return;
    const painted = 1 - scuff;
    blendColour(texel, light, painted);
    blendColour(texel, dark, painted * stripe);
    shade(texel, 1 - painted * (0.16 * Math.max(0, c + 0.35) - 0.06 * w));
    texel.metalness *= 1 - painted;
    texel.roughness = lerp(texel.roughness, 0.42 + w * 0.1 + Math.max(0, c) * 0.2, painted);
    texel.height += painted * (0.0003 + 0.00012 * stripe);
  });
}
