import { createField } from "../../kernels/field-pool.ts";
import type { Rgb } from "../../math/color.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const TILE = 0.3;
const GOLD: readonly Rgb[] = [
  [0.5, 0.25, 0.05],
  [0.8, 0.48, 0.13],
  [0.9, 0.63, 0.23],
];
/** Across a coin, in tiles: 30 mm. */
const ACROSS = 0.1;
/** Metres from the flat of a coin to its raised rim, and what is struck stands out of it. */
const STRUCK = 0.0005;
/** Where the flat ends and the rim rises, in radii. */
const RIM = 0.84;
const DISC = createShape(64, (u, v) => smoothstep(1, 0.97, Math.sqrt(u * u + v * v)));

/** A hoard of struck coins heaped over each other, rims raised and milled, tarnish in what is struck. Takes colours in the metal. */
export const coins: Material = {
  id: "coins",
  class: "metal",
  words: ["coin", "pile of coin", "heap of coin", "doubloon"],
  tileSize: TILE,
  shade: shadeCoins,
};

function shadeCoins(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const side = featureCount(21, scale);
  const across = ACROSS * scale;
  const heap = fbm(size, { cells: featureCount(4, scale), octaves: 3, gain: 0.4, seed: draw.seed32("heap") });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) ground[i] = -0.05;
  const copies = scatter(ground, size, DISC, { across: side, down: side }, draw.stream("coins"), (copy, next) => {
    copy.angle = next() * 6.2832;
    copy.length = across * (0.92 + 0.12 * next());
    copy.width = copy.length * (0.9 + 0.1 * next());
    copy.base = (next() - 0.5) * 0.02 * scale;
    copy.gain = 0.0018 * scale;
    copy.tilt = (next() - 0.5) * 0.007 * scale;
    copy.bend = 0;
  });
  const face = evenGrid(side, side, draw.seed32("face"));
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const metal = bareMetal(context, { tileSize: TILE, colours: GOLD, roughness: 0.26, scratches: 700, smudge: 1.3 });
  return paintSurface(size, TILE, (texel, i) => {
    const id = copies.index[i] as number;
    metal(texel, i);
    texel.height = (copies.height[i] as number) + 0.004 * scale * (heap[i] as number);
    if (id < 0) {
      shade(texel, 0.12);
      texel.roughness = 0.7;
      return;
    }
    const u = copies.across[i] as number;
    const v = copies.along[i] as number;
    const r = Math.sqrt(u * u + v * v);
    const milled = 0.5 + 0.5 * cos(atan2(v, u) * 60);
    const rim = smoothstep(RIM, RIM + 0.04, r);
    const figure = struck(u, v, r, face[id] as number);
    const relief = Math.max(rim * (0.85 + 0.15 * milled), figure);
    // what no thumb reaches has tarnished
    shade(texel, (0.62 + 0.38 * relief) * (0.88 + 0.24 * (tone[id] as number)) * smoothstep(1.04, 0.96, r));
    texel.height += STRUCK * scale * relief;
    texel.roughness += 0.16 * (1 - relief);
  });
}

/** What is struck on a coin, 0..1: a head in profile, a star or a cross, with a ring of beads about it. */
function struck(u: number, v: number, r: number, face: number): number {
  if (r > RIM) return 0;
  const around = atan2(v, u);
  const beads = smoothstep(0.035, 0.015, Math.abs(r - 0.74)) * smoothstep(-0.2, 0.3, cos(around * 36));
  if (r > 0.66) return beads;
  if (face < 0.4) return head(u, v);
  if (face < 0.7) {
    const ray = 0.36 + 0.2 * cos(around * 5);
    return smoothstep(ray + 0.02, ray - 0.03, r) * (0.7 + 0.3 * smoothstep(0, 0.3, r));
  }
  const arm = Math.min(Math.abs(u), Math.abs(v));
  return smoothstep(0.12 + 0.12 * r, 0.08 + 0.12 * r, arm);
}

/** A round skull with brow, nose and chin to one side, on a neck. */
function head(u: number, v: number): number {
  const skull = blob(u + 0.04, v + 0.16, 0.32, 0.34);
  const jaw = blob(u - 0.1, v - 0.08, 0.22, 0.24);
  const nose = blob(u - 0.3, v + 0.02, 0.09, 0.07);
  const neck = blob(u + 0.06, v - 0.36, 0.17, 0.26);
  return Math.max(skull, jaw, nose, neck * 0.9);
}

const blob = (u: number, v: number, wide: number, high: number): number => {
  const [x, y] = [u / wide, v / high];
  const far = Math.sqrt(x * x + y * y);
  return smoothstep(1.06, 0.94, far) * (0.75 + 0.25 * smoothstep(1, 0, far));
};
