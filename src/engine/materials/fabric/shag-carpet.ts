import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#6b5f4b", "#998a70", "#c0b193", "#ded2b8"],
  ["#54565a", "#7d8085", "#a5a8ac", "#cbcdd0"],
  ["#4d1c14", "#863423", "#b4553a", "#d68a69"],
];
const YARN = createShape(16, (u, v) => Math.sqrt(Math.max(0, 1 - u * u)) * (1 - v * v * v * v * 0.6));
const TILE = 0.35;

/** Shag carpet: long limp yarns fallen over each other every way, dark where one sees down. Takes colours in the yarn. */
export const shagCarpet: Material = {
  id: "shag-carpet",
  class: "fabric",
  words: ["shag carpet", "shag", "shaggy rug", "shag rug", "flokati", "shaggy carpet", "fluffy rug", "fluffy carpet"],
  tileSize: TILE,
  shade: shadeShagCarpet,
};

function shadeShagCarpet({ size, draw, colours, scale }: ShadeContext): Surface {
  const flow = fbm(64, { cells: featureCount(4, scale), octaves: 3, seed: draw.seed32("flow") });
  const side = featureCount(58, scale);
  const ground = createField(size * size).fill(-0.012 * scale);
  const yarns = scatter(ground, size, YARN, { across: side, down: side }, draw.stream("yarns"), (copy, next) => {
    const lean = flow[(Math.floor(copy.y * 64) & 63) * 64 + (Math.floor(copy.x * 64) & 63)] as number;
    copy.angle = lean * 3.4 + (next() - 0.5) * 2.2;
    copy.length = (0.07 + 0.07 * next()) * scale;
    copy.width = (0.0105 + 0.004 * next()) * scale;
    copy.bend = (next() - 0.5) * 7;
    copy.base = (next() - 0.7) * 0.009 * scale;
    copy.gain = 0.003 * scale;
    copy.tilt = 0.005 * (next() - 0.3) * scale;
  });
  const twist = fbm(size, { cells: featureCount(110, scale), octaves: 2, gain: 0.9, seed: draw.seed32("twist") });
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const wool = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 0.95));
  return paintSurface(size, TILE, (texel, i) => {
    const id = yarns.index[i] as number;
    const h = Math.max(yarns.height[i] as number, -0.009 * scale);
    const own = id < 0 ? 0 : (tone[id] as number);
    const t = twist[i] as number;
    const depth = clamp01(0.72 + (h / scale) * 70);
    const ply = (yarns.along[i] as number) * 9 + (yarns.across[i] as number) * 0.6;
    const turn = Math.abs((ply - Math.floor(ply)) * 2 - 1);
    paintFrom(wool, 0.02 + depth * 0.5 + own * 0.22 + t * 0.1 + turn * 0.1, texel);
    texel.height = h + t * 0.0002 + turn * 0.0002 * scale;
    texel.roughness = 0.98 - depth * 0.06;
  });
}
