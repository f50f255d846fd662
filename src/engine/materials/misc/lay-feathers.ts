import { createField } from "../../kernels/field-pool.ts";
import type { Draw } from "../../math/draw.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";

/** Half a vane's width along it, -1 the root to 1 the tip: narrow at the quill, round at the tip. */
export const vaneWidth = (v: number): number =>
  v > -0.25
    ? Math.sqrt(Math.max(0, 1 - ((v + 0.25) * (v + 0.25)) / 1.5625))
    : 0.72 + 0.28 * (1 - (v + 0.25) * (v + 0.25) * 1.7);

const VANE = createShape(96, (u, v) => {
  const wide = vaneWidth(v);
  const side = Math.abs(u) / Math.max(0.02, wide);
  if (side >= 1) return 0;
  // here and there the barbs have come apart, from the rim inwards
  const split = Math.abs(v - (u > 0 ? 0.46 : 0.06) + side * 0.34);
  if (side > 0.5 && split < 0.045 * (side - 0.5)) return 0;
  return 0.45 + 0.55 * Math.sqrt(1 - side * side);
});

/** How a plumage is laid. */
interface Plumage {
  /** Feathers across and down the tile. */
  readonly across: number;
  readonly down: number;
  /** 1 as usual, 2 twice as coarse: thicker by that. */
  readonly scale: number;
}

/** Overlapping feathers in staggered rows, tips down V. */
export function layFeathers(size: number, draw: Draw, { across, down, scale }: Plumage): ReturnType<typeof scatter> {
  const ground = createField(size * size).fill(-0.01);
  return scatter(ground, size, VANE, { across, down }, draw.stream("feathers"), (copy, next, index) => {
    const row = Math.floor(index / across);
    copy.x = ((index % across) + (row % 2) * 0.5 + 0.25 + (next() - 0.5) * 0.3) / across;
    copy.y = (row + 0.5 + (next() - 0.5) * 0.4) / down;
    copy.angle = (next() - 0.5) * 0.4;
    copy.length = (2.5 + 0.5 * next()) / down;
    copy.width = (1.2 + 0.25 * next()) / across;
    copy.base = (next() - 0.5) * 0.0004;
    copy.gain = 0.0017 * scale;
    copy.tilt = 0.0026 * scale;
    copy.bend = (next() - 0.5) * 0.35;
  });
}
