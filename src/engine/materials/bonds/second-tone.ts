import { luminance } from "../../math/color.ts";
import { type Palette, paintFrom } from "../../texture/tones/palette.ts";

/** Below this luminance stuff is dark: its other kind is a lighter one. */
const DARK = 0.12;
const DARKER = 0.38;
const LIGHTER = 2.7;

/** By what factor the second kind of one stuff on a checkerboard is lighter or darker than the first, painted by `first`. */
export function secondTone(first: Palette | undefined): number {
  if (!first) return DARKER;
  const middle = { r: 0.5, g: 0.5, b: 0.5 };
  paintFrom(first, 0.5, middle);
  return luminance([middle.r, middle.g, middle.b]) < DARK ? LIGHTER : DARKER;
}
