import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { levelBelow } from "../../texture/relief-masks.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { paintCoat } from "./paint-coat.ts";
import { rustCoat } from "./rust-coat.ts";

const PAINTS = ["#3f6b52", "#2f5d86", "#a33026", "#c9952a", "#8a8d86", "#4b5a63", "#b85a26"];
const PRIMER = [0.16, 0.075, 0.05] as const;
const STEEL = [0.36, 0.355, 0.35] as const;
const TILE = 0.5;
/** Share of the bare steel that has begun to rust. */
const RUSTED = 0.55;
/** Metres of paint that a chip goes down. */
const COAT = 0.00022;

/** Painted sheet steel in use: chips down to primer and bright steel, a breath of rust in them, scuffs, hand grease. Takes colours in the paint. */
export const chippedPaint: Material = {
  id: "chipped-paint",
  class: "metal",
  words: [
    "painted metal",
    "chipped painted metal",
    "painted steel",
    "chipped metal",
    "painted metal sheet",
    "scuffed painted metal",
  ],
  tileSize: TILE,
  shade: shadeChippedPaint,
};

function shadeChippedPaint(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const stray = domainWarp(size, draw.fork("stray"), featureCount(6, scale), 0.06, 4);
  const chips = stray(
    evenNoise(size, { cells: featureCount(36, scale), octaves: 5, gain: 0.6, seed: draw.seed32("chips") }),
  );
  const grease = evenNoise(size, { cells: featureCount(7, scale), octaves: 5, gain: 0.6, seed: draw.seed32("grease") });
  const scuffs = scratches(size, draw, 420, 0.12);
  // of as many chips in every tile, of which as many have rusted: a single one is what one sees again in the next
  const share = draw.number("chipped", 0.035, 0.08);
  const edge = levelBelow(chips, 1 - share);
  const rusted = levelBelow(chips, 1 - share * RUSTED);
  const paint = paintCoat(context, { tileSize: TILE, paints: PAINTS, roughness: 0.38 });
  const rust = rustCoat(size, draw, featureCount(30, scale), 0.0003);
  return paintSurface(size, TILE, (texel, i) => {
    const c = chips[i] as number;
    const g = grease[i] as number;
    const scuff = scuffs[i] as number;
    paint(texel, i);
    // a deep scuff goes through to the primer; a shallow one only takes the gloss
    const through = smoothstep(0.62, 0.8, scuff + c * 0.3);
    const primer = Math.max(smoothstep(edge - 0.07, edge - 0.055, c), through);
    const bare = smoothstep(edge, edge + 0.02, c);
    const lip = smoothstep(edge - 0.13, edge - 0.07, c) * (1 - primer);
    shade(texel, 1 + 0.14 * lip + 0.05 * scuff - 0.1 * Math.max(0, g));
    blendColour(texel, PRIMER, primer * 0.9);
    blendColour(texel, STEEL, bare);
    texel.metalness = bare;
    texel.height += COAT * (1 - 0.4 * primer - 0.6 * bare + 0.3 * lip) - scuff * 0.00003;
    texel.roughness = lerp(texel.roughness + 0.16 * scuff - 0.08 * g, 0.62, primer);
    texel.roughness = lerp(texel.roughness, 0.34, bare);
    // rust starts where steel has been bare longest
    rust(texel, i, clamp01(smoothstep(rusted, rusted + 0.14, c + g * 0.08) * 0.8));
  });
}
