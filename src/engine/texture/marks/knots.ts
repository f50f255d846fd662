import { createField } from "../../kernels/field-pool.ts";
import type { Field } from "../../kernels/kernels.ts";
import { cos, sin } from "../../math/elementary.ts";
import { evenGrid } from "../tones/even-deal.ts";

/** Knots in a face of wood whose grain runs along V. */
export interface Knots {
  /** To be added to a texel's place across the grain, in tiles: year rings then flow around the knots. */
  readonly bend: Field;
  /** 1 in the middle of a knot, 0 at its rim, negative outside down to -1. */
  readonly core: Field;
  /** Angle-dependent wobble of the rim, -1..1, for rays and cracks in the knot. */
  readonly ray: Field;
}

/** A knot: place and radius in tiles. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How far along and across the grain a knot is felt, in radii. */
const REACH = 7;

/**
 * Knots in wood, one in each of `count` cells of a jittered lattice at most, whose rows do not line up. The grain flows around them as a stream does
 * around a cylinder (potential flow), drawn out along V.
 *
 * @param radius Of the largest, in tiles; the smallest is five sixths of it.
 */
export function knots(size: number, stream: () => number, count: number, radius: number): Knots {
  const side = Math.max(1, Math.ceil(Math.sqrt(count)));
  const list: Knot[] = [];
  // large and small ones by turns: one that is larger than all others is found in every tile again
  const bulk = evenGrid(side, side, Math.floor(stream() * 4294967296));
  let shift = 0;
  for (let i = 0; i < side * side; i += 1) {
    // two that fall close together are the pair that is found in every tile again
    if (i % side === 0) shift = stream();
    const x = ((i % side) + shift + 0.28 + 0.44 * stream()) / side;
    const y = (Math.floor(i / side) + 0.25 + 0.5 * stream()) / side;
    const luck = bulk[i] as number;
    if (stream() * side * side < count) list.push({ x, y, radius: radius * (0.84 + 0.16 * luck) });
  }
  return bendAround(size, list, stream);
}

function bendAround(size: number, list: readonly Knot[], stream: () => number): Knots {
  const bend = createField(size * size);
  const core = createField(size * size).fill(-1);
  const ray = createField(size * size);
  const mask = size - 1;
  for (const { x, y, radius } of list) {
    const phase = stream() * 6.28;
    const lobes = Float32Array.from(
      { length: 64 },
      (_, k) => sin((k / 64) * 6.2832 * 3 + phase) * 0.6 + cos((k / 64) * 6.2832 * 7 + phase * 2) * 0.4,
    );
    const reach = Math.min(size / 2 - 1, radius * REACH * size);
    const cx = x * size;
    const cy = y * size;
    for (let py = Math.ceil(cy - reach); py <= cy + reach; py += 1) {
      const dy = ((py + 0.5 - cy) / size) * 0.62;
      for (let px = Math.ceil(cx - reach); px <= cx + reach; px += 1) {
        const dx = (px + 0.5 - cx) / size;
        const far = dx * dx + dy * dy;
        const r = Math.sqrt(far) / radius;
        if (r >= REACH * 0.62) continue;
        const at = (py & mask) * size + (px & mask);
        const share = r / (REACH * 0.62);
        const fade = (1 - share * share) * (1 - share * share);
        bend[at] = (bend[at] as number) - (dx * fade) / Math.max(1, r * r);
        const inside = 1 - r;
        if (inside > (core[at] as number)) {
          core[at] = inside;
          // octant-free angle in 0..63: the diamond angle, close enough for a wobble
          const turn = dx / (Math.abs(dx) + Math.abs(dy) + 1e-9);
          const diamond = dy > 0 ? 1 - turn : 3 + turn;
          ray[at] = lobes[Math.floor(diamond * 16) & 63] as number;
        }
      }
    }
  }
  return { bend, core, ray };
}
