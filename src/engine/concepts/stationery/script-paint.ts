import { noise } from "../../geometry/deform.ts";
import type { SurfacePoint } from "../../geometry/part.ts";
import type { Rgb } from "../../math/color.ts";

/**
 * Whether a point lies on a line of handwriting: words of waves and gaps.
 *
 * @param x Metres from the left edge of the text, `y` above the line's foot.
 * @param size Height of a small letter, metres.
 */
export function isScript(x: number, y: number, line: number, size: number): boolean {
  const word = noise(x / (size * 3.4), line * 7.3, 0.5, 11);
  if (word < -0.32) return false;
  const wave = noise(x / (size * 0.42), line * 13.7, 2.5, 12) * 0.5 + 0.5;
  const tall = noise(x / (size * 0.9), line * 5.1, 4.5, 13) > 0.42 ? 1.6 : 1;
  return (
    y > 0 && y < size * (0.35 + 0.65 * wave) * tall && Math.abs(noise(x / (size * 0.3), y / size, line, 14)) > 0.16
  );
}

/** Yellowed towards the edges, blotched. `u` and `v` run from -1 to 1 over the sheet. */
export function ageParchment(surface: SurfacePoint, u: number, v: number, x: number, y: number, scale: number): void {
  const rim = Math.max(Math.abs(u), Math.abs(v));
  const blotch =
    noise(x / (scale * 0.3), y / (scale * 0.3), 0, 21) * 0.5 +
    noise(x / (scale * 0.08), y / (scale * 0.08), 0, 22) * 0.3;
  const dark = Math.max(0, (rim - 0.72 + blotch * 0.14) * 1.9);
  const tone = 1 - 0.5 * dark + 0.1 * blotch;
  surface.r *= tone;
  surface.g *= tone * (1 - 0.12 * dark);
  surface.b *= tone * (1 - 0.3 * dark);
}

export const ink = (surface: SurfacePoint, colour: Rgb): void => {
  surface.r = colour[0];
  surface.g = colour[1];
  surface.b = colour[2];
};
