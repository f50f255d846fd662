import type { Field } from "../kernels/kernels.ts";
import type { Draw } from "../math/draw.ts";
import { clamp01, smoothstep } from "../math/scalar.ts";
import { fbm } from "./noise.ts";

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
 * widen, narrow and close into cathedrals where the slope turns.
 *
 * @param rings Years across the tile, whole.
 * @param figure How far the rings stray: 0 straight quarter-sawn, 3 wild cathedrals.
 * @param fineness Fibres across the tile.
 */
export function woodGrain(size: number, draw: Draw, rings: number, figure: number, fineness: number): WoodGrain {
  const sweep = fbm(size, { cells: 3, cellsY: 1, octaves: 2, gain: 0.35, seed: draw.seed32("sweep") });
  const wander = fbm(size, { cells: 8, cellsY: 2, octaves: 4, seed: draw.seed32("wander") });
  const fibre = fbm(size, { cells: fineness, cellsY: 2, octaves: 4, gain: 0.75, seed: draw.seed32("fibre") });
  const streaks = fbm(size, { cells: fineness, cellsY: 7, octaves: 2, gain: 0.9, seed: draw.seed32("pores") });
  const late = new Float32Array(size * size);
  for (let i = 0; i < late.length; i += 1) {
    const x = ((i & (size - 1)) + 0.5) / size;
    const ring =
      x * rings + (sweep[i] as number) * figure * 2.4 + (wander[i] as number) * 0.32 + (fibre[i] as number) * 0.08;
    const phase = ring - Math.floor(ring);
    // some years are pale
    const strength = clamp01(0.62 + (wander[i] as number) * 0.5);
    late[i] = smoothstep(0.15, 0.8, phase) * smoothstep(1, 0.8, phase) * strength;
    const open = clamp01(((streaks[i] as number) - 0.2) * 2.6);
    // pores of ring-porous woods sit in the early wood
    streaks[i] = open * (1 - (late[i] as number) * 0.7);
  }
  return { late, fibre, pores: streaks, drift: wander };
}
