export const clamp = (x: number, low: number, high: number): number => Math.min(Math.max(x, low), high);
export const clamp01 = (x: number): number => Math.min(Math.max(x, 0), 1);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Hermite step from 0 at `low` to 1 at `high`; `low` may be above `high` to fall instead of rise. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = clamp01((x - low) / (high - low));
  return t * t * (3 - 2 * t);
}
