/** Bayer's threshold matrix: each number of 0 to 63 once, neighbours far apart. */
const BAYER = bayer(8);
/** Levels from one colour of a GIF to the next, about: colours are counted in five bits of red and blue, six of green. */
const STEP = 8;

/**
 * Roughens a picture by less than the step between two colours of a small palette, so that a backdrop that fades has no rings. The
 * pattern stands still: in a film it is no noise.
 *
 * @param rgba Four bytes a pixel, changed in place; alpha is left alone.
 * @param width In pixels.
 */
export function dither(rgba: Uint8ClampedArray, width: number): void {
  for (let at = 0; at < rgba.length; at += 4) {
    const pixel = at / 4;
    const x = pixel % width;
    const y = (pixel - x) / width;
    const lift = (((BAYER[(y & 7) * 8 + (x & 7)] as number) + 0.5) / 64 - 0.5) * STEP;
    rgba[at] = (rgba[at] as number) + lift;
    rgba[at + 1] = (rgba[at + 1] as number) + lift;
    rgba[at + 2] = (rgba[at + 2] as number) + lift;
  }
}

function bayer(side: number): readonly number[] {
  if (side === 1) return [0];
  const half = side / 2;
  const quarter = bayer(half);
  const corners = [0, 2, 3, 1];
  return Array.from({ length: side * side }, (_, place) => {
    const x = place % side;
    const y = Math.floor(place / side);
    const corner = corners[(y < half ? 0 : 2) + (x < half ? 0 : 1)] as number;
    return (quarter[(y % half) * half + (x % half)] as number) * 4 + corner;
  });
}
