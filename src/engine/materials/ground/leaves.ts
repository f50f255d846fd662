import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GREEN = ["#1d3013", "#2f4d1c", "#476b27", "#648a38", "#86a452"].map(fromHex);
const VEIN = fromHex("#9bb06c");
const LEAF = createShape(64, (u, v) => {
  const t = v * 0.5 + 0.5;
  // broad near the stalk, drawn out to a tip
  const wide = 2.6 * Math.sqrt(t) * (1 - t) * (1 + 0.25 * t);
  const side = Math.abs(u) / Math.max(0.02, wide);
  return side < 1 ? 0.4 + 0.6 * side * (1.25 - 0.5 * side) : 0;
});
const TILE = 0.5;

/** A dense cover of broad leaves, tips down V, veined. Takes colours in the leaves: green, or an autumn red. */
export const leaves: Material = {
  id: "leaves",
  class: "ground",
  words: ["leaf", "leaves", "foliage", "leafy", "hedge", "green leaf", "bush", "shrub"],
  tileSize: TILE,
  shade: shadeLeaves,
};

function shadeLeaves({ size, draw, colours, scale }: ShadeContext): Surface {
  const side = featureCount(20, scale);
  const ground = createField(size * size).fill(-0.03);
  const placed = scatter(ground, size, LEAF, { across: side, down: side }, draw.stream("leaves"), (copy, next) => {
    const big = next();
    copy.angle = (next() + next() - 1) * 1.5;
    copy.length = (0.11 + 0.07 * big) * scale;
    copy.width = copy.length * (0.52 + 0.16 * next());
    copy.base = (next() - 0.6) * 0.024;
    copy.gain = 0.0035 * scale;
    copy.tilt = (0.002 + next() * 0.006) * scale;
    copy.bend = (next() - 0.5) * 0.5;
  });
  const spots = fbm(size, { cells: featureCount(14, scale), octaves: 6, gain: 0.65, seed: draw.seed32("spots") });
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const green = palette(...dye(GREEN, colours[0]));
  const vein = dye([VEIN], colours[0])[0] ?? VEIN;
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const h = placed.height[i] as number;
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const s = spots[i] as number;
    const across = Math.abs(u);
    const rib = smoothstep(0.07, 0.025, across);
    // side veins climb from the midrib towards the tip
    const climb = v * 4.5 - across * 2.4;
    const near = Math.abs(climb - Math.floor(climb) - 0.5);
    const side = smoothstep(0.1, 0.03, near) * 0.55;
    const lines = id < 0 ? 0 : Math.max(rib, side);
    const own = id < 0 ? 0 : (tone[id] as number);
    paintFrom(green, 0.16 + own * 0.5 + s * 0.14 + across * 0.08, texel);
    blendColour(texel, vein, lines * 0.38);
    shade(texel, 0.4 + 0.6 * clamp01((h + 0.03) / 0.03));
    texel.height = h - lines * 0.00035 + s * 0.0002;
    texel.roughness = 0.46 + s * 0.08 + lines * 0.06;
  });
}
