import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WOOLS: readonly (readonly string[])[] = [
  ["#8d8068", "#bdb198", "#ddd4c0", "#ede8dc"],
  ["#8a7656", "#b39d78", "#d2be9b", "#e5d6bb"],
];
/** A lock seen end on: a dome whose strands wind in to its middle. */
const RINGLET = createShape(96, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  if (r >= 1) return 0;
  const turn = r * 2.1 + atan2(v, u) / TAU;
  const strand = Math.abs((turn - Math.floor(turn)) * 2 - 1);
  return Math.sqrt(1 - r * r) * 0.74 + 0.26 * (1 - strand * strand) * (1 - r * 0.4);
});
const TILE = 0.2;

/** Sheep's wool: locks that wind into ringlets, crowded over each other, shadowed in the partings. Takes colours in the wool. */
export const sheepWool: Material = {
  id: "sheep-wool",
  class: "misc",
  words: [
    "sheep wool",
    "sheep",
    "sheepskin",
    "lamb wool",
    "lambskin",
    "shearling",
    "sheep fur",
    "curly fur",
    "raw wool",
    "poodle fur",
    "alpaca",
  ],
  tileSize: TILE,
  shade: shadeSheepWool,
};

function shadeSheepWool({ size, draw, colours, scale }: ShadeContext): Surface {
  const side = featureCount(18, scale);
  const deep = 0.009 * scale;
  const ground = createField(size * size).fill(-deep * 0.4);
  const curls = scatter(ground, size, RINGLET, { across: side, down: side }, draw.stream("curls"), (copy, next) => {
    copy.angle = next() * TAU;
    copy.length = (1.25 + 0.7 * next()) / side;
    copy.width = copy.length * (0.7 + 0.3 * next());
    copy.base = (next() - 0.6) * deep * 0.7;
    copy.gain = deep * 0.7;
    copy.tilt = (next() - 0.5) * deep * 0.6;
  });
  const fibre = fbm(size, { cells: featureCount(110, scale), octaves: 3, gain: 0.8, seed: draw.seed32("fibre") });
  const drift = fbm(size, { cells: featureCount(6, scale), octaves: 3, seed: draw.seed32("drift") });
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const wool = palette(...dye(draw.pick("wool", WOOLS).map(fromHex), colours[0], 0.95));
  return paintSurface(size, TILE, (texel, i) => {
    const id = curls.index[i] as number;
    const h = curls.height[i] as number;
    const own = id < 0 ? 0 : (tone[id] as number) - 0.5;
    const f = fibre[i] as number;
    const depth = clamp01(0.42 + (h / deep) * 0.62);
    paintFrom(wool, 0.16 + depth * 0.56 + own * 0.2 + f * 0.22 + (drift[i] as number) * 0.08, texel);
    shade(texel, 0.7 + 0.3 * depth);
    texel.height = h + f * deep * 0.1;
    texel.roughness = 0.97 - depth * 0.06;
  });
}
