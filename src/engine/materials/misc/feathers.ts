import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import { createShape, scatter } from "../../texture/scatter.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PLUMAGES: readonly (readonly string[])[] = [
  ["#4a3a2c", "#75604a", "#9b856a", "#c0ad92"],
  ["#3b4047", "#5d656f", "#858e98", "#b0b7bd"],
  ["#8b8479", "#b5aea2", "#d4cec4", "#e9e5dd"],
];
const VANE = createShape(64, (u, v) => {
  const wide = Math.sqrt(Math.max(0, 1 - v * v * v * v)) * (v > 0 ? 1 : 0.75 + 0.25 * (1 + v));
  return Math.abs(u) < wide ? 0.55 + 0.45 * Math.sqrt(1 - (u * u) / (wide * wide)) : 0;
});
const TILE = 0.3;

/** Overlapping contour feathers, tips down V, with shafts and slanting barbs. Takes colours in the vanes. */
export const feathers: Material = {
  id: "feathers",
  class: "misc",
  words: ["feather", "plumage", "feathered", "feathery", "down"],
  tileSize: TILE,
  shade: shadeFeathers,
};

function shadeFeathers({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(9, scale);
  const down = featureCount(7, scale) * 2;
  const ground = createField(size * size).fill(-0.01);
  const order = { across, down };
  const placed = scatter(ground, size, VANE, order, draw.stream("feathers"), (copy, next, index) => {
    const row = Math.floor(index / across);
    copy.x = ((index % across) + (row % 2) * 0.5 + 0.25 + (next() - 0.5) * 0.24) / across;
    copy.y = (row + 0.5 + (next() - 0.5) * 0.3) / down;
    copy.angle = (next() - 0.5) * 0.3;
    copy.length = 2.6 / down;
    copy.width = 1.3 / across;
    copy.base = (next() - 0.5) * 0.0004;
    copy.gain = 0.0016 * scale;
    copy.tilt = 0.0022 * scale;
    copy.bend = (next() - 0.5) * 0.2;
  });
  const fluff = fbm(size, { cells: featureCount(60, scale), octaves: 4, gain: 0.7, seed: draw.seed32("fluff") });
  const tone = randomTable(across * down, draw.seed32("tone"));
  const vane = palette(...dye(draw.pick("plumage", PLUMAGES).map(fromHex), colours[0], 0.85));
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const side = Math.abs(u);
    const f = fluff[i] as number;
    // barbs leave the shaft at a slant towards the tip
    const barb = v * 11 - side * 4.2 + f * 0.5;
    const groove = Math.abs((barb - Math.floor(barb)) * 2 - 1);
    const shaft = smoothstep(0.07, 0.03, side) * smoothstep(0.95, 0.6, v);
    const own = id < 0 ? 0.5 : (tone[id] as number);
    const rim = smoothstep(0.72, 0.95, v * v + side * side * 0.25);
    paintFrom(vane, 0.42 + (own - 0.5) * 0.3 + groove * 0.18 + rim * 0.3 - v * 0.08 + f * 0.08, texel);
    shade(texel, (1 + shaft * 0.35) * (0.68 + 0.32 * smoothstep(-0.75, -0.1, v)));
    texel.height = (placed.height[i] as number) + groove * 0.00022 + shaft * 0.0004;
    texel.roughness = 0.62 + groove * 0.08 - shaft * 0.2;
  });
}
