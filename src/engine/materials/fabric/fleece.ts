import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#5c6e4c", "#7f9068", "#9eae86", "#bcc8a8"],
  ["#2c3f5c", "#42597c", "#5d7699", "#7f96b3"],
  ["#5f2b30", "#864247", "#a65f62", "#c08684"],
];
const CURL = createShape(20, (u, v) => Math.sqrt(Math.max(0, 1 - u * u)) * Math.sqrt(Math.max(0, 1 - v * v)));
const TILE = 0.12;

/** Fleece: short soft fibres brushed up into rounded curling tufts. Takes colours in the fibre. */
export const fleece: Material = {
  id: "fleece",
  class: "fabric",
  words: ["fleece", "polar fleece", "fleece fabric", "sherpa", "teddy fabric", "fleecy", "boucle"],
  tileSize: TILE,
  shade: shadeFleece,
};

function shadeFleece({ size, draw, colours, scale }: ShadeContext): Surface {
  const tufts = fbm(size, { cells: featureCount(16, scale), octaves: 3, seed: draw.seed32("tufts") });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) ground[i] = (tufts[i] as number) * 0.0005 * scale;
  const side = featureCount(64, scale);
  const lift = (x: number, y: number) =>
    ground[(Math.floor(y * size) & (size - 1)) * size + (Math.floor(x * size) & (size - 1))] as number;
  const curls = scatter(ground, size, CURL, { across: side, down: side }, draw.stream("curls"), (copy, next) => {
    copy.angle = next() * 6.2832;
    copy.length = (0.03 + 0.034 * next()) * scale;
    copy.width = 0.0095 * scale;
    copy.bend = (next() < 0.5 ? -1 : 1) * (1.4 + 2.2 * next());
    copy.base = lift(copy.x, copy.y) + (next() - 0.6) * 0.0004 * scale;
    copy.gain = 0.0005 * scale;
  });
  const nap = fbm(size, { cells: featureCount(200, scale), octaves: 2, gain: 0.9, seed: draw.seed32("nap") });
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const fibre = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 0.95));
  return paintSurface(size, TILE, (texel, i) => {
    const id = curls.index[i] as number;
    const h = curls.height[i] as number;
    const own = id < 0 ? 0 : (tone[id] as number) - 0.5;
    const n = nap[i] as number;
    const above = Math.min(1, Math.max(0, 0.5 + (h - (ground[i] as number)) * (1100 / scale) * 0.9));
    paintFrom(fibre, 0.3 + above * 0.36 + own * 0.1 + n * 0.14 + (tufts[i] as number) * 0.08, texel);
    shade(texel, 0.88 + 0.16 * above);
    texel.height = h + n * 0.00012;
    texel.roughness = 0.95 - above * 0.12 + n * 0.05;
  });
}
