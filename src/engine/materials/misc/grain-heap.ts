import { createField } from "../../kernels/field-pool.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Shape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface, type Texel } from "../../texture/tones/paint-surface.ts";
import { type Palette, paintFrom, shade } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** A heap of equal grains: beans, rice, seeds. */
export interface GrainHeap {
  readonly tileSize: number;
  /** Grains along a side of the tile, counting those below. */
  readonly side: number;
  /** Shares of the tile. */
  readonly length: number;
  readonly width: number;
  readonly shape: Shape;
  readonly body: Palette;
  readonly roughness: number;
  /** Last say over a texel of a grain: place across and along it, -1..1 each. */
  readonly finish?: (texel: Texel, across: number, along: number, id: number) => void;
}

/** Heaps grains over each other, dark where one sees between them. */
export function heapGrains({ size, draw, scale }: ShadeContext, heap: GrainHeap): Surface {
  const { tileSize, shape, body, roughness, finish } = heap;
  const side = featureCount(heap.side, scale);
  const thick = heap.width * tileSize * scale;
  const ground = createField(size * size).fill(-thick * 1.1);
  const grains = scatter(ground, size, shape, { across: side, down: side }, draw.stream("grains"), (copy, next) => {
    copy.angle = next() * 6.2832;
    copy.length = heap.length * (0.88 + 0.24 * next()) * scale;
    copy.width = heap.width * (0.88 + 0.24 * next()) * scale;
    copy.base = (next() - 0.85) * thick;
    copy.gain = thick * 0.55;
    copy.tilt = (next() - 0.5) * thick * 0.7;
    copy.bend = (next() - 0.5) * 0.25;
  });
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const fine = fbm(size, { cells: featureCount(90, scale), octaves: 2, gain: 0.8, seed: draw.seed32("fine") });
  return paintSurface(size, tileSize, (texel, i) => {
    const id = grains.index[i] as number;
    const h = grains.height[i] as number;
    const f = fine[i] as number;
    const own = id < 0 ? 0 : (tone[id] as number) - 0.5;
    const depth = clamp01(1 + (h / thick) * 0.85);
    paintFrom(body, 0.3 + own * 0.5 + depth * 0.24 + f * 0.1, texel);
    shade(texel, 0.3 + 0.7 * depth);
    texel.height = h + f * thick * 0.01;
    texel.roughness = roughness + f * 0.05 + (1 - depth) * 0.15;
    if (id >= 0) finish?.(texel, grains.across[i] as number, grains.along[i] as number, id);
  });
}
