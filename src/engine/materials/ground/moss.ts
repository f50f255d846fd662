import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const MOSS = ["#1d2a0a", "#35480f", "#536a18", "#758a2a", "#9aa948", "#bcc671"].map(fromHex);
/** A sprig from above: six narrow leaves around a bright heart. */
const STAR = createShape(32, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  if (r > 0.98) return 0;
  let near = 1;
  for (const [x, y] of [
    [0, 1],
    [0.866, 0.5],
    [0.866, -0.5],
  ] as const)
    near = Math.min(near, Math.abs(u * y - v * x));
  const leaf = 0.2 * (1 - r * 0.75);
  return near < leaf || r < 0.25 ? 1 - r * 0.8 : 0;
});
const TILE = 0.3;

/** Thick moss: swelling cushions of thousands of starry sprigs. Takes colours in the sprigs. */
export const moss: Material = {
  id: "moss",
  class: "ground",
  words: ["moss", "moss ground", "green moss", "moss carpet", "sphagnum", "mossy ground", "moss bed"],
  tileSize: TILE,
  shade: shadeMoss,
};

function shadeMoss({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(5, scale);
  const cushions = billow(size, { cells, octaves: 3, gain: 0.5, seed: draw.seed32("cushions") });
  const patches = evenNoise(size, {
    cells: featureCount(6, scale),
    octaves: 5,
    gain: 0.55,
    seed: draw.seed32("patches"),
  });
  const fuzz = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.9, seed: draw.seed32("fuzz") });
  const ground = cushions.map((c, i) => TILE * (0.075 * Math.sqrt(c) + 0.012 * (patches[i] as number)));
  const side = featureCount(58, scale);
  const at = (x: number, y: number) =>
    ground[(Math.floor(y * size) & (size - 1)) * size + (Math.floor(x * size) & (size - 1))] as number;
  const sprigs = scatter(ground, size, STAR, { across: side, down: side }, draw.stream("sprigs"), (copy, next) => {
    copy.angle = next() * 6.2832;
    copy.length = (0.018 + 0.02 * next()) * scale;
    copy.width = copy.length * (0.8 + 0.3 * next());
    copy.base = at(copy.x, copy.y) - TILE * 0.004 * next();
    copy.gain = TILE * 0.016;
    copy.tilt = TILE * 0.006 * (next() - 0.5);
  });
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const green = palette(...dye(MOSS, colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const id = sprigs.index[i] as number;
    const f = fuzz[i] as number;
    const p = patches[i] as number;
    const c = cushions[i] as number;
    const h = sprigs.height[i] as number;
    const over = clamp01((h - (ground[i] as number)) / (TILE * 0.014));
    const own = id < 0 ? 0.2 : (tone[id] as number);
    texel.height = h + TILE * 0.0016 * f;
    paintFrom(green, 0.2 + over * 0.34 + own * 0.14 + c * 0.2 + p * 0.16 + f * 0.14, texel);
    shade(texel, 0.55 + 0.45 * smoothstep(0, 0.35, c + over * 0.25));
    texel.roughness = 0.94 + f * 0.04;
  });
}
