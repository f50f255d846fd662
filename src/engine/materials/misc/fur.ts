import { fromHex } from "../../math/color.ts";
import { pow } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noise.ts";
import { paintSurface } from "../../texture/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/palette.ts";
import { randomTable } from "../../texture/random-table.ts";
import { createShape, scatter } from "../../texture/scatter.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const COATS: readonly (readonly string[])[] = [
  ["#3d2a1b", "#6b4a2e", "#94693f", "#b98e5c"],
  ["#4a4744", "#716d69", "#97928c", "#bab5ae"],
  ["#6f5331", "#a17b47", "#c8a268", "#e0c695"],
];
const STRAND = createShape(16, (u, v) => Math.sqrt(Math.max(0, 1 - u * u)) * (1 - pow(v * 0.5 + 0.5, 4)));
const TILE = 0.2;

/** A short coat combed down V, in tufts. Takes colours in the hair. */
export const fur: Material = {
  id: "fur",
  class: "misc",
  words: ["fur", "furry", "fluffy", "faux fur", "hair", "hairy", "pelt"],
  tileSize: TILE,
  shade: shadeFur,
};

function shadeFur({ size, draw, colours, scale }: ShadeContext): Surface {
  const lean = fbm(64, { cells: featureCount(5, scale), octaves: 3, seed: draw.seed32("lean") });
  const tuft = fbm(64, { cells: featureCount(11, scale), octaves: 3, seed: draw.seed32("tuft") });
  const at = (field: Float32Array, x: number, y: number) =>
    field[(Math.floor(y * 64) & 63) * 64 + (Math.floor(x * 64) & 63)] as number;
  const across = featureCount(96, scale);
  const down = featureCount(72, scale);
  const ground = new Float32Array(size * size).fill(-0.004);
  const hairs = scatter(ground, size, STRAND, { across, down }, draw.stream("hairs"), (copy, next) => {
    const stray = next() < 0.06 ? 0.9 : 0.22;
    copy.angle = at(lean, copy.x, copy.y) * 0.55 + at(tuft, copy.x, copy.y) * 0.35 + (next() - 0.5) * stray;
    copy.length = (0.075 + 0.06 * next()) * scale;
    copy.width = (0.0048 + 0.0035 * next()) * scale;
    copy.base = at(tuft, copy.x, copy.y) * 0.0006 + (next() - 0.5) * 0.0009;
    copy.gain = 0.0006;
    // the tip lies on top of the roots of the next ones
    copy.tilt = 0.0008;
    copy.bend = (next() - 0.5) * 3;
  });
  const tone = randomTable(across * down, draw.seed32("tone"));
  const patches = fbm(size, { cells: featureCount(3, scale), octaves: 4, seed: draw.seed32("patches") });
  const coat = palette(...dye(draw.pick("coat", COATS).map(fromHex), colours[0], 0.8));
  return paintSurface(size, TILE, (texel, i) => {
    const id = hairs.index[i] as number;
    const own = id < 0 ? 0 : (tone[id] as number);
    const along = (hairs.along[i] as number) * 0.5 + 0.5;
    const h = hairs.height[i] as number;
    const depth = clamp01(0.5 + h * 280);
    paintFrom(coat, 0.08 + own * 0.36 + along * 0.34 + depth * 0.26 + (patches[i] as number) * 0.1, texel);
    texel.height = Math.max(h, -0.002);
    texel.roughness = 0.78 - along * 0.12 + own * 0.06;
  });
}
