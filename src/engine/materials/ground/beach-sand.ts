import { takeField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { pebbleShape } from "../../texture/marks/stone-shapes.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { waveletNoise } from "../../texture/noises/wavelet-noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SAND = ["#94806a", "#b8a58a", "#cfbfa4", "#e0d3bb", "#ece3d0"].map(fromHex);
const SHELLS = [
  palette(...["#cdb9a4", "#e9dfd2", "#f4efe6"].map(fromHex)),
  palette(...["#b98a72", "#dcb79f", "#efdccb"].map(fromHex)),
  palette(...["#8d7a74", "#b8a59c", "#ddd0c6"].map(fromHex)),
];
const PEBBLES = palette(...["#4e4a46", "#79736b", "#a39b90"].map(fromHex));
/** A cockle: a fan from its hinge. */
const SHELL = createShape(48, (u, v) => {
  const r = Math.sqrt(u * u + (v + 0.1) * (v + 0.1));
  if (r > 0.9 || v < -0.62 + Math.abs(u) * 0.25) return 0;
  const fan = (u / (v + 1.05)) * 9;
  const rib = Math.abs(fan - Math.floor(fan) - 0.5) * 2;
  return Math.sqrt(1 - (r / 0.9) * (r / 0.9) * 0.94) * (0.9 + 0.1 * rib);
});
const TILE = 0.5;

/** Sea sand, a few shells far apart in it, bits of shell and small pebbles. Takes colours in the sand. */
export const beachSand: Material = {
  id: "beach-sand",
  class: "ground",
  words: [
    "beach sand",
    "beach",
    "shell sand",
    "sand with shell",
    "sand with seashell",
    "seashore",
    "shore",
    "shell beach",
    "coast",
  ],
  tileSize: TILE,
  shade: shadeBeachSand,
};

function shadeBeachSand({ size, draw, colours, scale }: ShadeContext): Surface {
  const swell = fbm(size, { cells: featureCount(5, scale), octaves: 6, gain: 0.5, seed: draw.seed32("swell") });
  const clumps = fbm(size, { cells: featureCount(40, scale), octaves: 4, gain: 0.8, seed: draw.seed32("clumps") });
  const grain = waveletNoise(size, featureCount(96, scale), draw.seed32("grain"));
  const ground = takeField(size * size);
  for (let i = 0; i < ground.length; i += 1) {
    ground[i] = TILE * (0.012 * (swell[i] as number) + 0.0013 * (clumps[i] as number));
  }
  const bits = featureCount(20, scale);
  const few = featureCount(6, scale);
  const stones = pebbleShape(draw.stream("pebble"), 0.4);
  const layer = (shape: typeof SHELL, across: number, share: number, from: number, to: number) => ({
    shape,
    across,
    place: (copy: { angle: number; length: number; width: number; base: number; gain: number }, next: () => number) => {
      const there = next() < share;
      copy.angle = next() * 6.2832;
      copy.length = there ? (from + (to - from) * next()) * scale : 0;
      copy.width = copy.length * (0.8 + 0.2 * next());
      copy.gain = there ? copy.length * TILE * 0.26 : 0;
      copy.base = there ? copy.length * TILE * (next() - 0.55) * 0.25 : -1;
    },
  });
  const layers = [
    layer(SHELL, few, 0.28, 0.03, 0.052),
    layer(SHELL, bits, 0.11, 0.008, 0.02),
    layer(stones, bits, 0.12, 0.006, 0.016),
  ];
  const placed = scatterLayers(ground, size, layers, draw.stream("shells"));
  const shells = few * few + bits * bits;
  const sort = randomTable(shells + bits * bits, draw.seed32("sort"));
  const colour = palette(...dye(SAND, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const g = grain[i] as number;
    const c = clumps[i] as number;
    texel.height = placed.height[i] as number;
    if (id < 0) {
      texel.height += TILE * 0.0009 * g;
      paintFrom(colour, 0.52 + g * 0.28 + c * 0.14 + (swell[i] as number) * 0.1, texel);
      shade(texel, 1 - 0.4 * smoothstep(0.7, 1, g - c * 0.2));
      texel.roughness = 0.9 + g * 0.05;
      return;
    }
    const own = sort[id] as number;
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const bands = v * 4.5 + u * u * 2;
    const band = Math.abs(bands - Math.floor(bands) - 0.5) * 2;
    const kind = id < shells ? (SHELLS[Math.floor(own * 2.999)] as (typeof SHELLS)[number]) : PEBBLES;
    paintFrom(kind, 0.3 + own * 0.4 + band * 0.3 + c * 0.1, texel);
    shade(texel, 1 - 0.3 * smoothstep(0.6, 1, u * u + v * v));
    texel.roughness = 0.38 + c * 0.1;
  });
}
