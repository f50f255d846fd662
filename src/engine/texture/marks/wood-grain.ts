import { createField } from "../../kernels/field-pool.ts";
import type { Field } from "../../kernels/kernels.ts";
import { makeRows } from "../../kernels/shared-rows.ts";
import type { Draw } from "../../math/draw.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../noises/noise.ts";
import { evenGrid } from "../tones/even-deal.ts";

/** What a grain pattern is mixed from; all fields run along V. */
export interface WoodGrain {
  /** Late wood, the dark line that ends a year: 0..1. */
  readonly late: Field;
  /** Fibres, about -1..1. */
  readonly fibre: Field;
  /** Open pores, short dark streaks: 0..1. */
  readonly pores: Field;
  /** Slow drift of tone, about -1..1. */
  readonly drift: Field;
}

/**
 * Grain of a flat-sawn face without joints: year rings are the contour lines of a drifting slope, so they run along V,
 * widen, narrow and close into cathedrals where the slope turns. No two years are alike: wide and narrow, bold and pale.
 *
 * @param rings Years across the tile, whole.
 * @param figure How far the rings stray: 0 straight quarter-sawn, 1 a lively board, 3 wild cathedrals.
 * @param fineness Fibres across the tile.
 * @param bend Added to each texel's place across the grain, in tiles (see `knots`).
 * @param crown How flat the board was sawn: along one line of the tile rings stand wide and arch, 0 nowhere to 1.
 */
export function woodGrain(
  size: number,
  draw: Draw,
  rings: number,
  figure: number,
  fineness: number,
  bend?: Field,
  crown = 0,
): WoodGrain {
  const sweep = fbm(size, { cells: 3, cellsY: 1, octaves: 2, gain: 0.3, seed: draw.seed32("sweep") });
  const wander = fbm(size, { cells: 7, cellsY: 1, octaves: 4, gain: 0.42, seed: draw.seed32("wander") });
  const fibre = fbm(size, { cells: fineness, cellsY: 2, octaves: 3, gain: 0.75, seed: draw.seed32("fibre") });
  const streaks = fbm(size, { cells: fineness, cellsY: 7, octaves: 2, gain: 0.9, seed: draw.seed32("pores") });
  // bold years apart: several side by side make a stripe that is found in every tile again
  const boldness = evenGrid(rings, 1, draw.seed32("boldness"));
  const late = createField(size * size);
  const stray = figure * rings * 0.113;
  const middle = draw.number("crown", 0, 1);
  const flat =
    crown > 0 ? Float32Array.from({ length: size }, (_, x) => sin(((x + 0.5) / size + middle) * TAU) / TAU) : undefined;
  makeRows([late, streaks], size, 8, () => (first, end) => {
    for (let i = first * size; i < end * size; i += 1) {
      const x = ((i & (size - 1)) + 0.5) / size + (bend ? (bend[i] as number) : 0);
      const w = wander[i] as number;
      const wide = flat ? (flat[i & (size - 1)] as number) * rings * crown : 0;
      const ring = x * rings + wide + (sweep[i] as number) * stray + w * 0.55 + (fibre[i] as number) * 0.07;
      const year = Math.floor(ring);
      const phase = ring - year;
      const bold = boldness[((year % rings) + rings) % rings] as number;
      const strength = clamp01(0.28 + bold * 0.62 + w * 0.3);
      // a good year is wide: its dark line is late and thin
      late[i] = smoothstep(0.1 + bold * 0.3, 0.86, phase) * smoothstep(1, 0.88, phase) * strength;
      const open = clamp01(((streaks[i] as number) - 0.2) * 2.6);
      // pores of ring-porous woods sit in the early wood
      streaks[i] = open * (1 - (late[i] as number) * 0.7);
    }
  });
  return { late, fibre, pores: streaks, drift: wander };
}
