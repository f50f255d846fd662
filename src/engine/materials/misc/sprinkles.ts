import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const ICINGS: readonly (readonly string[])[] = [
  ["#d98fae", "#e9adc6", "#f2c8d9"],
  ["#d8ccb8", "#e8dfcf", "#f2ece0"],
  ["#4a2614", "#63361f", "#7a482c"],
];
const SUGARS = ["#e5383b", "#f6c11e", "#3aa655", "#2f7fd1", "#f2f0ea", "#e8732c", "#8e4bb0"].map(fromHex);
const ROD = createShape(40, (u, v) => {
  const over = Math.max(0, Math.abs(v) - 0.72) / 0.28;
  const r = u * u + over * over;
  return r < 1 ? Math.sqrt(1 - r) : 0;
});
const TILE = 0.08;

/** Icing strewn with coloured sugar sprinkles. Takes colours in the icing, then in the sprinkles. */
export const sprinkles: Material = {
  id: "sprinkles",
  class: "misc",
  words: [
    "sprinkle",
    "candy",
    "candies",
    "gumdrops",
    "hundreds and thousands",
    "donut glaze",
    "doughnut",
    "donut",
    "candy sprinkle",
    "sweets",
    "jimmies",
    "sugar sprinkle",
  ],
  tileSize: TILE,
  shade: shadeSprinkles,
};

function shadeSprinkles({ size, draw, colours, scale }: ShadeContext): Surface {
  const icing = fbm(size, { cells: featureCount(5, scale), octaves: 3, gain: 0.4, seed: draw.seed32("icing") });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) ground[i] = (icing[i] as number) * 0.0007 * scale;
  const side = featureCount(15, scale);
  const rods = scatter(ground, size, ROD, { across: side, down: side }, draw.stream("rods"), (copy, next) => {
    copy.angle = next() * 6.2832;
    copy.length = (0.07 + 0.02 * next()) * scale;
    copy.width = 0.024 * scale;
    copy.base = -0.0003 * scale + (next() - 0.5) * 0.0004 * scale;
    copy.gain = 0.0015 * scale;
    copy.tilt = (next() - 0.5) * 0.0005 * scale;
    copy.bend = (next() - 0.5) * 0.4;
  });
  const choice = evenGrid(side, side, draw.seed32("choice"));
  const glaze = palette(...dye(draw.pick("icing", ICINGS).map(fromHex), colours[0], 1));
  const sugars = SUGARS.map((sugar, i) => {
    const own = colours[1] && i % 2 === 0 ? colours[1] : sugar;
    return palette(...[0.6, 1, 1.15].map((k) => own.map((c) => Math.min(0.85, c * k)) as [number, number, number]));
  });
  return paintSurface(size, TILE, (texel, i) => {
    const id = rods.index[i] as number;
    const h = rods.height[i] as number;
    if (id >= 0) {
      const u = rods.across[i] as number;
      const v = rods.along[i] as number;
      paintFrom(
        sugars[Math.floor((choice[id] as number) * sugars.length)] ?? glaze,
        0.62 - u * u * 0.4 - v * v * v * v * 0.2,
        texel,
      );
      texel.roughness = 0.34;
    } else {
      paintFrom(glaze, 0.55 + (icing[i] as number) * 0.3, texel);
      texel.roughness = 0.2;
    }
    shade(texel, 0.94);
    texel.height = h;
  });
}
