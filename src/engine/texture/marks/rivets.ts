/**
 * Distance to the nearest of a ring of rivets set inside a rectangle's sides, evenly spaced with one in each corner.
 * All lengths are in one unit.
 *
 * @param left From the rectangle's left side to the point, `top` from its top side.
 * @param inset From the sides to the rivets' middles.
 * @param spacing Between rivets, about: a whole number of steps fits each side.
 */
export function rivetDistance(
  left: number,
  top: number,
  width: number,
  height: number,
  inset: number,
  spacing: number,
): number {
  const dx = toStep(left - inset, width - 2 * inset, spacing);
  const dy = toStep(top - inset, height - 2 * inset, spacing);
  const sideX = Math.min(Math.abs(left - inset), Math.abs(width - inset - left));
  const sideY = Math.min(Math.abs(top - inset), Math.abs(height - inset - top));
  return Math.sqrt(Math.min(sideX * sideX + dy * dy, dx * dx + sideY * sideY));
}

/** From the nearest of the steps that divide 0..length evenly to `at`, with its sign. */
export function toStep(at: number, length: number, spacing: number): number {
  if (length <= 0) return at - length / 2;
  const step = length / Math.max(1, Math.round(length / spacing));
  return at - Math.min(length, Math.max(0, Math.round(at / step) * step));
}

/** Relief of a domed head, 0 outside to 1 on its crown, `distance` and `radius` in one unit. */
export function rivetHead(distance: number, radius: number): number {
  const t = distance / radius;
  return t < 1 ? Math.sqrt(1 - t * t) : 0;
}
