import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const KINDS = [
  { flesh: ["#2d1426", "#562440", "#84425f", "#b07384"], vein: "#231038" },
  { flesh: ["#2b1a12", "#5a2f24", "#8a4d3c", "#b87c63"], vein: "#3a0d1c" },
  { flesh: ["#16241c", "#2f4733", "#52704c", "#82996c"], vein: "#1b1030" },
];
const TILE = 0.5;

/** Living walls of a hive: swollen slimy flesh with a net of branching veins raised under its skin, pores between. Takes colours in the flesh, then in the veins. */
export const alienFlesh: Material = {
  id: "alien-flesh",
  class: "misc",
  words: [
    "alien flesh",
    "alien organ",
    "alien tissue",
    "veined flesh",
    "veiny flesh",
    "flesh with veins",
    "flesh with vein",
    "flesh wall",
    "living flesh",
    "living wall of flesh",
    "biomass",
    "alien hive",
    "hive wall",
    "alien organic",
    "organic alien",
    "biomechanical flesh",
    "creep",
    "symbiote",
    "tentacle skin",
    "membrane",
  ],
  tileSize: TILE,
  shade: shadeAlienFlesh,
};

function shadeAlienFlesh({ size, draw, colours, scale }: ShadeContext): Surface {
  const stir = domainWarp(size, draw.fork("stir"), featureCount(5, scale), 0.07, 3);
  const net = (name: string, cells: number) =>
    stir(ridged(size, { cells: featureCount(cells, scale), octaves: 1, seed: draw.seed32(name) }));
  const great = net("great", 4);
  const small = net("small", 11);
  const swell = fbm(size, { cells: featureCount(7, scale), octaves: 3, gain: 0.45, seed: draw.seed32("swell") });
  const blotch = evenNoise(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.6, seed: draw.seed32("blotch") });
  const skin = fbm(size, { cells: featureCount(80, scale), octaves: 3, gain: 0.7, seed: draw.seed32("skin") });
  const pores = pits(size, draw.seed32("pores"), featureCount(34, scale), 0.35, 0.34);
  const kind = draw.pick("kind", KINDS);
  const flesh = palette(...dye(kind.flesh.map(fromHex), colours[0], 0.95));
  // veins under a dyed skin are paler and redder than it
  const own: Rgb | undefined = colours[0] && [
    Math.min(0.8, colours[0][0] * 1.5 + 0.16),
    Math.min(0.8, colours[0][1] * 1.1 + 0.05),
    Math.min(0.8, colours[0][2] * 1.3 + 0.08),
  ];
  const vein = colours[1] ?? own ?? fromHex(kind.vein);
  return paintSurface(size, TILE, (texel, i) => {
    const s = swell[i] as number;
    const k = skin[i] as number;
    const main = smoothstep(0.82, 0.95, great[i] as number);
    const side = smoothstep(0.84, 0.95, small[i] as number) * smoothstep(0.4, 0.75, great[i] as number);
    const blood = Math.max(main, 0.7 * side);
    const pore = (pores[i] as number) * (1 - blood);
    paintFrom(flesh, clamp01(0.46 + 0.24 * s + 0.18 * (blotch[i] as number) + 0.07 * k), texel);
    blendColour(texel, vein, blood * 0.66);
    shade(texel, 1 - 0.55 * smoothstep(0.1, 0.6, pore));
    texel.height = scale * (0.007 * s + 0.0075 * main + 0.004 * side - 0.0025 * pore + 0.0003 * k);
    texel.roughness = clamp01(0.2 + 0.05 * k - 0.06 * s + 0.1 * pore);
  });
}
