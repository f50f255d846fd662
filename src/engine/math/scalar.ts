/** By comparisons: `Math.min` and `Math.max` also order the two zeros, which took half the time of every smoothstep. */
export function clamp(x: number, low: number, high: number): number {
  const least = x > low ? x : low;
  return least < high ? least : high;
}
/** 0 for what is no number. */
export const clamp01 = (x: number): number => (x > 0 ? (x < 1 ? x : 1) : 0);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Hermite step from 0 at `low` to 1 at `high`; `low` may be above `high` to fall instead of rise. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = clamp01((x - low) / (high - low));
  return t * t * (3 - 2 * t);
}
