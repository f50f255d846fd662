import { createField } from "../../kernels/field-pool.ts";
import { pow } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { type Palette, paintFrom } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

const STRAND = createShape(16, (u, v) => Math.sqrt(Math.max(0, 1 - u * u)) * (1 - pow(v * 0.5 + 0.5, 4)));

/** A coat of hair combed down V. */
export interface Coat {
  readonly tileSize: number;
  /** Hairs across and down the tile. */
  readonly across: number;
  readonly down: number;
  /** Shares of the tile. */
  readonly length: number;
  readonly width: number;
  /** How far the lie of the coat turns from place to place, in radians; default 0.55. */
  readonly sway?: number;
  /** How far a hair strays from its neighbours, in radians; default 0.22. */
  readonly stray?: number;
  /** Bow of a hair, in half widths; default 3. */
  readonly bow?: number;
  /** Gloss of the hair; default 0.78 matt. */
  readonly roughness?: number;
  /** Colour of the hair that grows at x, y in tiles. */
  readonly hairAt: (x: number, y: number) => Palette;
}

/** Combs a coat: hairs in tufts, tips over roots, dark where one sees down between them. */
export function combCoat({ size, draw, scale }: ShadeContext, coat: Coat): Surface {
  const { tileSize, length, width, sway = 0.55, stray = 0.22, bow = 3, roughness = 0.78, hairAt } = coat;
  const lean = fbm(64, { cells: featureCount(5, scale), octaves: 3, seed: draw.seed32("lean") });
  const tuft = fbm(64, { cells: featureCount(11, scale), octaves: 3, seed: draw.seed32("tuft") });
  const at = (field: Float32Array, x: number, y: number) =>
    field[(Math.floor(y * 64) & 63) * 64 + (Math.floor(x * 64) & 63)] as number;
  const across = featureCount(coat.across, scale);
  const down = featureCount(coat.down, scale);
  const deep = tileSize * 0.02 * scale;
  const colours: Palette[] = [];
  const ground = createField(size * size).fill(-deep);
  const hairs = scatter(ground, size, STRAND, { across, down }, draw.stream("hairs"), (copy, next) => {
    const wild = next() < 0.06 ? 4 : 1;
    copy.angle = at(lean, copy.x, copy.y) * sway + at(tuft, copy.x, copy.y) * 0.35 + (next() - 0.5) * stray * wild;
    copy.length = length * (0.72 + 0.56 * next()) * scale;
    copy.width = width * (0.74 + 0.52 * next()) * scale;
    copy.base = (at(tuft, copy.x, copy.y) * 0.15 + (next() - 0.5) * 0.225) * deep;
    copy.gain = deep * 0.15;
    // the tip lies on top of the roots of the next ones
    copy.tilt = deep * 0.2;
    copy.bend = (next() - 0.5) * bow;
    colours.push(hairAt(copy.x, copy.y));
  });
  const tone = evenGrid(across, down, draw.seed32("tone"));
  const patches = evenNoise(size, { cells: featureCount(6, scale), octaves: 4, seed: draw.seed32("patches") });
  const bare = colours[0] as Palette;
  return paintSurface(size, tileSize, (texel, i) => {
    const id = hairs.index[i] as number;
    const own = id < 0 ? 0 : (tone[id] as number);
    const along = (hairs.along[i] as number) * 0.5 + 0.5;
    const h = hairs.height[i] as number;
    const depth = clamp01(0.5 + (h / deep) * 1.12);
    paintFrom(
      colours[id] ?? bare,
      0.08 + own * 0.36 + along * 0.34 + depth * 0.26 + (patches[i] as number) * 0.1,
      texel,
    );
    texel.height = Math.max(h, -deep * 0.5);
    texel.roughness = roughness - along * 0.12 + own * 0.06;
  });
}
