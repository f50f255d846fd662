import { createField } from "../../kernels/field-pool.ts";
import { type Field, warpKernel } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { fbm } from "../noises/noise.ts";
import { createShape, scatter } from "./scatter.ts";

/** Widest in its middle, out to a point at both ends. */
const SPINDLE = createShape(48, (u, v) => 1 - Math.abs(u) / Math.max(0.02, 1 - v * v));

/** The way fibres run: down the tile or across it. */
export type Grain = "down" | "across";

/**
 * Checks, as a joiner calls the splits of drying timber: along its fibres, 0 nowhere to 1 in the middle of the widest.
 *
 * @param count About how many a tile.
 * @param length Of the longest, in shares of the tile.
 */
export function checks(size: number, draw: Draw, count: number, length: number, grain: Grain): Field {
  const side = Math.max(2, Math.round(Math.sqrt(count)));
  const isDown = grain === "down";
  const ground = createField(size * size);
  const grid = { across: side, down: side };
  const { height } = scatter(ground, size, SPINDLE, grid, draw.stream("checks"), (copy, next) => {
    copy.angle = (isDown ? 0 : 1.5708) + (next() - 0.5) * 0.07;
    const share = next();
    copy.length = length * (0.2 + 0.8 * share * share);
    copy.width = 0.0055 + 0.014 * share * next();
    copy.gain = 0.5 + 0.5 * next();
    copy.bend = (next() - 0.5) * 2;
  });
  // it leaps from fibre to fibre
  const wander = { cells: isDown ? 26 : 14, cellsY: isDown ? 14 : 26, octaves: 4, gain: 0.6 };
  const aside = fbm(size, { ...wander, seed: draw.seed32("wander"), strength: 0.007 * size });
  const none = createField(size * size);
  return isDown ? warpKernel(height, aside, none, size, 1) : warpKernel(height, none, aside, size, 1);
}

/** Share by which a surface must change faster across its fibres than along them. */
const CLEAR = 1.25;

/** Which way its colours say that a surface's fibres run; undefined where they run all ways. */
export function grainOf(albedo: Float32Array, size: number): Grain | undefined {
  let [acrossX, acrossY] = [1e-9, 1e-9];
  const step = Math.max(1, size >> 7);
  for (let y = 0; y < size; y += step) {
    for (let x = 0; x < size; x += step) {
      const at = (y * size + x) * 3 + 1;
      const right = (y * size + ((x + 1) & (size - 1))) * 3 + 1;
      const below = (((y + 1) & (size - 1)) * size + x) * 3 + 1;
      acrossX += Math.abs((albedo[right] as number) - (albedo[at] as number));
      acrossY += Math.abs((albedo[below] as number) - (albedo[at] as number));
    }
  }
  if (acrossX > CLEAR * acrossY) return "down";
  return acrossY > CLEAR * acrossX ? "across" : undefined;
}
