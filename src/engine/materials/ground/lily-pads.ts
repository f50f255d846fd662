import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PADS = [
  ["#22421d", "#3a6429", "#578538", "#86ad5a"],
  ["#2c4c1c", "#4b7029", "#6d923a", "#9bb75f"],
  ["#1d4028", "#2f5f38", "#4a824a", "#76a869"],
].map((stops) => stops.map(fromHex));
const RIM = fromHex("#8a4a3a");
const WATER = ["#12201b", "#1d3329", "#2c4838"].map(fromHex);
const TILE = 1.6;
const VEINS = 15;
/** A disc with a wedge cut out to its middle, its rim a little up. */
const PAD = createShape(96, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  const isCut = v > 0.02 && Math.abs(u) < v * 0.26;
  return r < 1 && !isCut ? 0.5 + 0.5 * smoothstep(0.8, 1, r) : 0;
});

/** Leaves of water lilies afloat: round, notched to the middle, veined like wheels, large and small over dark water. Takes colours in the leaves, then in the water. */
export const lilyPads: Material = {
  id: "lily-pads",
  class: "ground",
  words: [
    "lily pad",
    "lilypad",
    "lily pads",
    "water lily",
    "water lilies",
    "waterlily",
    "water lily pad",
    "lotus leaf",
    "lotus leaves",
    "lotus pond",
    "lily pond",
  ],
  tileSize: TILE,
  openAbove: 0.42,
  shade: shadeLilyPads,
};

function shadeLilyPads({ size, draw, colours, scale }: ShadeContext): Surface {
  const ripple = fbm(size, { cells: featureCount(6, scale), octaves: 4, gain: 0.4, seed: draw.seed32("ripple") });
  const mottle = fbm(size, { cells: featureCount(22, scale), octaves: 4, gain: 0.6, seed: draw.seed32("mottle") });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) ground[i] = scale * (0.0012 * (ripple[i] as number) - 0.012);
  const [many, few] = [featureCount(14, scale), featureCount(8, scale)];
  const sizes = [
    { across: few, share: 0.92, from: 0.8, to: 1.05 },
    { across: many, share: 0.62, from: 0.5, to: 0.9 },
  ];
  const placed = scatterLayers(
    ground,
    size,
    sizes.map(({ across, share, from, to }) => {
      const girth = evenGrid(across, across, draw.seed32(`girth ${across}`));
      const there = evenGrid(across, across, draw.seed32(`there ${across}`));
      return {
        shape: PAD,
        across,
        place: (copy, next, n) => {
          const isThere = (there[n] as number) < share;
          copy.angle = next() * TAU;
          copy.length = isThere ? (from + (to - from) * (girth[n] as number)) / across : 0;
          copy.width = copy.length * (0.93 + 0.07 * next());
          copy.base = isThere ? scale * 0.004 * next() : -1;
          copy.gain = scale * 0.003;
          copy.tilt = scale * 0.006 * (next() - 0.5);
        },
      };
    }),
    draw.stream("pads"),
  );
  const sort = new Float32Array(few * few + many * many);
  sort.set(evenGrid(few, few, draw.seed32("sort")));
  sort.set(evenGrid(many, many, draw.seed32("sort small")), few * few);
  const leaves = PADS.map((stops) => palette(...dye(stops, colours[0], 1)));
  const water = palette(...dye(WATER, colours[1], 1));
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const m = mottle[i] as number;
    texel.height = placed.height[i] as number;
    if (id < 0) {
      paintFrom(water, 0.5 + 0.3 * (ripple[i] as number) + 0.14 * m, texel);
      texel.roughness = 0.06;
      return;
    }
    const [u, v] = [placed.across[i] as number, placed.along[i] as number];
    const r = Math.sqrt(u * u + v * v);
    const own = sort[id] as number;
    // veins run from the notch's end to the rim, and fork before they reach it
    const turn = (atan2(u, -v) / TAU) * VEINS;
    const off = Math.abs(turn - Math.round(turn)) * (0.25 + r);
    const vein = smoothstep(0.1, 0.02, off) * smoothstep(0.96, 0.5, r);
    const leaf = leaves[Math.floor(own * 7 * leaves.length) % leaves.length] as (typeof leaves)[number];
    paintFrom(leaf, 0.36 + 0.3 * (own - 0.5) + 0.16 * r + 0.16 * m + 0.24 * vein, texel);
    blendColour(texel, RIM, 0.7 * smoothstep(0.9, 0.99, r + 0.03 * m) * (colours[0] ? 0.3 : 1));
    blendColour(texel, RIM, 0.3 * smoothstep(0.35, 0.7, m + own - 0.5) * (colours[0] ? 0 : 1));
    shade(texel, 0.86 + 0.14 * smoothstep(0, 0.12, r));
    texel.height += scale * 0.0006 * vein;
    texel.roughness = 0.36 + 0.06 * m;
  });
}
