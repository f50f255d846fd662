import { clamp01 } from "../../math/scalar.ts";
import type { Painted } from "../../texture/tones/palette.ts";

/** Moves the colour away from grey; 1 keeps it. */
export function saturateTexel(texel: Painted, factor: number): void {
  const grey = 0.2126 * texel.r + 0.7152 * texel.g + 0.0722 * texel.b;
  texel.r = clamp01(grey + (texel.r - grey) * factor);
  texel.g = clamp01(grey + (texel.g - grey) * factor);
  texel.b = clamp01(grey + (texel.b - grey) * factor);
}

/** Cuts the brightness into `steps` tones of the same hue, counted in square roots, where equal steps look about equal. */
export function posteriseTexel(texel: Painted, steps: number, dither: number): void {
  const bright = Math.sqrt(Math.max(1e-5, 0.2126 * texel.r + 0.7152 * texel.g + 0.0722 * texel.b));
  const tone = (Math.floor(bright * steps + dither) + 0.5) / steps;
  const factor = (tone / bright) * (tone / bright);
  texel.r = clamp01(texel.r * factor);
  texel.g = clamp01(texel.g * factor);
  texel.b = clamp01(texel.b * factor);
}
