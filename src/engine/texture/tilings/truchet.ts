/** Half the width of a band, in squares. */
const HALF = 0.19;

/**
 * Truchet's square with two quarter circles about opposite corners (Smith's variant, 1987), turned one way or the other: laid by
 * chance, the arcs join to winding bands and rings.
 *
 * @param u Place in the square, 0..1 each.
 * @param turned Whether it lies the other way.
 * @returns Distance to the edge of the band in squares: positive on it.
 */
export function truchetBand(u: number, v: number, turned: boolean): number {
  const x = turned ? 1 - u : u;
  const near = Math.abs(Math.sqrt(x * x + v * v) - 0.5);
  const far = Math.abs(Math.sqrt((1 - x) * (1 - x) + (1 - v) * (1 - v)) - 0.5);
  return HALF - Math.min(near, far);
}
