/** Whether a point lies in a rectangle about the origin with rounded corners; half sides and radius in the point's unit. */
export function inRoundedRectangle(x: number, y: number, halfX: number, halfY: number, radius: number): boolean {
  const [u, v] = [Math.abs(x) - halfX + radius, Math.abs(y) - halfY + radius];
  if (u > radius || v > radius) return false;
  return u <= 0 || v <= 0 || u * u + v * v < radius * radius;
}
