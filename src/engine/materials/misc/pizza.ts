import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { LEAF } from "../ground/litter.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CHEESE = ["#c98a35", "#e3b45c", "#f0d08a", "#f7e6bd"].map(fromHex);
const SAUCE = ["#7d1c0c", "#a82e14", "#c94a22"].map(fromHex);
const SAUSAGE = ["#6f1712", "#98281d", "#b8432f"].map(fromHex);
const FAT = fromHex("#dd9a78");
const BASIL = ["#1f3d14", "#35601f", "#578438"].map(fromHex);
const BROWNED = fromHex("#7a3f14");
const TILE = 0.3;
/** Slices of sausage and leaves along a side. */
const SLICES = 5;
const LEAVES = 4;
const DISC = createShape(48, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  // the heat curls its rim up
  return r < 1 ? 0.55 + 0.45 * r * r * r : 0;
});

/** A pizza from above, without its rim: melted cheese browned in blisters, sauce showing through, slices of sausage, leaves of basil. Takes colours in the cheese, then in the sauce. */
export const pizza: Material = {
  id: "pizza",
  class: "misc",
  words: [
    "pizza",
    "pizza slice",
    "pizza topping",
    "pizza cheese",
    "pepperoni pizza",
    "melted cheese",
    "lasagna",
    "margherita",
  ],
  tileSize: TILE,
  shade: shadePizza,
};

function shadePizza({ size, draw, colours, scale }: ShadeContext): Surface {
  const pools = evenNoise(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.5, seed: draw.seed32("pools") });
  const swell = fbm(size, { cells: featureCount(14, scale), octaves: 4, gain: 0.5, seed: draw.seed32("swell") });
  const fine = fbm(size, { cells: featureCount(60, scale), octaves: 4, gain: 0.7, seed: draw.seed32("fine") });
  const brown = evenNoise(size, { cells: featureCount(16, scale), octaves: 4, gain: 0.6, seed: draw.seed32("brown") });
  const ground = Float32Array.from(swell, (s) => 0.0012 * s);
  const slices = featureCount(SLICES, scale);
  const leaves = featureCount(LEAVES, scale);
  const placed = scatterLayers(
    ground,
    size,
    [
      {
        shape: DISC,
        across: slices,
        place: (copy, next, n) => {
          copy.x = ((n % slices) + 0.5 + (next() - 0.5) * 0.5) / slices;
          copy.y = (Math.floor(n / slices) + 0.5 + (next() - 0.5) * 0.5) / slices;
          const there = next() < 0.72;
          copy.length = there ? (0.62 + 0.1 * next()) / slices : 0;
          copy.width = copy.length * (0.94 + 0.06 * next());
          copy.angle = next() * 6;
          copy.base = there ? 0.0006 : -1;
          copy.gain = there ? 0.0024 : 0;
          copy.tilt = 0.0008 * (next() - 0.5);
        },
      },
      {
        shape: LEAF,
        across: leaves,
        place: (copy, next) => {
          const there = next() < 0.6;
          copy.length = there ? (0.4 + 0.12 * next()) / leaves : 0;
          copy.width = copy.length * 0.55;
          copy.angle = next() * 6;
          copy.base = there ? 0.003 : -1;
          copy.gain = there ? 0.003 : 0;
          copy.tilt = 0.002 * (next() - 0.5);
          copy.bend = (next() - 0.5) * 0.4;
        },
      },
    ],
    draw.stream("toppings"),
  );
  const cheese = palette(...dye(CHEESE, colours[0], 0.9));
  const sauce = palette(...dye(SAUCE, colours[1]));
  const sausage = palette(...SAUSAGE);
  const basil = palette(...BASIL);
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const f = fine[i] as number;
    const s = swell[i] as number;
    texel.height = (placed.height[i] as number) * scale;
    if (id >= slices * slices) {
      const across = Math.abs(placed.across[i] as number);
      paintFrom(basil, 0.45 + 0.3 * f + 0.25 * across + 0.4 * smoothstep(0.09, 0.02, across), texel);
      texel.roughness = 0.5;
      return;
    }
    if (id >= 0) {
      const u = placed.across[i] as number;
      const v = placed.along[i] as number;
      const r = Math.sqrt(u * u + v * v);
      paintFrom(sausage, 0.5 + 0.3 * s - 0.35 * smoothstep(0.8, 1, r) + 0.1 * f, texel);
      blendColour(texel, FAT, 0.7 * smoothstep(0.25, 0.5, f + 0.3 * s) * smoothstep(1, 0.85, r));
      texel.roughness = 0.3 - 0.06 * s;
      return;
    }
    const bare = smoothstep(-0.16, -0.3, (pools[i] as number) + 0.12 * f);
    const b = smoothstep(0.25, 0.6, (brown[i] as number) + 0.2 * s);
    paintFrom(cheese, clamp01(0.66 + 0.22 * s + 0.1 * f - 0.12 * bare), texel);
    blendColour(texel, BROWNED, b * (0.55 + 0.25 * f));
    if (bare > 0) {
      const keep = { r: texel.r, g: texel.g, b: texel.b };
      paintFrom(sauce, clamp01(0.5 + 0.35 * f + 0.2 * s), texel);
      blendColour(texel, [keep.r, keep.g, keep.b], 1 - bare);
    }
    shade(texel, 1 + 0.08 * s);
    texel.height += scale * (-0.0014 * bare + 0.0005 * b + 0.00025 * f);
    texel.roughness = clamp01(0.4 - 0.08 * s + 0.16 * b - 0.1 * bare);
  });
}
